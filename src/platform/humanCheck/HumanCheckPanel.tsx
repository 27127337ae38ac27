import type { AlertColor } from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card, { type CardProps } from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useImperativeHandle, type ReactNode, type Ref } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';

import { useConfig } from '#platform/config/ConfigContext.tsx';
import { ToneMark } from '#platform/theme/tones/ToneMark.tsx';

import type { HumanCheck, HumanCheckState } from './humanCheck.ts';
import { messages } from './messages.ts';
import { RECAPTCHA_PAGE } from './recaptchaMessage.ts';
import { useProofOfWork } from './useProofOfWork.ts';
import { useRecaptcha } from './useRecaptcha.ts';

export type HumanCheckHandle = Pick<HumanCheck, 'take'>;

interface Props {
  /** Gives the form access to `take`. Stays null when the runtime configuration names no human check. */
  ref: Ref<HumanCheckHandle>;
  /** A sentence that offers another way to reach the goal, shown when the check fails. */
  otherWay: ReactNode;
}

/** Shows the human check that the runtime configuration names: proof of work, reCAPTCHA or none. */
export function HumanCheckPanel({ ref, otherWay }: Props) {
  const { provider, siteKey = '' } = useConfig().humanCheck;
  if (provider === 'altcha') return <ProofOfWork ref={ref} otherWay={otherWay} />;
  if (provider === 'recaptcha') return <Recaptcha ref={ref} otherWay={otherWay} siteKey={siteKey} />;
  return null;
}

function ProofOfWork({ ref, otherWay }: Props) {
  const { state, start, take } = useProofOfWork();
  useImperativeHandle(ref, () => ({ take }), [take]);
  return (
    <Panel state={state} words={messages} otherWay={otherWay}>
      {state === 'error' && (
        <Button variant="outlined" onClick={start}>
          <FormattedMessage {...messages.again} />
        </Button>
      )}
    </Panel>
  );
}

/** Frame for Google's widget, which supports only a light color scheme. */
const GoogleFrame = styled('iframe')({ width: '100%', height: 80, border: 0, colorScheme: 'light' });

function Recaptcha({ ref, otherWay, siteKey }: Props & { siteKey: string }) {
  const intl = useIntl();
  const { state, start, take, round, frame, height } = useRecaptcha();
  useImperativeHandle(ref, () => ({ take }), [take]);
  return (
    <Panel state={state} words={RECAPTCHA_WORDS} otherWay={otherWay}>
      {state === 'error' ? (
        <Button variant="outlined" onClick={start}>
          <FormattedMessage {...messages.again} />
        </Button>
      ) : (
        <GoogleFrame
          key={round}
          ref={frame}
          title={intl.formatMessage(messages.recaptchaFrame)}
          src={`${RECAPTCHA_PAGE}#${encodeURIComponent(siteKey)}`}
          style={height === null ? undefined : { height }}
        />
      )}
    </Panel>
  );
}

const TONES: Record<HumanCheckState, AlertColor> = {
  init: 'info',
  working: 'info',
  verified: 'success',
  expired: 'warning',
  error: 'warning',
};

/** Texts for reCAPTCHA, which the user has to act on. Proof of work runs by itself. */
const RECAPTCHA_WORDS = { ...messages, init: messages.recaptcha, expired: messages.recaptchaExpired };

/** A card with the padding and corner radius of a form control. */
const Control = styled(Card)<Pick<CardProps, 'component'>>({
  '--pad-x': '16px',
  '--pad-y': '16px',
  borderRadius: 'var(--radius-control)',
  '& > button': { marginLeft: 32 },
});

interface PanelProps {
  state: HumanCheckState;
  words: Record<HumanCheckState, MessageDescriptor>;
  otherWay: ReactNode;
  children: ReactNode;
}

/** Shows the state of the check as text and announces it to screen readers. */
function Panel({ state, words, otherWay, children }: PanelProps) {
  const titleId = useId();
  const tone = TONES[state];
  return (
    <Control component="section" aria-labelledby={titleId}>
      <Stack direction="row" spacing={1.5}>
        <ToneMark tone={tone} size={24} />
        <div>
          <Typography component="h2" variant="body1" id={titleId} sx={{ fontWeight: 650 }}>
            <FormattedMessage {...messages.title} />
          </Typography>
          <Typography role="status">
            <FormattedMessage {...words[state]} />
            {state === 'error' && <> {otherWay}</>}
          </Typography>
        </div>
      </Stack>
      {children}
    </Control>
  );
}
