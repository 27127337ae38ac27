/** What was measured, by row; written by `--json` and read by `--before`. `recorded.json` has the same form. */
import { readFileSync } from 'node:fs';

import type { Sample } from './rows.ts';

export interface Figure {
  median: number;
  least: number;
  most: number;
  runs: number;
}

export interface Figures {
  when: string;
  /** What was measured, on what. */
  what: string;
  rows: Record<string, Figure>;
  beside: Record<string, Figure>;
}

/** Figures of before that nobody has the runs of. */
export interface Recorded {
  portal: { when: string; what: string; rows: Record<string, number> };
  peer: { when: string; what: string; rows: Record<string, number> };
}

export const readFigures = (file: string): Figures => JSON.parse(readFileSync(file, 'utf8')) as Figures;

export function figureOf(values: readonly number[]): Figure | undefined {
  const sorted = values.toSorted((one, other) => one - other);
  const [least, most] = [sorted[0], sorted.at(-1)];
  if (least === undefined || most === undefined) return undefined;
  const middle = (sorted.length - 1) / 2;
  const median = ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
  return { median, least, most, runs: sorted.length };
}

export function figuresOf(what: string, runs: readonly Record<string, Sample>[]): Figures {
  const rows: Record<string, Figure> = {};
  const beside: Record<string, Figure> = {};
  for (const id of new Set(runs.flatMap(Object.keys))) {
    const samples = runs.flatMap((run) => run[id] ?? []);
    const own = figureOf(samples.map(({ value }) => value));
    const other = figureOf(samples.flatMap((sample) => sample.beside ?? []));
    if (own !== undefined) rows[id] = own;
    if (other !== undefined) beside[id] = other;
  }
  return { when: new Date().toISOString(), what, rows, beside };
}
