import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { ActionButton } from '#platform/ui/actions/ActionButton.tsx';

import { messages } from './messages.ts';

/** A list may have a thousand entries; as many show at once, and as many more with each press. */
const SHOWN_AT_ONCE = 100;

interface Props {
  name: string;
  value: unknown;
}

/** A value as it stands in the file: what it holds shows once it is opened. */
export function DataTree({ name, value }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const [most, setMost] = useState(SHOWN_AT_ONCE);
  // What is undefined is not in a file.
  const entries =
    typeof value === 'object' && value !== null
      ? Object.entries<unknown>({ ...value }).filter(([, one]) => one !== undefined)
      : [];
  if (entries.length === 0)
    return (
      <span className="report-leaf">
        <span>{name}</span>
        <code>{JSON.stringify(value)}</code>
      </span>
    );
  const more = Math.min(SHOWN_AT_ONCE, entries.length - most);
  return (
    <details className="report-tree" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        <span>{name}</span>
        <span className="muted small">
          <FormattedMessage {...messages.entries} values={{ count: entries.length }} />
        </span>
      </summary>
      {isOpen && (
        <ul>
          {entries.slice(0, most).map(([key, one]) => (
            <li key={key}>
              <DataTree name={key} value={one} />
            </li>
          ))}
          {more > 0 && (
            <li>
              <ActionButton look="quiet" onClick={() => setMost(most + SHOWN_AT_ONCE)}>
                <FormattedMessage {...messages.more} values={{ count: more }} />
              </ActionButton>
            </li>
          )}
        </ul>
      )}
    </details>
  );
}
