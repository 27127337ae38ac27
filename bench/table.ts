/** The table that a person reads. */
import type { Figure, Figures, Recorded } from './figures.ts';
import type { Row } from './rows.ts';

/** Behind a figure that was not measured now. */
const FROM_RECORD = '*';

interface Known {
  recorded: Recorded;
  before: Figures | null;
  now: Figures;
}

export function tableOf(rows: readonly Row[], known: Known): string {
  const head = ['', 'recorded', ...(known.before === null ? [] : ['before']), 'now', 'beside', 'times', 'wanted', ''];
  const lines = rows.map((row) => lineOf(row, known));
  const widths = head.map((name, nth) =>
    Math.max(...[name, ...lines.map((line) => line[nth] ?? '')].map(({ length }) => length)),
  );
  const show = (cells: readonly string[]): string =>
    cells
      .map((cell, nth) => (nth === 0 ? cell.padEnd(widths[nth] ?? 0) : cell.padStart(widths[nth] ?? 0)))
      .join('  ')
      .trimEnd();
  return [show(head), show(widths.map((width) => '─'.repeat(width))), ...lines.map(show)].join('\n');
}

function lineOf(row: Row, { recorded, before, now }: Known): string[] {
  const own = now.rows[row.id];
  const beside = besideOf(row, recorded, now);
  const times = row.mostTimes === undefined || own === undefined || beside === undefined ? undefined : own.median / beside.value;
  return [
    row.what,
    number(recorded.portal.rows[row.id], row),
    ...(before === null ? [] : [spread(before.rows[row.id], row)]),
    spread(own, row),
    beside === undefined ? '' : beside.text,
    times === undefined ? '' : `${times.toFixed(2)}x`,
    wantedOf(row),
    own === undefined ? 'not measured' : verdict(row, own.median, times),
  ];
}

function besideOf(row: Row, recorded: Recorded, now: Figures): { value: number; text: string } | undefined {
  const measured = now.beside[row.id];
  if (measured !== undefined) return { value: measured.median, text: spread(measured, row) };
  const value = recorded.peer.rows[row.id];
  return value === undefined ? undefined : { value, text: number(value, row) + FROM_RECORD };
}

function wantedOf(row: Row): string {
  if (row.most !== undefined) return `≤ ${number(row.most, row)}`;
  return row.mostTimes === undefined ? '' : `≤ ${row.mostTimes}x`;
}

function verdict({ most, mostTimes }: Row, value: number, times: number | undefined): string {
  if (most !== undefined) return value <= most ? 'met' : 'MISSED';
  if (mostTimes === undefined || times === undefined) return '';
  return times <= mostTimes ? 'met' : 'MISSED';
}

function number(value: number | undefined, { unit }: Row): string {
  if (value === undefined) return '';
  const digits = unit === 'KB' ? 1 : 0;
  return `${value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })} ${unit}`;
}

function spread(figure: Figure | undefined, row: Row): string {
  if (figure === undefined) return '';
  if (figure.runs === 1) return number(figure.median, row);
  const [least, most] = [figure.least, figure.most].map((end) => number(end, row).replace(/ .*/, ''));
  return `${number(figure.median, row)} (${least}–${most})`;
}
