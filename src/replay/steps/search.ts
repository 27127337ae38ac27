import type { Report } from '#replay/report.ts';

import { differencesOf } from './differences.ts';
import type { Entry } from './timeLine.ts';

/** Characters of one step's change that are searched. */
const MOST_TEXT = 100_000;

/** Finds lines by their words, and steps by what changed in the state. @returns whether a line has the words, whatever their case */
export function searchOf({ steps }: Report): (entry: Entry, wanted: string) => boolean {
  const changes = new Map<number, string>();
  const changeOf = (step: number): string => {
    const known = changes.get(step);
    if (known !== undefined) return known;
    const { list } = differencesOf(step === 0 ? undefined : steps[step - 1]?.state, steps[step]?.state);
    const text = textOf(list.map(({ path, after }) => [path.join('.'), after])).toLowerCase();
    changes.set(step, text);
    return text;
  };
  return (entry, wanted) => {
    const words = wanted.trim().toLowerCase();
    if (words === '') return true;
    return sentenceOf(entry).toLowerCase().includes(words) || (entry.kind === 'action' && changeOf(entry.step).includes(words));
  };
}

const sentenceOf = (entry: Entry): string => {
  switch (entry.kind) {
    case 'action':
      return `${entry.action.type} ${entry.action.is}`;
    case 'call':
      return `${entry.call.method} ${entry.call.route} ${entry.call.status ?? entry.call.outcome}`;
    case 'console':
      return entry.line.text;
  }
};

/** Names and values, one after the other, up to a length. */
function textOf(value: unknown): string {
  let text = '';
  const write = (part: unknown): void => {
    if (text.length > MOST_TEXT) return;
    if (typeof part !== 'object' || part === null) text += ` ${String(part)}`;
    else if (Array.isArray(part)) part.forEach(write);
    else Object.entries(part).forEach(write);
  };
  write(value);
  return text;
}
