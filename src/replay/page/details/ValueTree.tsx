import { FormattedMessage, useIntl } from 'react-intl';

import { detailsMessages as messages } from '../detailsMessages.ts';
import { shortText } from './shortText.ts';
import type { OpenParts } from './useOpenParts.ts';

interface Props {
  value: unknown;
  /** Tells its parts from those of other trees. */
  path: string;
  parts: OpenParts;
}

/** Parts that are shown side by side; more are in groups of as many. */
const GROUP = 100;
const MOST_TEXT = 300;

/** A value whose parts open one by one. What is closed is not drawn, so that a state of a thousand loans opens at once. */
export function ValueTree({ value, path, parts }: Props) {
  if (!isComposed(value)) return <Leaf value={value} />;
  const names = Object.keys(value);
  if (names.length > GROUP) return <Groups value={value} names={names} path={path} parts={parts} />;
  return (
    <ul className="replay-tree">
      {names.map((name) => (
        <Part key={name} name={name} value={(value as Record<string, unknown>)[name]} path={`${path}/${name}`} parts={parts} />
      ))}
    </ul>
  );
}

function Groups({ value, names, path, parts }: Props & { value: object; names: readonly string[] }) {
  const intl = useIntl();
  const starts = Array.from({ length: Math.ceil(names.length / GROUP) }, (_group, place) => place * GROUP);
  return (
    <ul className="replay-tree">
      {starts.map((start) => {
        const group = names.slice(start, start + GROUP);
        const range = intl.formatMessage(messages.range, { from: start, to: start + group.length - 1 });
        const content = Object.fromEntries(group.map((name) => [name, (value as Record<string, unknown>)[name]]));
        return <Part key={start} name={range} value={content} path={`${path}/${start}…`} parts={parts} />;
      })}
    </ul>
  );
}

function Part({ name, value, path, parts }: Props & { name: string }) {
  if (!isComposed(value) || Object.keys(value).length === 0)
    return (
      <li>
        <span className="replay-name">{name}</span> <Leaf value={value} />
      </li>
    );
  const isOpen = parts.isOpen(path);
  return (
    <li>
      <details open={isOpen} onToggle={({ currentTarget }) => parts.set(path, currentTarget.open)}>
        <summary>
          <span className="replay-name">{name}</span> <Size value={value} />
        </summary>
        {isOpen && <ValueTree value={value} path={path} parts={parts} />}
      </details>
    </li>
  );
}

function Size({ value }: { value: object }) {
  const count = Object.keys(value).length;
  return (
    <span className="muted small">
      <FormattedMessage {...(Array.isArray(value) ? messages.list : messages.fields)} values={{ count }} />
    </span>
  );
}

function Leaf({ value }: { value: unknown }) {
  if (isComposed(value)) return <Size value={value} />;
  return <code className="replay-value">{shortText(value, MOST_TEXT)}</code>;
}

const isComposed = (value: unknown): value is object => typeof value === 'object' && value !== null;
