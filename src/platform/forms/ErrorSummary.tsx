import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';

import { ToneShape } from '#platform/ui/feedback/ToneShape.tsx';

import { messages } from './messages.ts';

export interface SummaryEntry {
  /** The id of the input to go to; null for an error of the whole form. */
  inputId: string | null;
  text: string;
}

/** Lists above the form everything that is wrong in it. Takes focus when it appears; each entry leads to its field. */
export function ErrorSummary({ entries }: { entries: readonly SummaryEntry[] }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [entries]);
  const count = entries.filter(({ inputId }) => inputId !== null).length;

  return (
    <div className="notice tone-error error-summary" role="alert" tabIndex={-1} ref={box}>
      <ToneShape tone="error" />
      <div className="notice-body">
        <p className="notice-title">
          {count > 0 ? <FormattedMessage {...messages.problems} values={{ count }} /> : <FormattedMessage {...messages.failed} />}
        </p>
        <ul>
          {entries.map(({ inputId, text }) => (
            <li key={inputId ?? text}>{inputId === null ? text : <FieldLink inputId={inputId} text={text} />}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function FieldLink({ inputId, text }: { inputId: string; text: string }) {
  return (
    <a
      href={`#${inputId}`}
      onClick={(event) => {
        event.preventDefault(); // the address must not change, because the router reads it
        document.getElementById(inputId)?.focus();
      }}
    >
      {text}
    </a>
  );
}
