import type { AlertColor } from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card, { type CardProps } from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useImperativeHandle, type ReactNode, type Ref } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor, defineMessages } from 'react-intl';

import { useConfig } from '#platform/config/ConfigContext.tsx';
import { ToneMark } from '#platform/theme/tones/ToneMark.tsx';

import type { HumanCheck, HumanCheckState } from './humanCheck.ts';
import { RECAPTCHA_PAGE } from './recaptchaMessage.ts';
import { useProofOfWork } from './useProofOfWork.ts';
import { useRecaptcha } from './useRecaptcha.ts';

const messages = defineMessages({
  title: { id: 'humanCheck.title', defaultMessage: 'Security check' },
  init: {
    id: 'humanCheck.init',
    defaultMessage: 'This runs by itself when you continue. There is nothing for you to do.',
  },
  recaptcha: {
    id: 'humanCheck.recaptcha',
    defaultMessage: 'Check the box from Google. It may ask you to choose pictures, or to type words that you hear.',
  },
  recaptchaFrame: { id: 'humanCheck.recaptchaFrame', defaultMessage: 'Google’s check' },
  working: {
    id: 'humanCheck.working',
    defaultMessage: 'Checking. This takes a second or two, and there is nothing for you to do.',
  },
  verified: { id: 'humanCheck.verified', defaultMessage: 'Done. You can continue.' },
  expired: { id: 'humanCheck.expired', defaultMessage: 'The check has expired. It runs again when you continue.' },
  recaptchaExpired: { id: 'humanCheck.recaptchaExpired', defaultMessage: 'The check has expired. Check the box again.' },
  error: {
    id: 'humanCheck.error',
    defaultMessage: 'The check did not work. Try it again, or continue without it, with fewer tries.',
  },
  again: { id: 'humanCheck.again', defaultMessage: 'Check again' },
});

export type HumanCheckHandle = Pick<HumanCheck, 'takeProof'>;

interface Props {
  /** Gives the form access to `takeProof`. Stays null when the runtime configuration names no human check. */
  ref: Ref<HumanCheckHandle>;
  /** A sentence that offers another way to reach the goal, shown when the check fails. */
  alternative: ReactNode;
}

/** Shows the human check that the runtime configuration names: proof of work, reCAPTCHA or none. */
export function HumanCheckPanel({ ref, alternative }: Props) {
  const { provider, siteKey = '' } = useConfig().humanCheck;
  if (provider === 'altcha') return <ProofOfWork ref={ref} alternative={alternative} />;
  if (provider === 'recaptcha') return <Recaptcha ref={ref} alternative={alternative} siteKey={siteKey} />;
  return null;
}

function ProofOfWork({ ref, alternative }: Props) {
  const { state, start, takeProof } = useProofOfWork();
  useImperativeHandle(ref, () => ({ takeProof }), [takeProof]);
  return (
    <Panel state={state} stateMessages={messages} alternative={alternative}>
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

function Recaptcha({ ref, alternative, siteKey }: Props & { siteKey: string }) {
  const intl = useIntl();
  const { state, start, takeProof, attempt, frame, height } = useRecaptcha();
  useImperativeHandle(ref, () => ({ takeProof }), [takeProof]);
  return (
    <Panel state={state} stateMessages={RECAPTCHA_MESSAGES} alternative={alternative}>
      {state === 'error' ? (
        <Button variant="outlined" onClick={start}>
          <FormattedMessage {...messages.again} />
        </Button>
      ) : (
        <GoogleFrame
          key={attempt}
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
const RECAPTCHA_MESSAGES = { ...messages, init: messages.recaptcha, expired: messages.recaptchaExpired };

const PanelCard = styled(Card)<Pick<CardProps, 'component'>>({
  '--pad-x': '16px',
  '--pad-y': '16px',
  borderRadius: 'var(--radius-control)',
  '& > button': { marginLeft: 32 },
});

interface PanelProps {
  state: HumanCheckState;
  stateMessages: Record<HumanCheckState, MessageDescriptor>;
  alternative: ReactNode;
  children: ReactNode;
}

/** Shows the state of the check as text and announces it to screen readers. */
function Panel({ state, stateMessages, alternative, children }: PanelProps) {
  const titleId = useId();
  const tone = TONES[state];
  return (
    <PanelCard component="section" aria-labelledby={titleId}>
      <Stack direction="row" spacing={1.5}>
        <ToneMark tone={tone} size={24} />
        <div>
          <Typography component="h2" variant="body1" id={titleId} sx={{ fontWeight: 650 }}>
            <FormattedMessage {...messages.title} />
          </Typography>
          <Typography role="status">
            <FormattedMessage {...stateMessages[state]} />
            {state === 'error' && <> {alternative}</>}
          </Typography>
        </div>
      </Stack>
      {children}
    </PanelCard>
  );
}
