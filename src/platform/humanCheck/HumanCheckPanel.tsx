import { useId, useImperativeHandle, type ReactNode, type Ref } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';

import { useConfig } from '#platform/config/ConfigContext.tsx';
import { ActionButton } from '#platform/ui/actions/ActionButton.tsx';
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
  /** What else leads there when the check does not work, in a sentence. */
  otherWay: ReactNode;
}

/** The human check in a form: the one that the runtime document names. */
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
        <ActionButton onClick={start}>
          <FormattedMessage {...messages.again} />
        </ActionButton>
      )}
    </Panel>
  );
}

function Recaptcha({ ref, otherWay, siteKey }: Props & { siteKey: string }) {
  const intl = useIntl();
  const { state, start, take, round, frame, height } = useRecaptcha();
  useImperativeHandle(ref, () => ({ take }), [take]);
  return (
    <Panel state={state} words={RECAPTCHA_WORDS} otherWay={otherWay}>
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
  words: Record<HumanCheckState, MessageDescriptor>;
  otherWay: ReactNode;
  children: ReactNode;
}

/** Each state in words, also announced to screen readers. */
function Panel({ state, words, otherWay, children }: PanelProps) {
  const titleId = useId();
  const tone = TONES[state];
  return (
    <section className={`human-check tone-${tone}`} aria-labelledby={titleId}>
      <ToneShape tone={tone} />
      <div>
        <h2 id={titleId} className="human-check-title">
          <FormattedMessage {...messages.title} />
        </h2>
        <p role="status">
          <FormattedMessage {...words[state]} />
          {state === 'error' && <> {otherWay}</>}
        </p>
      </div>
      {children}
    </section>
  );
}
