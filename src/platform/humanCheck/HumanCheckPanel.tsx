import { useId, useImperativeHandle, type ReactNode, type Ref } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';

import { useConfig } from '#platform/config/ConfigContext.tsx';
import { ActionButton } from '#platform/ui/actions/ActionButton.tsx';
import { PhoneLink } from '#platform/ui/actions/PhoneLink.tsx';
import { ToneShape, type Tone } from '#platform/ui/feedback/ToneShape.tsx';

import './humanCheck.css';
import type { HumanCheck, HumanCheckState } from './humanCheck.ts';
import { messages } from './messages.ts';
import { RECAPTCHA_PAGE } from './recaptchaMessage.ts';
import { useProofOfWork } from './useProofOfWork.ts';
import { useRecaptcha } from './useRecaptcha.ts';

export type HumanCheckHandle = Pick<HumanCheck, 'take'>;

interface Props {
  /** For the call that needs the check. Null where the runtime document names no check. */
  ref: Ref<HumanCheckHandle>;
}

/** The human check in a form: the one that the runtime document names. */
export function HumanCheckPanel({ ref }: Props) {
  const { provider, siteKey = '' } = useConfig().humanCheck;
  if (provider === 'altcha') return <ProofOfWork ref={ref} />;
  if (provider === 'recaptcha') return <Recaptcha ref={ref} siteKey={siteKey} />;
  return null;
}

function ProofOfWork({ ref }: Props) {
  const { state, start, take } = useProofOfWork();
  useImperativeHandle(ref, () => ({ take }), [take]);
  return (
    <Panel state={state} words={messages}>
      {state === 'error' && (
        <ActionButton onClick={start}>
          <FormattedMessage {...messages.again} />
        </ActionButton>
      )}
    </Panel>
  );
}

function Recaptcha({ ref, siteKey }: Props & { siteKey: string }) {
  const intl = useIntl();
  const { state, start, take, round, frame, height } = useRecaptcha();
  useImperativeHandle(ref, () => ({ take }), [take]);
  return (
    <Panel state={state} words={RECAPTCHA_WORDS}>
      {state === 'error' ? (
        <ActionButton onClick={start}>
          <FormattedMessage {...messages.again} />
        </ActionButton>
      ) : (
        <iframe
          key={round}
          ref={frame}
          className="human-check-frame"
          title={intl.formatMessage(messages.recaptchaFrame)}
          src={`${RECAPTCHA_PAGE}#${encodeURIComponent(siteKey)}`}
          style={height === null ? undefined : { height }}
        />
      )}
    </Panel>
  );
}

const TONES: Record<HumanCheckState, Tone> = {
  init: 'info',
  working: 'info',
  verified: 'success',
  expired: 'attention',
  error: 'attention',
};

/** With Google's check there is something to do. */
const RECAPTCHA_WORDS = { ...messages, init: messages.recaptcha, expired: messages.recaptchaExpired };

interface PanelProps {
  state: HumanCheckState;
  words: Record<Exclude<HumanCheckState, 'error'>, MessageDescriptor>;
  children: ReactNode;
}

/** Each state in words, also announced to screen readers. */
function Panel({ state, words, children }: PanelProps) {
  const titleId = useId();
  const { support } = useConfig();
  const tone = TONES[state];
  return (
    <section className={`human-check tone-${tone}`} aria-labelledby={titleId}>
      <ToneShape tone={tone} />
      <div>
        <h2 id={titleId} className="human-check-title">
          <FormattedMessage {...messages.title} />
        </h2>
        <p role="status">
          {state === 'error' ? (
            <FormattedMessage {...messages.error} values={{ phone: <PhoneLink phone={support.phone} /> }} />
          ) : (
            <FormattedMessage {...words[state]} />
          )}
        </p>
      </div>
      {children}
    </section>
  );
}
