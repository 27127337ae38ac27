import type { PayFrequency } from '#contract/borrower/ocr.ts';
import { guessFrequency } from './dates.ts';
import { choosePayDates, findDates } from './payDates.ts';
import {
  dateDraft,
  moneyDraft,
  nameDraft,
  pieceDrafts,
  sumDrafts,
  yearToDateDraft,
  type ValueDraft,
  type PaystubAmounts,
} from './drafts.ts';
import { earningsAddUpTo, earningRows, earningsOf, type EarningRow } from './earnings.ts';
import { labelNumbers, type LabeledNumber } from './labelNumbers.ts';
import { documentKind, type DocumentKind } from './documentKind.ts';
import { labelOf, normalizeLabel } from './labels.ts';
import {
  chooseGrossToNet,
  isInUnrelatedSection,
  labeledAmounts,
  assignPeriods,
  strongest,
  type Candidate,
  type LabeledAmounts,
  type Period,
  type GrossToNet,
} from './money.ts';
import { findNames } from './names.ts';
import type { Line, Piece, Word } from './textLines.ts';
import { findYearToDate } from './findYearToDate.ts';

export interface PaystubDraft {
  drafts: ValueDraft[];
  suggestedFrequency: PayFrequency | null;
  /** Score for how certain it is that this is a paystub at all. */
  likelihood: number;
  kind: DocumentKind;
  /** Values to read in a second OCR pass, so that errors show. Each value is one or several words. */
  wordsToRecheck: Word[][];
}

export function readPaystub(lines: readonly Line[]): PaystubDraft {
  const marks = findYearToDate(assignPeriods(labelNumbers(lines)));
  const named = { current: labeledAmounts(marks, 'current'), yearToDate: labeledAmounts(marks, 'yearToDate') };
  const rows = earningRows(marks);
  const triples = { current: chooseGrossToNet(named.current), yearToDate: chooseGrossToNet(named.yearToDate) };
  triples.current = preferEarningsSum(triples.current, named.current, (cents) => earningsAddUpTo(rows, 'current', cents));
  triples.yearToDate = preferEarningsSum(triples.yearToDate, named.yearToDate, (cents) =>
    earningsAddUpTo(rows, 'yearToDate', cents),
  );
  const isEarned = (period: Period): boolean => {
    const { gross } = triples[period];
    return gross !== null && earningsAddUpTo(rows, period, gross.cents);
  };
  const texts = lines
    .flatMap(({ pieces }) => pieces)
    .filter(({ number }) => number === null)
    .map(({ text }) => labelOf(normalizeLabel(text)));
  const hasYear = texts.some(({ column }) => column === 'yearToDate');
  const figures: PaystubAmounts = {
    marks,
    named,
    triples,
    earningsAddUp: { current: isEarned('current'), yearToDate: isEarned('yearToDate') },
    amountCounts: countsOf(marks),
    uncertainPieces: uncertainPieces(marks, rows, triples, hasYear),
  };
  const days = choosePayDates(findDates(lines));
  const earnings = earningsOf(rows);
  const names = findNames(lines);
  const hasDeductions = texts.some(({ figure, strength }) => figure === 'deductions' && strength >= 3);

  const drafts: ValueDraft[] = [
    nameDraft('employer', names.employer),
    nameDraft('person', names.person),
    dateDraft('periodStart', days),
    dateDraft('periodEnd', days),
    dateDraft('payDate', days),
    moneyDraft('gross', triples.current.gross, figures, 'current'),
    // When the deductions are only the sum of several subtotals, that sum is not printed, so it is not offered as a value.
    ...((triples.current.deductions ? !triples.current.deductions.isCalculated : hasDeductions)
      ? [moneyDraft('deductions', triples.current.deductions, figures, 'current')]
      : []),
    moneyDraft('net', triples.current.net, figures, 'current'),
    ...(triples.yearToDate.gross || hasYear ? [yearToDateDraft(figures)] : []),
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
    suggestedFrequency: guessFrequency(days.periodStart?.iso ?? null, days.periodEnd?.iso ?? null),
    likelihood: triples.current.gross || triples.current.net ? likelihood : 0,
    kind: documentKind(lines, (days.payDate ?? days.periodEnd ?? days.periodStart ?? triples.yearToDate.gross) !== null),
    wordsToRecheck: wordsToRecheck(drafts, figures),
  };
}

/** When gross, deductions and net do not fit together, the gross that equals the sum of the earnings lines is used. */
function preferEarningsSum(triple: GrossToNet, { gross }: LabeledAmounts, isSum: (cents: number) => boolean): GrossToNet {
  if (triple.addsUp) return triple;
  const earned = strongest(gross.filter(({ cents }) => cents > 0 && isSum(cents)));
  return earned ? { ...triple, gross: earned } : triple;
}

/**
 * Amounts whose period is guessed, unless an amount known to be of this period confirms it, and amounts in unrelated sections. Of two
 * columns, the larger one may be the previous paycheck; it counts as year-to-date only if the paystub mentions a year-to-date.
 */
function uncertainPieces(
  marks: readonly LabeledNumber[],
  rows: readonly EarningRow[],
  triples: Record<Period, GrossToNet>,
  hasYear: boolean,
): Set<Piece> {
  const { net } = triples.current;
  const isAlone = ({ figure, column, isGuessed, piece }: LabeledNumber): boolean =>
    figure === 'net' && column !== 'yearToDate' && !isGuessed && Math.abs(piece.number?.hundredths ?? 0) === net?.cents;
  const isNetAlone = triples.current.addsUp && marks.some(isAlone);
  const isPeriodKnown = isNetAlone || rows.some(isForCurrentPeriod);
  const trusted = new Set(Object.values(triples).flatMap((triple) => (triple.addsUp ? piecesOf(triple) : [])));
  const isKnown = ({ column, piece }: LabeledNumber): boolean =>
    column === 'yearToDate' ? isPeriodKnown && hasYear : column === null ? isNetAlone && trusted.has(piece) : isPeriodKnown;
  return new Set(
    marks
      .filter(
        (mark) =>
          mark.isUnderUnknownHeading ||
          mark.isInferredFromSums ||
          (mark.isGuessed ? !isKnown(mark) : isInUnrelatedSection(mark) && !trusted.has(mark.piece)),
      )
      .map(({ piece }) => piece),
  );
}

/** Whether rate times hours gives the current amount, with no smaller amount beside it. */
const isForCurrentPeriod = ({ isProduct, current, yearToDate }: EarningRow): boolean =>
  isProduct && (yearToDate?.number?.hundredths ?? Infinity) >= (current?.number?.hundredths ?? 0);

const piecesOf = ({ gross, deductions, net }: GrossToNet): Piece[] =>
  [gross, deductions, net].flatMap((candidate) => candidate?.pieces ?? []);

function countsOf(marks: readonly LabeledNumber[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { piece } of marks) {
    const cents = Math.abs(piece.number?.hundredths ?? 0);
    if (piece.number?.isAmount) counts.set(cents, (counts.get(cents) ?? 0) + 1);
  }
  return counts;
}

/** Values that nothing on the paystub confirms. If gross, deductions and net do not fit together, all candidates for them are included. */
function wordsToRecheck(drafts: readonly ValueDraft[], { triples, named }: PaystubAmounts): Word[][] {
  const open = drafts.filter(({ evidence }) => !evidence.isSupported).map(({ words }) => words);
  const periods: Period[] = ['current', 'yearToDate'];
  const candidates = periods
    .filter((period) => !triples[period].addsUp)
    .flatMap((period) => Object.values(named[period]).flat() as Candidate[])
    .flatMap(({ pieces, isCalculated }) => (isCalculated ? [] : pieces.map(({ words }) => words)));
  const asked = new Set<Word>();
  return [...open, ...candidates].filter(
    ([first]) => first && first.secondText === undefined && !asked.has(first) && asked.add(first),
  );
}
