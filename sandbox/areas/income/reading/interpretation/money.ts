/** Chooses gross pay, deductions and net pay among the printed amounts, by their labels and by whether they add up. */
import type { FigureKind } from './labels.ts';
import type { LabeledNumber } from './labelNumbers.ts';
import type { Piece } from './textLines.ts';

export type AmountPeriod = 'current' | 'yearToDate';

/** A labeled amount, or the sum of several amounts. */
export interface Candidate {
  cents: number;
  strength: number;
  pieces: Piece[];
  isFromSecondPass: boolean;
  /** Whether the amount was calculated here and is not printed on the paystub. */
  isCalculated: boolean;
}

export interface GrossToNet {
  gross: Candidate | null;
  deductions: Candidate | null;
  net: Candidate | null;
  addsUp: boolean;
}

export interface LabeledAmounts {
  gross: Candidate[];
  net: Candidate[];
  deductions: Candidate[];
  parts: Candidate[];
  additions: Candidate[];
}

export const isAmountOf = (mark: LabeledNumber, period: AmountPeriod): boolean =>
  mark.piece.number?.isAmount === true && !mark.isUnderUnknownHeading && (mark.column ?? 'current') === period;

/** Assigns periods in rows without headings: the smaller amount is for the current period, the larger one year-to-date. */
export function assignPeriods(marks: readonly LabeledNumber[]): LabeledNumber[] {
  const rows = new Map<Piece, LabeledNumber[]>();
  for (const mark of marks) {
    if (!mark.row || !mark.piece.number?.isAmount || mark.isUnderUnknownHeading) continue;
    rows.set(mark.row, [...(rows.get(mark.row) ?? []), mark]);
  }
  const settled = new Map<LabeledNumber, AmountPeriod | 'other'>();
  const guessed = new Set<LabeledNumber>();
  for (const row of rows.values()) {
    const amounts = row.filter(({ column }) => column !== 'rate' && column !== 'hours');
    const [first, second] = amounts;
    const silent = amounts.filter(({ column }) => column === null);
    if (silent.length > 1) for (const mark of silent) guessed.add(mark);
    // The period is unknown, so the amount is ignored.
    if (first && amounts.length === 1 && first.isAmbiguous) settled.set(first, 'other');
    // The row is below the end of the table, so its only amount is for the current period.
    if (first && amounts.length === 1 && first.isHeadingFar && first.column === 'yearToDate' && isCertainTotal(first))
      settled.set(first, 'current');
    if (!first || !second || amounts.length !== 2 || (first.column === second.column && first.column !== null)) continue;
    if (first.column === null && second.column === null) {
      const isSwapped = hundredthsOf(first) > hundredthsOf(second);
      settled.set(first, isSwapped ? 'yearToDate' : 'current');
      settled.set(second, isSwapped ? 'current' : 'yearToDate');
    }
  }
  return marks.map((mark) => {
    const period = settled.get(mark);
    const one = { ...mark, isGuessed: guessed.has(mark) };
    return period === 'other' ? { ...one, isUnderUnknownHeading: true } : { ...one, column: period ?? mark.column };
  });
}

const isCertainTotal = ({ figure, strength }: LabeledNumber): boolean =>
  strength >= 2 && (figure === 'gross' || figure === 'net' || figure === 'deductions');

export const hundredthsOf = ({ piece }: LabeledNumber): number => Math.abs(piece.number?.hundredths ?? 0);

const TOTAL_FIGURES: readonly FigureKind[] = ['gross', 'net', 'deductions'];

/**
 * Whether the row is in a section about the employer or leave, judging by section titles. Amounts labeled there get less weight, but are
 * not dropped.
 */
export const isInUnrelatedSection = ({ section }: LabeledNumber): boolean => section === 'employer' || section === 'leave';

/** Whether the amount is below a heading without a known meaning. It is used, and marked, only when no other column has the value. */
const isUnderUnknownHeading = ({ isUnderUnknownHeading: isInOtherColumn, column, piece }: LabeledNumber): boolean =>
  isInOtherColumn && column === null && piece.number?.isAmount === true;

export function labeledAmounts(marks: readonly LabeledNumber[], period: AmountPeriod): LabeledAmounts {
  const of = (figure: FigureKind, isMine: (mark: LabeledNumber) => boolean = () => true): Candidate[] => {
    const candidates = marks
      .filter(
        (mark) =>
          mark.figure === figure &&
          (!isInUnrelatedSection(mark) || TOTAL_FIGURES.includes(figure)) &&
          isAmountOf(mark, period) &&
          isMine(mark),
      )
      .flatMap(candidatesOf);
    const isLeft = candidates.length === 0 && period === 'current' && TOTAL_FIGURES.includes(figure);
    return isLeft
      ? marks.filter((mark) => mark.figure === figure && isUnderUnknownHeading(mark)).flatMap(candidatesOf)
      : candidates;
  };
  /** Without a total, the sum of all lines of a section is used. */
  const linesOf = (section: 'taxes' | 'deductions'): Candidate[] => {
    const lines = marks.filter((mark) => mark.figure === null && mark.section === section && isAmountOf(mark, period));
    const sum = lines.reduce((all, { piece }) => all + Math.abs(piece.number?.hundredths ?? 0), 0);
    return lines.length === 0
      ? []
      : [{ cents: sum, strength: 0, pieces: lines.map(({ piece }) => piece), isFromSecondPass: false, isCalculated: true }];
  };
  const isOfDeductions = ({ section }: LabeledNumber): boolean => section === 'taxes' || section === 'deductions';
  return {
    gross: [...of('gross'), ...of('total', ({ section }) => section === 'earnings' || section === null)],
    net: [...of('net'), ...of('total', ({ section }) => section === 'payment')],
    deductions: of('deductions'),
    parts: [...of('deductionPart'), ...of('total', isOfDeductions), ...linesOf('taxes'), ...linesOf('deductions')],
    additions: of('addition'),
  };
}

export function candidatesOf(mark: LabeledNumber): Candidate[] {
  const { piece, strength, column } = mark;
  const own = piece.number?.hundredths ?? 0;
  const sure = strength + (column === null ? 0 : 0.5) - (isInUnrelatedSection(mark) ? 2 : 0);
  const other = piece.secondPassNumber?.hundredths;
  const first = { cents: Math.abs(own), strength: sure, pieces: [piece], isFromSecondPass: false, isCalculated: false };
  return other === undefined || other === own
    ? [first]
    : [first, { ...first, cents: Math.abs(other), strength: sure - 0.4, isFromSecondPass: true }];
}

const ADDS_UP_SCORE = 8;
const MAX_COMBINED_SUBTOTALS = 7;

/** Chooses the combination of gross, deductions and net that fits best. */
export function chooseGrossToNet({ gross, net, deductions, parts, additions }: LabeledAmounts): GrossToNet {
  const whole = [...deductions, ...subtotalSums(parts, deductions)];
  let best: GrossToNet = {
    gross: strongestCandidate(gross),
    deductions: strongestCandidate(deductions),
    net: strongestCandidate(net),
    addsUp: false,
  };
  let most = -1;
  const extras = [0, ...additions.map(({ cents }) => cents)];
  for (const one of gross) {
    for (const other of net) {
      if (other.cents === 0 || other.cents > one.cents + Math.max(...extras)) continue;
      for (const between of whole) {
        if (!extras.some((extra) => one.cents - between.cents + extra === other.cents)) continue;
        const score = ADDS_UP_SCORE + one.strength + other.strength + between.strength;
        if (score > most) [best, most] = [{ gross: one, deductions: between, net: other, addsUp: true }, score];
      }
    }
  }
  return best;
}

/** Sums of some or all subtotals, as candidates for the total deductions. */
function subtotalSums(parts: readonly Candidate[], deductions: readonly Candidate[]): Candidate[] {
  const all = [...parts, ...deductions].filter(({ isFromSecondPass }) => !isFromSecondPass).slice(0, MAX_COMBINED_SUBTOTALS);
  const sums: Candidate[] = [];
  for (let chosen = 1; chosen < 2 ** all.length; chosen += 1) {
    const some = all.filter((_part, index) => chosen & (2 ** index));
    if (some.length === 1 && deductions.includes(some[0] as Candidate)) continue;
    sums.push({
      cents: some.reduce((sum, { cents }) => sum + cents, 0),
      strength: 0.2 - 0.01 * some.length,
      pieces: some.flatMap(({ pieces }) => pieces),
      isFromSecondPass: false,
      isCalculated: true,
    });
  }
  return sums;
}

/** The candidate with the most certain label; among equals, the first. Zero amounts come last. */
export function strongestCandidate(candidates: readonly Candidate[]): Candidate | null {
  let best: Candidate | null = null;
  for (const candidate of candidates) {
    const weight = (one: Candidate): number => one.strength - (one.cents === 0 ? 5 : 0);
    if (best === null || weight(candidate) > weight(best)) best = candidate;
  }
  return best;
}
