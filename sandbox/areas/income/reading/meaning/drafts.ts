/** Collects each value of a paystub with the evidence for and against it. */
import type { PaystubFieldName } from '#contract/borrower/ocr.ts';
import { asMoney } from './amounts.ts';
import { frequencyOf } from './dates.ts';
import { isLikely, type ChosenDay, type DayFieldName } from './days.ts';
import type { Evidence } from './doubts.ts';
import { deductionsAddUpTo, type Earnings, type Sum } from './earnings.ts';
import type { Mark } from './grid.ts';
import type { Candidate, Named, Period, Triple } from './money.ts';
import type { FoundName } from './names.ts';
import type { Piece, Word } from './words.ts';

/** A value for which it is not yet decided whether it is marked as doubtful. */
export interface Draft {
  name: PaystubFieldName;
  read: string | null;
  words: Word[];
  evidence: Pick<Evidence, 'confidence' | 'isSameTwice' | 'isSupported' | 'breaksSum' | 'isContradicted' | 'isUnsure' | 'isName'>;
}

export interface Figures {
  marks: readonly Mark[];
  named: Record<Period, Named>;
  triples: Record<Period, Triple>;
  /** Whether the earnings lines add up to the gross pay, by period. */
  earned: Record<Period, boolean>;
  counts: Map<number, number>;
  /** Amounts whose period is unknown, or that are in a section about something else. */
  unsure: ReadonlySet<Piece>;
}

export function moneyDraft(
  name: 'gross' | 'deductions' | 'net',
  candidate: Candidate | null,
  figures: Figures,
  period: Period,
): Draft {
  if (!candidate) return missing(name);
  const triple = figures.triples[period];
  const isWhole = triple.gross !== null && triple.deductions !== null && triple.net !== null;
  const isRepeated = candidate.pieces.length === 1 && (figures.counts.get(candidate.cents) ?? 0) > 1;
  const isSupported =
    triple.addsUp ||
    isRepeated ||
    (name === 'gross' && figures.earned[period]) ||
    (name === 'deductions' && deductionsAddUpTo(figures.marks, period, candidate.cents));
  const breaksSum =
    (isWhole && !triple.addsUp) ||
    (name !== 'deductions' && (triple.gross?.cents ?? 0) < (triple.net?.cents ?? 0) && triple.gross !== null);
  return {
    name,
    read: asMoney(candidate.cents),
    words: candidate.pieces.length === 1 ? candidate.pieces.flatMap(({ words }) => words) : [],
    evidence: {
      ...ofPieces(candidate.pieces, candidate.cents, candidate.isSecond),
      isSupported: isSupported && (triple.addsUp || !breaksSum || figures.earned[period]),
      breaksSum,
      isContradicted: !triple.addsUp && isContradicted(candidate, figures.named[period][name]),
      isUnsure: isUnsure(candidate.pieces, figures),
    },
  };
}

const isContradicted = (chosen: Candidate, all: readonly Candidate[]): boolean =>
  all.some(
    ({ cents, strength, isSecond }) =>
      !isSecond && strength >= 2.5 && strength >= chosen.strength && cents !== chosen.cents && cents !== 0,
  );

const isUnsure = (pieces: readonly Piece[], { unsure }: Figures): boolean => pieces.some((piece) => unsure.has(piece));

export function yearDraft(figures: Figures): Draft {
  const { gross } = figures.triples.yearToDate;
  if (!gross) return missing('grossYearToDate');
  const current = figures.triples.current.gross?.cents ?? 0;
  const isRepeated = (figures.counts.get(gross.cents) ?? 0) > 1;
  const isSupported = figures.triples.yearToDate.addsUp || figures.earned.yearToDate || isRepeated;
  return {
    name: 'grossYearToDate',
    read: asMoney(gross.cents),
    words: gross.pieces.flatMap(({ words }) => words),
    evidence: {
      ...ofPieces(gross.pieces, gross.cents, gross.isSecond),
      isSupported: isSupported && gross.cents >= current,
      breaksSum: gross.cents < current,
      isContradicted: !isSupported && isContradicted(gross, figures.named.yearToDate.gross),
      isUnsure: isUnsure(gross.pieces, figures),
    },
  };
}

function ofPieces(pieces: readonly Piece[], cents: number, isSecond: boolean): Pick<Evidence, 'confidence' | 'isSameTwice'> {
  const seconds = pieces.map(({ second }) => second);
  const sum = seconds.reduce((all, second) => all + Math.abs(second?.hundredths ?? 0), 0);
  return {
    confidence: Math.min(...pieces.map(({ confidence }) => confidence)),
    isSameTwice: isSecond ? false : seconds.every((second) => second === undefined) ? null : sum === cents,
  };
}

/** Regular hours or hourly rate, from the row of regular pay. */
export function pieceDrafts(name: 'rate' | 'hours', { [name]: piece, isProduct, isNoProduct, isSwappable }: Earnings): Draft[] {
  const cents = Math.abs(piece?.number?.hundredths ?? 0);
  if (!piece || cents === 0) return [];
  const evidence = {
    ...ofPieces([piece], cents, false),
    isSupported: isProduct,
    breaksSum: isNoProduct,
    isContradicted: false,
    isUnsure: isSwappable,
  };
  return [{ name, read: asMoney(cents), words: piece.words, evidence }];
}

export function sumDrafts(name: PaystubFieldName, sum: Sum, figures: Figures, period: Period): Draft[] {
  if (!sum || sum.cents === 0) return [];
  const { gross } = figures.triples[period];
  const isAboveGross = gross !== null && sum.cents > gross.cents;
  // The earnings lines do not add up to the gross pay, so one of them is misread or belongs to another table.
  const isLeftOver = gross !== null && !figures.earned[period];
  return [
    {
      name,
      read: asMoney(sum.cents),
      words: sum.pieces.length === 1 ? sum.pieces.flatMap(({ words }) => words) : [],
      evidence: {
        ...ofPieces(sum.pieces, sum.cents, false),
        isSupported: (sum.isProduct || figures.earned[period]) && !isAboveGross,
        breaksSum: isAboveGross || sum.isNoProduct || isLeftOver,
        isContradicted: false,
        isUnsure: !sum.isProduct && isUnsure(sum.pieces, figures),
      },
    },
  ];
}

export function nameDraft(name: 'employer' | 'person', found: FoundName | null): Draft {
  if (!found) return missing(name);
  const second = found.words.map((word) => word.second ?? '').join('');
  const isSeen = found.words.some((word) => word.second !== undefined);
  return {
    name,
    read: found.text,
    words: found.words,
    evidence: {
      confidence: Math.min(...found.words.map((word) => word.confidence)),
      isSameTwice:
        found.isCut === true || ALIKE.test(found.text) ? false : isSeen ? lettersOf(second) === lettersOf(found.text) : null,
      isSupported: false,
      breaksSum: false,
      isContradicted: false,
      isUnsure: found.isUnsure ?? false,
      isName: true,
    },
  };
}

/** Short words of look-alike letters ("A1", "Al", "III"). OCR confuses them and still reports high confidence. */
const ALIKE = /(^|\s)([A-Z][lI1|]|[lI1|]{2,4})($|\s)/;

const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{N}&]/gu, '');

export function dayDraft(name: DayFieldName, all: Record<DayFieldName, ChosenDay | null>): Draft {
  const day = all[name];
  if (!day) return missing(name);
  const [start, end, pay] = [all.periodStart?.iso ?? null, all.periodEnd?.iso ?? null, all.payDate?.iso ?? null];
  const isRound = name !== 'payDate' && frequencyOf(start, end) !== null;
  return {
    name,
    read: day.iso,
    words: day.words,
    evidence: {
      confidence: Math.min(...day.words.map((word) => word.confidence)),
      isSameTwice: day.strength < 2 ? false : day.isSameTwice,
      isSupported: (isRound || day.isRepeated) && isLikely(start, end, pay),
      breaksSum: false,
      isContradicted: day.isContradicted || !isLikely(start, end, pay),
    },
  };
}

const missing = (name: PaystubFieldName): Draft => ({
  name,
  read: null,
  words: [],
  evidence: { confidence: 0, isSameTwice: null, isSupported: false, breaksSum: false, isContradicted: false },
});
