/** The earnings lines: rate, hours, overtime and bonus, and whether they add up. */
import { isInUnrelatedSection, isAmountOf, type AmountPeriod } from './money.ts';
import type { LabeledNumber } from './labelNumbers.ts';
import type { FigureKind } from './labels.ts';
import type { Piece } from './textLines.ts';

export interface EarningRow {
  figure: FigureKind | null;
  marks: LabeledNumber[];
  rate: Piece | null;
  hours: Piece | null;
  current: Piece | null;
  yearToDate: Piece | null;
  isRateTimesHours: boolean;
  isSwappable: boolean;
}

export interface Earnings {
  rate: Piece | null;
  hours: Piece | null;
  isRateTimesHours: boolean;
  /** Whether rate, hours and amount are all printed, but the product does not match. */
  isNoProduct: boolean;
  /** Whether nothing on the paystub shows which of the two numbers is the rate and which the hours. */
  isSwappable: boolean;
  overtime: EarningsSum;
  overtimeYearToDate: EarningsSum;
  bonus: EarningsSum;
  bonusYearToDate: EarningsSum;
}

/** Usually the amount of one line; the sum of several when the paystub lists different kinds of overtime. */
export type EarningsSum = { cents: number; pieces: Piece[]; isRateTimesHours: boolean; isNoProduct: boolean } | null;

const NOT_EARNINGS: readonly (FigureKind | null)[] = [
  'gross',
  'net',
  'deductions',
  'deductionPart',
  'foreign',
  'total',
  'addition',
];

export function earningRows(marks: readonly LabeledNumber[]): EarningRow[] {
  const rows = new Map<Piece, LabeledNumber[]>();
  for (const mark of marks) {
    if (!mark.row || NOT_EARNINGS.includes(mark.figure)) continue;
    const isNamed = mark.figure === 'regular' || mark.figure === 'overtime' || mark.figure === 'bonus';
    // A regular, overtime or bonus row in a section about the employer or leave counts only when no other section has such a row.
    if (
      isInUnrelatedSection(mark) &&
      (!isNamed || marks.some((other) => other.figure === mark.figure && !isInUnrelatedSection(other)))
    )
      continue;
    if (isNamed || mark.section === 'earnings') rows.set(mark.row, [...(rows.get(mark.row) ?? []), mark]);
  }
  return [...rows.values()].map(toEarningRow);
}

function toEarningRow(marks: LabeledNumber[]): EarningRow {
  const at = (column: LabeledNumber['column']): Piece | null =>
    marks.find((mark) => mark.column === column && !mark.isUnderUnknownHeading)?.piece ?? null;
  const amounts = marks.filter((mark) => isAmountOf(mark, 'current'));
  const row: EarningRow = {
    figure: marks[0]?.figure ?? null,
    marks,
    rate: at('rate'),
    hours: at('hours'),
    current:
      amounts.length === 1 || amounts.some(({ column }) => column === 'current')
        ? ((amounts.find(({ column }) => column === 'current') ?? amounts[0])?.piece ?? null)
        : null,
    yearToDate: at('yearToDate'),
    isRateTimesHours: false,
    isSwappable: false,
  };
  if (row.rate && row.hours && row.current)
    return { ...row, isRateTimesHours: isRateTimesHours(row.rate, row.hours, row.current) };
  return inferFromProduct(row);
}

/** Without column headings, two numbers of the row whose product is a third number are taken as rate and hours. */
function inferFromProduct(row: EarningRow): EarningRow {
  const pieces = row.marks
    .filter(({ column, isUnderUnknownHeading }) => column !== 'yearToDate' && !isUnderUnknownHeading)
    .map(({ piece }) => piece);
  for (const amount of pieces) {
    for (const [index, one] of pieces.entries()) {
      const other = pieces
        .slice(index + 1)
        .find((piece) => piece !== amount && one !== amount && isRateTimesHours(one, piece, amount));
      if (!other || hundredthsOf(one) < 200 || hundredthsOf(other) < 200) continue;
      const [rate, hours] = isProbablyHours(one, row) ? [other, one] : [one, other];
      const rest = pieces.filter((piece) => ![amount, one, other].includes(piece));
      const found = { rate, hours, current: amount, yearToDate: row.yearToDate ?? rest[0] ?? null };
      return { ...row, ...found, isRateTimesHours: true, isSwappable: isSwappable(row, rate, hours) };
    }
  }
  return row;
}

/**
 * Whether no heading, unit or dollar sign distinguishes rate and hours. A rate larger than the hours of a month can't be mistaken for
 * hours.
 */
const isSwappable = (row: EarningRow, rate: Piece, hours: Piece): boolean =>
  row.hours === null &&
  row.rate === null &&
  rate.text.includes('$') === hours.text.includes('$') &&
  hundredthsOf(rate) <= MAX_HOURS_HUNDREDTHS;

const MAX_HOURS_HUNDREDTHS = 74_400;

/** Whether the number is the hours: a heading says so, or it is a typical number of hours and the other one is not. */
function isProbablyHours(piece: Piece, { hours, rate, marks }: EarningRow): boolean {
  if (hours || rate) return hours === piece || (rate !== null && rate !== piece);
  const others = marks.map((mark) => mark.piece).filter((other) => other !== piece);
  const value = hundredthsOf(piece);
  return value <= 12_000 && value % 25 === 0 && !others.some((other) => hundredthsOf(other) === 8000 && value !== 8000);
}

const hundredthsOf = (piece: Piece): number => Math.abs(piece.number?.hundredths ?? 0);

function isRateTimesHours(rate: Piece, hours: Piece, amount: Piece, factor = 1): boolean {
  // With rates of three or four decimals, the product was rounded.
  const isRounded = (rate.number?.decimals ?? 2) > 2 || (hours.number?.decimals ?? 2) > 2;
  const tolerance = isRounded ? 1 + Math.max(hundredthsOf(hours), hundredthsOf(rate)) / 200 : 1;
  return Math.abs((factor * hundredthsOf(rate) * hundredthsOf(hours)) / 100 - hundredthsOf(amount)) <= tolerance;
}

export function earningsOf(rows: readonly EarningRow[]): Earnings {
  const regular = rows.find(({ figure, rate, hours }) => figure === 'regular' && (rate ?? hours) !== null);
  return {
    rate: regular?.rate ?? null,
    hours: regular?.hours ?? null,
    isRateTimesHours: regular?.isRateTimesHours ?? false,
    isNoProduct: regular !== undefined && hasRateHoursMismatch(regular, [1]),
    isSwappable: regular?.isSwappable ?? false,
    overtime: sumRows(rows, 'overtime', 'current'),
    overtimeYearToDate: sumRows(rows, 'overtime', 'yearToDate'),
    bonus: sumRows(rows, 'bonus', 'current'),
    bonusYearToDate: sumRows(rows, 'bonus', 'yearToDate'),
  };
}

/** Factors for the overtime rate; the regular rate may be printed instead of the overtime rate. */
const OVERTIME_FACTORS = [1, 1.5, 2];

const hasRateHoursMismatch = (
  { rate, hours, current }: Pick<EarningRow, 'rate' | 'hours' | 'current'>,
  times: readonly number[],
): boolean =>
  rate !== null && hours !== null && current !== null && !times.some((factor) => isRateTimesHours(rate, hours, current, factor));

function sumRows(rows: readonly EarningRow[], figure: FigureKind, period: AmountPeriod): EarningsSum {
  const mine = rows.filter((row) => row.figure === figure && row[period] !== null);
  const pieces = mine.flatMap((row) => row[period] ?? []);
  if (pieces.length === 0) return null;
  return {
    cents: pieces.reduce((sum, piece) => sum + hundredthsOf(piece), 0),
    pieces,
    isRateTimesHours: period === 'current' && mine.every((row) => row.isRateTimesHours),
    isNoProduct: period === 'current' && mine.some((row) => hasRateHoursMismatch(row, OVERTIME_FACTORS)),
  };
}

export function earningsAddUpTo(rows: readonly EarningRow[], period: AmountPeriod, cents: number): boolean {
  const pieces = rows.flatMap((row) => row[period] ?? []);
  return pieces.length > 0 && pieces.reduce((sum, piece) => sum + (piece.number?.hundredths ?? 0), 0) === cents;
}
