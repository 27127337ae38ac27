import type { PayFrequency } from '#contract/borrower/ocr.ts';
import { frequencyOf } from './dates.ts';
import { chooseDays, findDays } from './days.ts';
import { dayDraft, moneyDraft, nameDraft, pieceDrafts, sumDrafts, yearDraft, type Draft, type Figures } from './drafts.ts';
import { addUpTo, earningRows, earningsOf, type EarningRow } from './earnings.ts';
import { marksOf, type Mark } from './grid.ts';
import { kindOf, type PaperKind } from './kind.ts';
import { labelOf, plain } from './labels.ts';
import {
  chooseTriple,
  isForeign,
  namedIn,
  settlePeriods,
  strongest,
  type Candidate,
  type Named,
  type Period,
  type Triple,
} from './money.ts';
import { findNames } from './names.ts';
import type { Line, Piece, Word } from './words.ts';
import { findYear } from './year.ts';

export interface PaystubDraft {
  drafts: Draft[];
  suggestedFrequency: PayFrequency | null;
  /** Score for how certain it is that this is a paystub at all. */
  likelihood: number;
  kind: PaperKind;
  /** Values to read in a second OCR pass, so that errors show. Each value is one or several words. */
  asks: Word[][];
}

export function readPaystub(lines: readonly Line[]): PaystubDraft {
  const marks = findYear(settlePeriods(marksOf(lines)));
  const named = { current: namedIn(marks, 'current'), yearToDate: namedIn(marks, 'yearToDate') };
  const rows = earningRows(marks);
  const triples = { current: chooseTriple(named.current), yearToDate: chooseTriple(named.yearToDate) };
  triples.current = byEarnings(triples.current, named.current, (cents) => addUpTo(rows, 'current', cents));
  triples.yearToDate = byEarnings(triples.yearToDate, named.yearToDate, (cents) => addUpTo(rows, 'yearToDate', cents));
  const isEarned = (period: Period): boolean => {
    const { gross } = triples[period];
    return gross !== null && addUpTo(rows, period, gross.cents);
  };
  const texts = lines
    .flatMap(({ pieces }) => pieces)
    .filter(({ number }) => number === null)
    .map(({ text }) => labelOf(plain(text)));
  const hasYear = texts.some(({ column }) => column === 'yearToDate');
  const figures: Figures = {
    marks,
    named,
    triples,
    earned: { current: isEarned('current'), yearToDate: isEarned('yearToDate') },
    counts: countsOf(marks),
    unsure: unsureOf(marks, rows, triples, hasYear),
  };
  const days = chooseDays(findDays(lines));
  const earnings = earningsOf(rows);
  const names = findNames(lines);
  const hasDeductions = texts.some(({ figure, strength }) => figure === 'deductions' && strength >= 3);

  const drafts: Draft[] = [
    nameDraft('employer', names.employer),
    nameDraft('person', names.person),
    dayDraft('periodStart', days),
    dayDraft('periodEnd', days),
    dayDraft('payDate', days),
    moneyDraft('gross', triples.current.gross, figures, 'current'),
    // When the deductions are only the sum of several subtotals, that sum is not printed, so it is not offered as a value.
    ...((triples.current.deductions ? !triples.current.deductions.isMade : hasDeductions)
      ? [moneyDraft('deductions', triples.current.deductions, figures, 'current')]
      : []),
    moneyDraft('net', triples.current.net, figures, 'current'),
    ...(triples.yearToDate.gross || hasYear ? [yearDraft(figures)] : []),
    ...pieceDrafts('rate', earnings),
    ...pieceDrafts('hours', earnings),
    ...sumDrafts('overtime', earnings.overtime, figures, 'current'),
    ...sumDrafts('overtimeYearToDate', earnings.overtimeYearToDate, figures, 'yearToDate'),
    ...sumDrafts('bonus', earnings.bonus, figures, 'current'),
    ...sumDrafts('bonusYearToDate', earnings.bonusYearToDate, figures, 'yearToDate'),
  ];
  const likelihood = [
    triples.current.gross ? 2 : 0,
    triples.current.net ? 2 : 0,
    triples.current.addsUp ? 1 : 0,
    days.payDate ? 1 : 0,
    days.periodEnd ? 1 : 0,
    hasYear ? 1 : 0,
    triples.current.deductions ? 1 : 0,
    rows.length > 0 ? 1 : 0,
  ].reduce((sum, value) => sum + value, 0);
  return {
    drafts,
    suggestedFrequency: frequencyOf(days.periodStart?.iso ?? null, days.periodEnd?.iso ?? null),
    likelihood: triples.current.gross || triples.current.net ? likelihood : 0,
    kind: kindOf(lines, (days.payDate ?? days.periodEnd ?? days.periodStart ?? triples.yearToDate.gross) !== null),
    asks: asksOf(drafts, figures),
  };
}

/** When gross, deductions and net do not fit together, the gross that equals the sum of the earnings lines is used. */
function byEarnings(triple: Triple, { gross }: Named, isSum: (cents: number) => boolean): Triple {
  if (triple.addsUp) return triple;
  const earned = strongest(gross.filter(({ cents }) => cents > 0 && isSum(cents)));
  return earned ? { ...triple, gross: earned } : triple;
}

/**
 * Amounts whose period is guessed, unless an amount known to be of this period confirms it, and amounts in unrelated sections. Of two
 * columns, the larger one may be the previous paycheck; it counts as year-to-date only if the paystub mentions a year-to-date.
 */
function unsureOf(
  marks: readonly Mark[],
  rows: readonly EarningRow[],
  triples: Record<Period, Triple>,
  hasYear: boolean,
): Set<Piece> {
  const { net } = triples.current;
  const isAlone = ({ figure, column, isGuessed, piece }: Mark): boolean =>
    figure === 'net' && column !== 'yearToDate' && !isGuessed && Math.abs(piece.number?.hundredths ?? 0) === net?.cents;
  const isNetAlone = triples.current.addsUp && marks.some(isAlone);
  const isPeriodKnown = isNetAlone || rows.some(isOfPeriod);
  const trusted = new Set(Object.values(triples).flatMap((triple) => (triple.addsUp ? piecesOf(triple) : [])));
  const isKnown = ({ column, piece }: Mark): boolean =>
    column === 'yearToDate' ? isPeriodKnown && hasYear : column === null ? isNetAlone && trusted.has(piece) : isPeriodKnown;
  return new Set(
    marks
      .filter(
        (mark) =>
          mark.isInOtherColumn || mark.isBySum || (mark.isGuessed ? !isKnown(mark) : isForeign(mark) && !trusted.has(mark.piece)),
      )
      .map(({ piece }) => piece),
  );
}

/** Whether rate times hours gives the current amount, with no smaller amount beside it. */
const isOfPeriod = ({ isProduct, current, yearToDate }: EarningRow): boolean =>
  isProduct && (yearToDate?.number?.hundredths ?? Infinity) >= (current?.number?.hundredths ?? 0);

const piecesOf = ({ gross, deductions, net }: Triple): Piece[] =>
  [gross, deductions, net].flatMap((candidate) => candidate?.pieces ?? []);

function countsOf(marks: readonly Mark[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { piece } of marks) {
    const cents = Math.abs(piece.number?.hundredths ?? 0);
    if (piece.number?.isAmount) counts.set(cents, (counts.get(cents) ?? 0) + 1);
  }
  return counts;
}

/** Values that nothing on the paystub confirms. If gross, deductions and net do not fit together, all candidates for them are included. */
function asksOf(drafts: readonly Draft[], { triples, named }: Figures): Word[][] {
  const open = drafts.filter(({ evidence }) => !evidence.isSupported).map(({ words }) => words);
  const periods: Period[] = ['current', 'yearToDate'];
  const candidates = periods
    .filter((period) => !triples[period].addsUp)
    .flatMap((period) => Object.values(named[period]).flat() as Candidate[])
    .flatMap(({ pieces, isMade }) => (isMade ? [] : pieces.map(({ words }) => words)));
  const asked = new Set<Word>();
  return [...open, ...candidates].filter(
    ([first]) => first && first.second === undefined && !asked.has(first) && asked.add(first),
  );
}
