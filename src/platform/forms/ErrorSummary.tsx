import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';

import { ToneShape } from '#platform/ui/feedback/ToneShape.tsx';

import { messages } from './messages.ts';

export interface SummaryEntry {
  /** The id of the input to go to; null for what concerns the form as a whole. */
  inputId: string | null;
  text: string;
}

/** Everything that keeps a form from going through, above it; takes focus when it appears, and each entry leads to its field. */
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
        event.preventDefault(); // the address stays, and with it the router's idea of where we are
        document.getElementById(inputId)?.focus();
      }}
    >
      {text}
    </a>
  );
}
