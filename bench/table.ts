/** The rows of the bench, and the functions that print them as a table. */

export interface Row {
  /** Name of the row in files written by `--json`. */
  id: string;
  what: string;
  unit: 'ms' | 'KB' | 'points';
  /** Largest value allowed. */
  most?: number;
  /** Largest allowed ratio to the comparison value (`Sample.beside`). */
  mostTimes?: number;
}

/** One run of a row. `beside` is the same figure for the peer application, or for the comparison page without the portal's code. */
export interface Sample {
  value: number;
  beside?: number;
}

interface Figure {
  median: number;
  least: number;
  most: number;
}

export interface Result {
  own?: Figure;
  beside?: Figure;
}

function figureOf(values: readonly number[]): Figure | undefined {
  const sorted = values.toSorted((one, other) => one - other);
  const [least, most] = [sorted[0], sorted.at(-1)];
  if (least === undefined || most === undefined) return undefined;
  const middle = (sorted.length - 1) / 2;
  return { median: ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2, least, most };
}

/** Computes the medians and ranges of all runs of a row. */
export function resultOf(id: string, runs: readonly Record<string, Sample>[]): Result {
  const samples = runs.flatMap((run) => run[id] ?? []);
  const own = figureOf(samples.map(({ value }) => value));
  const beside = figureOf(samples.flatMap((sample) => sample.beside ?? []));
  return { ...(own && { own }), ...(beside && { beside }) };
}

export function tableOf(rows: readonly Row[], results: Record<string, Result>): string {
  const lines = [['', 'portal', 'beside', 'ratio', 'wanted', ''], ...rows.map((row) => lineOf(row, results[row.id] ?? {}))];
  const widths = (lines[0] ?? []).map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  '),
    )
    .join('\n');
}

function lineOf(row: Row, { own, beside }: Result): string[] {
  const ratio = own && beside && own.median / beside.median;
  const wanted =
    row.most === undefined ? (row.mostTimes === undefined ? '' : `≤ ${row.mostTimes}x`) : `≤ ${format(row.most, row)}`;
  return [
    row.what,
    spread(own, row),
    spread(beside, row),
    ratio === undefined ? '' : `${ratio.toFixed(2)}x`,
    wanted,
    verdict(row, own, ratio),
  ];
}

function verdict({ most, mostTimes }: Row, own: Figure | undefined, ratio: number | undefined): string {
  if (own === undefined) return 'not measured';
  if (most !== undefined) return own.median <= most ? 'met' : 'MISSED';
  if (mostTimes === undefined || ratio === undefined) return '';
  return ratio <= mostTimes ? 'met' : 'MISSED';
}

const format = (value: number, { unit }: Row): string => `${value.toLocaleString('en-US', { maximumFractionDigits: 1 })} ${unit}`;

function spread(figure: Figure | undefined, row: Row): string {
  if (figure === undefined) return '';
  const rounded = { median: Math.round(figure.median), least: Math.round(figure.least), most: Math.round(figure.most) };
  const range = rounded.least === rounded.most ? '' : ` (${rounded.least}–${rounded.most})`;
  return `${format(rounded.median, row)}${range}`;
}
