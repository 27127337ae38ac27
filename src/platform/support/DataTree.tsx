import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import './dataTree.css';
import { messages } from './messages.ts';

/** Nodes are named by path. They stay open when the replay moves to another step. */
export interface OpenNodes {
  isOpen: (path: string) => boolean;
  set: (path: string, isOpen: boolean) => void;
}

interface DataTreeProps {
  value: unknown;
  /** Unique among all trees. */
  path: string;
  parts: OpenNodes;
}

/** Keeps which nodes of one or more trees are open. */
export function useOpenNodes(): OpenNodes {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  return {
    isOpen: (path) => open.has(path),
    set: (path, isOpen) => {
      if (open.has(path) === isOpen) return;
      const next = new Set(open);
      if (isOpen) next.add(path);
      else next.delete(path);
      setOpen(next);
    },
  };
}

/** Larger lists are split into groups of this many entries. */
const GROUP_SIZE = 100;

/**
 * Shows a named JSON value as a collapsible tree. Children render only when opened, so that a state with a thousand loans opens quickly.
 */
export function DataTree({ name, ...values }: DataTreeProps & { name: string }) {
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

/** Renders the entries of a value, or the value itself if it has none. */
export function DataEntries({ value, path, parts }: DataTreeProps) {
  const intl = useIntl();
  const entries = entriesOf(value);
  if (entries.length === 0) return <Leaf value={value} />;
  const starts = Array.from({ length: Math.ceil(entries.length / GROUP_SIZE) }, (_group, place) => place * GROUP_SIZE);
  const shown: [string, unknown][] =
    starts.length === 1
      ? entries
      : starts.map((start) => {
          const group = entries.slice(start, start + GROUP_SIZE);
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

const Leaf = ({ value }: Pick<DataTreeProps, 'value'>) => <code>{JSON.stringify(value)}</code>;

/** Skips undefined entries, which JSON would not contain. */
const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries<unknown>({ ...value }).filter(([, one]) => one !== undefined) : [];
