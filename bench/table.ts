export interface Row {
  /** Name of the row in files written by `--json`. */
  id: string;
  label: string;
  unit: 'ms' | 'KB' | 'points';
  max?: number;
  /** Largest allowed ratio to the comparison value (`Sample.comparison`). */
  maxRatio?: number;
}

/** One run of a row. `comparison` is the same figure for the peer application, or for the comparison page without the portal's code. */
export interface Sample {
  value: number;
  comparison?: number;
}

interface Summary {
  median: number;
  min: number;
  most: number;
}

export interface Result {
  own?: Summary;
  comparison?: Summary;
}

function summarize(values: readonly number[]): Summary | undefined {
  const sorted = values.toSorted((one, other) => one - other);
  const [min, most] = [sorted[0], sorted.at(-1)];
  if (min === undefined || most === undefined) return undefined;
  const middle = (sorted.length - 1) / 2;
  return { median: ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2, min, most };
}

export function summarizeRuns(id: string, runs: readonly Record<string, Sample>[]): Result {
  const samples = runs.flatMap((run) => run[id] ?? []);
  const own = summarize(samples.map(({ value }) => value));
  const comparison = summarize(samples.flatMap((sample) => sample.comparison ?? []));
  return { ...(own && { own }), ...(comparison && { comparison }) };
}

export function formatTable(rows: readonly Row[], results: Record<string, Result>): string {
  const lines = [['', 'portal', 'beside', 'ratio', 'wanted', ''], ...rows.map((row) => formatRow(row, results[row.id] ?? {}))];
  const widths = (lines[0] ?? []).map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  '),
    )
    .join('\n');
}

function formatRow(row: Row, { own, comparison }: Result): string[] {
  const ratio = own && comparison && own.median / comparison.median;
  const wanted = row.max === undefined ? (row.maxRatio === undefined ? '' : `≤ ${row.maxRatio}x`) : `≤ ${format(row.max, row)}`;
  return [
    row.label,
    formatRange(own, row),
    formatRange(comparison, row),
    ratio === undefined ? '' : `${ratio.toFixed(2)}x`,
    wanted,
    verdict(row, own, ratio),
  ];
}

function verdict({ max, maxRatio }: Row, own: Summary | undefined, ratio: number | undefined): string {
  if (own === undefined) return 'not measured';
  if (max !== undefined) return own.median <= max ? 'met' : 'MISSED';
  if (maxRatio === undefined || ratio === undefined) return '';
  return ratio <= maxRatio ? 'met' : 'MISSED';
}

const format = (value: number, { unit }: Row): string => `${value.toLocaleString('en-US', { maximumFractionDigits: 1 })} ${unit}`;

function formatRange(figure: Summary | undefined, row: Row): string {
  if (figure === undefined) return '';
  const rounded = { median: Math.round(figure.median), least: Math.round(figure.min), most: Math.round(figure.most) };
  const range = rounded.least === rounded.most ? '' : ` (${rounded.least}–${rounded.most})`;
  return `${format(rounded.median, row)}${range}`;
}
