import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';

import './dataTree.css';
import { messages } from './messages.ts';
import type { OpenParts } from './useOpenParts.ts';

interface Values {
  value: unknown;
  /** Tells its parts from those of other trees. */
  path: string;
  parts: OpenParts;
}

/** Entries that are shown side by side; more are in groups of as many. */
const GROUP = 100;

/** A named value as it stands in a file: what it holds is drawn once it is opened, so that a state of a thousand loans opens at once. */
export function DataTree({ name, ...values }: Values & { name: string }) {
  const { value, path, parts } = values;
  const count = entriesOf(value).length;
  if (count === 0)
    return (
      <span className="data-leaf">
        <b>{name}</b> <Leaf value={value} />
      </span>
    );
  const isOpen = parts.isOpen(path);
  return (
    <details className="data-tree" open={isOpen} onToggle={({ currentTarget }) => parts.set(path, currentTarget.open)}>
      <summary>
        <b>{name}</b>{' '}
        <Typography component="span" variant="body2" color="textSecondary">
          <FormattedMessage {...messages.entries} values={{ count }} />
        </Typography>
      </summary>
      {isOpen && <DataEntries {...values} />}
    </details>
  );
}

/** What a value holds, entry by entry; a value that holds nothing as it is. */
export function DataEntries({ value, path, parts }: Values) {
  const intl = useIntl();
  const entries = entriesOf(value);
  if (entries.length === 0) return <Leaf value={value} />;
  const starts = Array.from({ length: Math.ceil(entries.length / GROUP) }, (_group, place) => place * GROUP);
  const shown: [string, unknown][] =
    starts.length === 1
      ? entries
      : starts.map((start) => {
          const group = entries.slice(start, start + GROUP);
          return [intl.formatMessage(messages.range, { from: start, to: start + group.length - 1 }), Object.fromEntries(group)];
        });
  return (
    <ul>
      {shown.map(([name, one]) => (
        <li key={name}>
          <DataTree name={name} value={one} path={`${path}/${name}`} parts={parts} />
        </li>
      ))}
    </ul>
  );
}

const Leaf = ({ value }: Pick<Values, 'value'>) => <code>{JSON.stringify(value)}</code>;

/** What is undefined is not in a file. */
const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries<unknown>({ ...value }).filter(([, one]) => one !== undefined) : [];
