import type { Report } from '#replay/report.ts';

import { differencesOf } from './differences.ts';
import type { Entry } from './timeLine.ts';

/** Maximum number of characters searched per step. */
const MAX_TEXT_LENGTH = 100_000;

/**
 * Creates a search over timeline entries by their text and, for steps, by what changed in the state. @returns a case-insensitive
 * predicate
 */
export function createSearch({ steps }: Report): (entry: Entry, wanted: string) => boolean {
  const changes = new Map<number, string>();
  const changeOf = (step: number): string => {
    const known = changes.get(step);
    if (known !== undefined) return known;
    const { list } = differencesOf(step === 0 ? undefined : steps[step - 1]?.state, steps[step]?.state);
    const text = valueTextOf(list.map(({ path, after }) => [path.join('.'), after])).toLowerCase();
    changes.set(step, text);
    return text;
  };
  return (entry, wanted) => {
    const words = wanted.trim().toLowerCase();
    if (words === '') return true;
    return entryTextOf(entry).toLowerCase().includes(words) || (entry.kind === 'action' && changeOf(entry.step).includes(words));
  };
}

const entryTextOf = (entry: Entry): string => {
  switch (entry.kind) {
    case 'action':
      return `${entry.action.type} ${entry.action.is}`;
    case 'call':
      return `${entry.call.method} ${entry.call.route} ${entry.call.status ?? entry.call.outcome}`;
    case 'console':
      return entry.line.text;
  }
};

/** Joins all property names and values into one text, up to a maximum length. */
function valueTextOf(value: unknown): string {
  let text = '';
  const write = (part: unknown): void => {
    if (text.length > MAX_TEXT_LENGTH) return;
    if (typeof part !== 'object' || part === null) text += ` ${String(part)}`;
    else if (Array.isArray(part)) part.forEach(write);
    else Object.entries(part).forEach(write);
  };
  write(value);
  return text;
}
