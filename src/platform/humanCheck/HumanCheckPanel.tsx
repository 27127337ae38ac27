import { useId } from 'react';
import { FormattedMessage } from 'react-intl';

import { useConfig } from '#platform/config/ConfigContext.tsx';
import { ActionButton } from '#platform/ui/ActionButton.tsx';
import { ToneShape, type Tone } from '#platform/ui/ToneShape.tsx';

import './humanCheck.css';
import { messages } from './messages.ts';
import type { HumanCheck, HumanCheckState } from './useHumanCheck.ts';

const TONES: Record<HumanCheckState, Tone> = {
  init: 'info',
  working: 'info',
  verified: 'success',
  expired: 'attention',
  error: 'attention',
};

/** The human check in a form: each state in words, told to who can't see it, and a button where there is something to do. */
export function HumanCheckPanel({ check: { state, start } }: { check: HumanCheck }) {
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
            <FormattedMessage {...messages.error} values={{ phone: support.phone }} />
          ) : (
            <FormattedMessage {...messages[state]} />
          )}
        </p>
      </div>
      {state !== 'verified' && (
        <ActionButton busy={state === 'working'} onClick={start}>
          <FormattedMessage {...(state === 'init' ? messages.start : messages.again)} />
        </ActionButton>
      )}
    </section>
  );
}
