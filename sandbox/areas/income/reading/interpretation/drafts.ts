/** Collects each value of a paystub with the evidence for and against it. */
import type { PaystubFieldName } from '#contract/borrower/ocr.ts';
import { formatMoney } from './amounts.ts';
import { guessFrequency } from './dates.ts';
import { isPlausiblePeriod, type ChosenDate, type DateFieldName } from './payDates.ts';
import type { Evidence } from './doubts.ts';
import type { Earnings, EarningsSum } from './earnings.ts';
import type { Candidate, LabeledAmounts, AmountPeriod, GrossToNet } from './money.ts';
import type { FoundName } from './names.ts';
import type { Piece, Word } from './textLines.ts';

/** A value for which it is not yet decided whether it is marked as doubtful. */
export interface ValueDraft {
  name: PaystubFieldName;
  read: string | null;
  words: Word[];
  evidence: Pick<
    Evidence,
    'confidence' | 'matchesSecondPass' | 'isSupported' | 'breaksSum' | 'isContradicted' | 'isUnsure' | 'isName'
  >;
}

export interface PaystubAmounts {
  named: Record<AmountPeriod, LabeledAmounts>;
  triples: Record<AmountPeriod, GrossToNet>;
  /** Whether the earnings lines add up to the gross pay, by period. */
  earningsAddUp: Record<AmountPeriod, boolean>;
  amountCounts: Map<number, number>;
  /** Amounts whose period is unknown, or that are in a section about something else. */
  uncertainPieces: ReadonlySet<Piece>;
}

export function moneyDraft(
  name: 'gross' | 'deductions' | 'net',
  candidate: Candidate | null,
  figures: PaystubAmounts,
  period: AmountPeriod,
): ValueDraft {
  if (!candidate) return missingValueDraft(name);
  const triple = figures.triples[period];
  const isWhole = triple.gross !== null && triple.deductions !== null && triple.net !== null;
  const isRepeated = (figures.amountCounts.get(candidate.cents) ?? 0) > 1;
  const isSupported = triple.addsUp || isRepeated || (name === 'gross' && figures.earningsAddUp[period]);
  const breaksSum =
    (isWhole && !triple.addsUp) ||
    (name !== 'deductions' && (triple.gross?.cents ?? 0) < (triple.net?.cents ?? 0) && triple.gross !== null);
  return {
    name,
    read: formatMoney(candidate.cents),
    words: candidate.pieces.flatMap(({ words }) => words),
    evidence: {
      ...pieceEvidence(candidate.pieces, candidate.cents, candidate.isFromSecondPass),
      isSupported: isSupported && (triple.addsUp || !breaksSum || figures.earningsAddUp[period]),
      breaksSum,
      isContradicted: !triple.addsUp && isContradicted(candidate, figures.named[period][name]),
      isUnsure: isUnsure(candidate.pieces, figures),
    },
  };
}

const isContradicted = (chosen: Candidate, all: readonly Candidate[]): boolean =>
  all.some(
    ({ cents, strength, isFromSecondPass }) =>
      !isFromSecondPass && strength >= 2.5 && strength >= chosen.strength && cents !== chosen.cents && cents !== 0,
  );

const isUnsure = (pieces: readonly Piece[], { uncertainPieces }: PaystubAmounts): boolean =>
  pieces.some((piece) => uncertainPieces.has(piece));

export function yearToDateDraft(figures: PaystubAmounts): ValueDraft {
  const { gross } = figures.triples.yearToDate;
  if (!gross) return missingValueDraft('grossYearToDate');
  const current = figures.triples.current.gross?.cents ?? 0;
  const isRepeated = (figures.amountCounts.get(gross.cents) ?? 0) > 1;
  const isSupported = figures.triples.yearToDate.addsUp || figures.earningsAddUp.yearToDate || isRepeated;
  return {
    name: 'grossYearToDate',
    read: formatMoney(gross.cents),
    words: gross.pieces.flatMap(({ words }) => words),
    evidence: {
      ...pieceEvidence(gross.pieces, gross.cents, gross.isFromSecondPass),
      isSupported: isSupported && gross.cents >= current,
      breaksSum: gross.cents < current,
      isContradicted: !isSupported && isContradicted(gross, figures.named.yearToDate.gross),
      isUnsure: isUnsure(gross.pieces, figures),
    },
  };
}

function pieceEvidence(
  pieces: readonly Piece[],
  cents: number,
  isSecond: boolean,
): Pick<Evidence, 'confidence' | 'matchesSecondPass'> {
  const seconds = pieces.map(({ secondPassNumber: secondNumber }) => secondNumber);
  const sum = seconds.reduce((all, second) => all + Math.abs(second?.hundredths ?? 0), 0);
  return {
    confidence: Math.min(...pieces.map(({ confidence }) => confidence)),
    matchesSecondPass: isSecond ? false : seconds.every((second) => second === undefined) ? null : sum === cents,
  };
}

/** Regular hours or hourly rate, from the row of regular pay. */
export function rateOrHoursDrafts(
  name: 'rate' | 'hours',
  { [name]: piece, isRateTimesHours: isProduct, isNoProduct, isSwappable }: Earnings,
): ValueDraft[] {
  const cents = Math.abs(piece?.number?.hundredths ?? 0);
  if (!piece || cents === 0) return [];
  const evidence = {
    ...pieceEvidence([piece], cents, false),
    isSupported: isProduct,
    breaksSum: isNoProduct,
    isContradicted: false,
    isUnsure: isSwappable,
  };
  return [{ name, read: formatMoney(cents), words: piece.words, evidence }];
}

export function sumDrafts(name: PaystubFieldName, sum: EarningsSum, figures: PaystubAmounts, period: AmountPeriod): ValueDraft[] {
  if (!sum || sum.cents === 0) return [];
  const { gross } = figures.triples[period];
  const isAboveGross = gross !== null && sum.cents > gross.cents;
  // The earnings lines do not add up to the gross pay, so one of them is misread or belongs to another table.
  const isLeftOver = gross !== null && !figures.earningsAddUp[period];
  return [
    {
      name,
      read: formatMoney(sum.cents),
      words: sum.pieces.length === 1 ? sum.pieces.flatMap(({ words }) => words) : [],
      evidence: {
        ...pieceEvidence(sum.pieces, sum.cents, false),
        isSupported: (sum.isRateTimesHours || figures.earningsAddUp[period]) && !isAboveGross,
        breaksSum: isAboveGross || sum.isNoProduct || isLeftOver,
        isContradicted: false,
        isUnsure: !sum.isRateTimesHours && isUnsure(sum.pieces, figures),
      },
    },
  ];
}

export function nameDraft(name: 'employer' | 'person', found: FoundName | null): ValueDraft {
  if (!found) return missingValueDraft(name);
  const second = found.words.map((word) => word.secondPassText ?? '').join('');
  const isSeen = found.words.some((word) => word.secondPassText !== undefined);
  return {
    name,
    read: found.text,
    words: found.words,
    evidence: {
      confidence: Math.min(...found.words.map((word) => word.confidence)),
      matchesSecondPass:
        found.isTruncated === true || LOOKALIKE_WORD.test(found.text)
          ? false
          : isSeen
            ? lettersOf(second) === lettersOf(found.text)
            : null,
      isSupported: false,
      breaksSum: false,
      isContradicted: false,
      isUnsure: found.isUnsure ?? false,
      isName: true,
    },
  };
}

/** Short words of look-alike letters ("A1", "Al", "III"). OCR confuses them and still reports high confidence. */
const LOOKALIKE_WORD = /(^|\s)([A-Z][lI1|]|[lI1|]{2,4})($|\s)/;

const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{N}&]/gu, '');

export function dateDraft(name: DateFieldName, all: Record<DateFieldName, ChosenDate | null>): ValueDraft {
  const day = all[name];
  if (!day) return missingValueDraft(name);
  const [start, end, pay] = [all.periodStart?.iso ?? null, all.periodEnd?.iso ?? null, all.payDate?.iso ?? null];
  const isRound = name !== 'payDate' && guessFrequency(start, end) !== null;
  return {
    name,
    read: day.iso,
    words: day.words,
    evidence: {
      confidence: Math.min(...day.words.map((word) => word.confidence)),
      matchesSecondPass: day.strength < 2 ? false : day.matchesSecondPass,
      isSupported: (isRound || day.isRepeated) && isPlausiblePeriod(start, end, pay),
      breaksSum: false,
      isContradicted: day.isContradicted || !isPlausiblePeriod(start, end, pay),
    },
  };
}

const missingValueDraft = (name: PaystubFieldName): ValueDraft => ({
  name,
  read: null,
  words: [],
  evidence: { confidence: 0, matchesSecondPass: null, isSupported: false, breaksSum: false, isContradicted: false },
});
