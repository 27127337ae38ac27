/** All values of one paystub, each with what speaks for and against it. */
import type { PayFrequency, PaystubFieldName } from '#contract/borrower/ocr.ts';
import { asMoney } from './amounts.ts';
import { frequencyOf } from './dates.ts';
import { chooseDays, findDays, isLikely, type ChosenDay } from './days.ts';
import type { Evidence } from './doubts.ts';
import { addUpTo, deductionsAddUpTo, earningRows, earningsOf, type Sum } from './earnings.ts';
import { marksOf, type Mark } from './grid.ts';
import { labelOf, plain } from './labels.ts';
import {
  chooseTriple,
  namedIn,
  settlePeriods,
  strongest,
  type Candidate,
  type Named,
  type Period,
  type Triple,
} from './money.ts';
import { findNames, type FoundName } from './names.ts';
import type { Line, Piece, Word } from './words.ts';

/** A value before it is decided whether it is marked. */
export interface Draft {
  name: PaystubFieldName;
  read: string | null;
  words: Word[];
  evidence: Pick<Evidence, 'confidence' | 'isSameTwice' | 'isSupported' | 'breaksSum' | 'isContradicted' | 'isUnsure'>;
}

export interface PaystubDraft {
  drafts: Draft[];
  suggestedFrequency: PayFrequency | null;
  /** How much speaks for its being a paystub at all. */
  likelihood: number;
  /** Values to look at a second time, so that a slip shows; each of one word or of some. */
  asks: Word[][];
}

interface Figures {
  marks: readonly Mark[];
  named: Record<Period, Named>;
  triples: Record<Period, Triple>;
  /** The lines of the earnings make the gross. */
  earned: Record<Period, boolean>;
  counts: Map<number, number>;
}

export function readPaystub(lines: readonly Line[]): PaystubDraft {
  const marks = settlePeriods(marksOf(lines));
  const named = { current: namedIn(marks, 'current'), yearToDate: namedIn(marks, 'yearToDate') };
  const rows = earningRows(marks);
  const triples = { current: chooseTriple(named.current), yearToDate: chooseTriple(named.yearToDate) };
  triples.current = byEarnings(triples.current, named.current, (cents) => addUpTo(rows, 'current', cents));
  triples.yearToDate = byEarnings(triples.yearToDate, named.yearToDate, (cents) => addUpTo(rows, 'yearToDate', cents));
  const isEarned = (period: Period): boolean => {
    const { gross } = triples[period];
    return gross !== null && addUpTo(rows, period, gross.cents);
  };
  const figures: Figures = {
    marks,
    named,
    triples,
    earned: { current: isEarned('current'), yearToDate: isEarned('yearToDate') },
    counts: countsOf(marks),
  };
  const days = chooseDays(findDays(lines));
  const earnings = earningsOf(rows);
  const names = findNames(lines);
  const texts = lines
    .flatMap(({ pieces }) => pieces)
    .filter(({ number }) => number === null)
    .map(({ text }) => labelOf(plain(text)));
  const has = (figure: 'deductions', column: null) =>
    texts.some((label) => label.figure === figure && label.strength >= 3 && column === null);
  const hasYear = texts.some(({ column }) => column === 'yearToDate');
  const rateLike = [earnings.rate, earnings.hours].map((piece) => piece && { piece, isSupported: earnings.isProduct });

  const drafts: Draft[] = [
    nameDraft('employer', names.employer),
    nameDraft('person', names.person),
    dayDraft('periodStart', days.periodStart, days),
    dayDraft('periodEnd', days.periodEnd, days),
    dayDraft('payDate', days.payDate, days),
    moneyDraft('gross', triples.current.gross, figures, 'current'),
    // Totals of sections that make up all deductions only together: that sum is not on the paper.
    ...((triples.current.deductions ? !triples.current.deductions.isMade : has('deductions', null))
      ? [moneyDraft('deductions', triples.current.deductions, figures, 'current')]
      : []),
    moneyDraft('net', triples.current.net, figures, 'current'),
    ...(triples.yearToDate.gross || hasYear ? [yearDraft(figures)] : []),
    ...pieceDrafts('rate', rateLike[0] ?? null),
    ...pieceDrafts('hours', rateLike[1] ?? null),
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
    asks: asksOf(drafts, figures),
  };
}

/** Where the three do not go together, the lines of the earnings say which gross it is. */
function byEarnings(triple: Triple, { gross }: Named, isSum: (cents: number) => boolean): Triple {
  if (triple.addsUp) return triple;
  const earned = strongest(gross.filter(({ cents }) => cents > 0 && isSum(cents)));
  return earned ? { ...triple, gross: earned } : triple;
}

function countsOf(marks: readonly Mark[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { piece } of marks) {
    const cents = Math.abs(piece.number?.hundredths ?? 0);
    if (piece.number?.isAmount) counts.set(cents, (counts.get(cents) ?? 0) + 1);
  }
  return counts;
}

function moneyDraft(name: 'gross' | 'deductions' | 'net', candidate: Candidate | null, figures: Figures, period: Period): Draft {
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
    },
  };
}

const isContradicted = (chosen: Candidate, all: readonly Candidate[]): boolean =>
  all.some(
    ({ cents, strength, isSecond }) =>
      !isSecond && strength >= 2.5 && strength >= chosen.strength && cents !== chosen.cents && cents !== 0,
  );

function yearDraft(figures: Figures): Draft {
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

function pieceDrafts(name: 'rate' | 'hours', found: { piece: Piece; isSupported: boolean } | null): Draft[] {
  if (!found) return [];
  const cents = Math.abs(found.piece.number?.hundredths ?? 0);
  if (cents === 0) return [];
  return [
    {
      name,
      read: asMoney(cents),
      words: found.piece.words,
      evidence: {
        ...ofPieces([found.piece], cents, false),
        isSupported: found.isSupported,
        breaksSum: false,
        isContradicted: false,
      },
    },
  ];
}

function sumDrafts(name: PaystubFieldName, sum: Sum, figures: Figures, period: Period): Draft[] {
  if (!sum || sum.cents === 0) return [];
  const isAboveGross = sum.cents > (figures.triples[period].gross?.cents ?? Infinity);
  return [
    {
      name,
      read: asMoney(sum.cents),
      words: sum.pieces.length === 1 ? sum.pieces.flatMap(({ words }) => words) : [],
      evidence: {
        ...ofPieces(sum.pieces, sum.cents, false),
        isSupported: (sum.isProduct || figures.earned[period]) && !isAboveGross,
        breaksSum: isAboveGross,
        isContradicted: false,
      },
    },
  ];
}

function nameDraft(name: 'employer' | 'person', found: FoundName | null): Draft {
  if (!found) return missing(name);
  const second = found.words.map((word) => word.second ?? '').join('');
  const isSeen = found.words.some((word) => word.second !== undefined);
  return {
    name,
    read: found.text,
    words: found.words,
    evidence: {
      confidence: Math.min(...found.words.map((word) => word.confidence)),
      isSameTwice: ALIKE.test(found.text) ? false : isSeen ? lettersOf(second) === lettersOf(found.text) : null,
      isSupported: false,
      breaksSum: false,
      isContradicted: false,
      isUnsure: found.isUnsure ?? false,
    },
  };
}

/** A short word of letters that look alike: "A1", "Al", "III". Recognition takes one for the other, and is sure of it. */
const ALIKE = /(^|\s)([A-Z][lI1|]|[lI1|]{2,4})($|\s)/;

const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{N}&]/gu, '');

function dayDraft(
  name: 'periodStart' | 'periodEnd' | 'payDate',
  day: ChosenDay | null,
  all: ReturnType<typeof chooseDays>,
): Draft {
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

/** What nothing on the paper confirms; and where the three do not go together, all that could be one of them. */
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
