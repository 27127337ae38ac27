import type { PayFrequency } from '#contract/borrower/ocr.ts';
import { guessFrequency } from './dates.ts';
import { choosePayDates, findDates } from './payDates.ts';
import {
  dateDraft,
  moneyDraft,
  nameDraft,
  rateOrHoursDrafts,
  sumDrafts,
  yearToDateDraft,
  type ValueDraft,
  type PaystubAmounts,
} from './drafts.ts';
import { earningsAddUpTo, earningRows, earningsOf, type EarningRow } from './earnings.ts';
import { labelNumbers, type LabeledNumber } from './labelNumbers.ts';
import { labelOf, normalizeLabel } from './labels.ts';
import {
  chooseGrossToNet,
  isInUnrelatedSection,
  labeledAmounts,
  assignPeriods,
  strongestCandidate,
  type Candidate,
  type LabeledAmounts,
  type AmountPeriod,
  type GrossToNet,
  isAmountOf,
  hundredthsOf,
} from './money.ts';
import { findNames } from './names.ts';
import type { Line, Piece, Word } from './textLines.ts';
import { horizontalOverlap } from './headings.ts';

type DocumentKind = 'paystub' | 'unsure' | 'other';

/** Phrases of other kinds of documents, matched against text normalized by `normalizeLabel`. */
const OTHER_DOCUMENT_PHRASES =
  /\binvoice\b|\bbill(ed)? to\b|\bsold to\b|\b(account|bank|mortgage|billing) statement\b|\bstatement of account\b|\bamount due\b|\bbalance due\b|\b(payment )?due (date|upon|on receipt)\b|\bpayment is due\b|\bpast due\b|\bpay by\b|\bplease (pay|remit)\b|\bnet (10|15|30|60|90)\b|\bpurchase order\b|\bquotation\b|\bsubtotal\b|\bsales tax\b|\bbilling period\b|\bmortgage\b|\bwithdrawals\b|\bwage and tax statement\b|\bform (w ?2|w ?4|1099|1040)\b|\bnonemployee compensation\b|\bexpense report\b|\btime ?sheet\b|\btime card\b|\bto whom it may concern\b|^dear\b|^sincerely\b|\bcalculator\b|\bestimate(d)? (only|your|of)\b|\ban estimate\b/;

/** Phrases that only appear on documents about pay. */
const PAY_DOCUMENT_PHRASES =
  /\bpay ?(stub|slip|check|roll|period|date|day)\b|\b(earnings|wage|payroll|pay) statement\b|\bstatement of earnings\b|\bcheck date\b|\b(net|gross) pay\b|\b(fica|oasdi|medicare)\b|\bsocial security\b|\bfederal (income tax|withholding)\b/;

/** @param isDated whether it has a pay date, a pay period or a year-to-date gross */
function documentKind(lines: readonly Line[], isDated: boolean): DocumentKind {
  const texts = lines.flatMap(({ pieces, words }) => [
    ...pieces.filter(({ number }) => number === null).map(({ text }) => normalizeLabel(text)),
    normalizeLabel(words.map(({ text }) => text).join(' ')),
  ]);
  if (!texts.some((text) => OTHER_DOCUMENT_PHRASES.test(text))) return isDated ? 'paystub' : 'unsure';
  return isDated && texts.some((text) => PAY_DOCUMENT_PHRASES.test(text)) ? 'unsure' : 'other';
}

/**
 * Among columns with unknown headings, takes the one with the largest gross as year-to-date if its gross, deductions and net add up. In
 * January the previous paycheck may be larger, so these amounts are marked for review.
 */
function assignYearToDate(marks: readonly LabeledNumber[]): readonly LabeledNumber[] {
  const gross = marks.filter(({ figure, piece }) => figure === 'gross' && piece.number?.isAmount);
  const largest = gross.filter(isWithoutColumn).sort((one, other) => hundredthsOf(other) - hundredthsOf(one))[0];
  const isLargest = largest && gross.some((other) => hundredthsOf(other) < hundredthsOf(largest));
  if (!isLargest || gross.some((mark) => isAmountOf(mark, 'yearToDate') || hundredthsOf(mark) > hundredthsOf(largest)))
    return marks;
  const found = marks.map((mark): LabeledNumber => {
    const isMine = isWithoutColumn(mark) && horizontalOverlap(mark.piece, largest.piece) > 0;
    return isMine ? { ...mark, column: 'yearToDate', isUnderUnknownHeading: false, isInferredFromSums: true } : mark;
  });
  return chooseGrossToNet(labeledAmounts(found, 'yearToDate')).addsUp ? found : marks;
}

const isWithoutColumn = ({ column, piece }: LabeledNumber): boolean => column === null && piece.number?.isAmount === true;

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
  const marks = assignYearToDate(assignPeriods(labelNumbers(lines)));
  const named = { current: labeledAmounts(marks, 'current'), yearToDate: labeledAmounts(marks, 'yearToDate') };
  const rows = earningRows(marks);
  const triples = { current: chooseGrossToNet(named.current), yearToDate: chooseGrossToNet(named.yearToDate) };
  triples.current = preferEarningsSum(triples.current, named.current, (cents) => earningsAddUpTo(rows, 'current', cents));
  triples.yearToDate = preferEarningsSum(triples.yearToDate, named.yearToDate, (cents) =>
    earningsAddUpTo(rows, 'yearToDate', cents),
  );
  const isEarned = (period: AmountPeriod): boolean => {
    const { gross } = triples[period];
    return gross !== null && earningsAddUpTo(rows, period, gross.cents);
  };
  const texts = lines
    .flatMap(({ pieces }) => pieces)
    .filter(({ number }) => number === null)
    .map(({ text }) => labelOf(normalizeLabel(text)));
  const hasYear = texts.some(({ column }) => column === 'yearToDate');
  const figures: PaystubAmounts = {
    named,
    triples,
    earningsAddUp: { current: isEarned('current'), yearToDate: isEarned('yearToDate') },
    amountCounts: countAmounts(marks),
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
    ...rateOrHoursDrafts('rate', earnings),
    ...rateOrHoursDrafts('hours', earnings),
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
  const earned = strongestCandidate(gross.filter(({ cents }) => cents > 0 && isSum(cents)));
  return earned ? { ...triple, gross: earned } : triple;
}

/**
 * Amounts whose period is guessed, unless an amount known to be of this period confirms it, and amounts in unrelated sections. Of two
 * columns, the larger one may be the previous paycheck; it counts as year-to-date only if the paystub mentions a year-to-date.
 */
function uncertainPieces(
  marks: readonly LabeledNumber[],
  rows: readonly EarningRow[],
  triples: Record<AmountPeriod, GrossToNet>,
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
const isForCurrentPeriod = ({ isRateTimesHours: isProduct, current, yearToDate }: EarningRow): boolean =>
  isProduct && (yearToDate?.number?.hundredths ?? Infinity) >= (current?.number?.hundredths ?? 0);

const piecesOf = ({ gross, deductions, net }: GrossToNet): Piece[] =>
  [gross, deductions, net].flatMap((candidate) => candidate?.pieces ?? []);

function countAmounts(marks: readonly LabeledNumber[]): Map<number, number> {
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
  const periods: AmountPeriod[] = ['current', 'yearToDate'];
  const candidates = periods
    .filter((period) => !triples[period].addsUp)
    .flatMap((period) => Object.values(named[period]).flat() as Candidate[])
    .flatMap(({ pieces, isCalculated }) => (isCalculated ? [] : pieces.map(({ words }) => words)));
  const asked = new Set<Word>();
  return [...open, ...candidates].filter(
    ([first]) => first && first.secondPassText === undefined && !asked.has(first) && asked.add(first),
  );
}
