/** Finds the paystubs in a document: there may be several on a page, or one may span several pages. */
import type { DoubtReason, PayFrequency, PaystubFieldName } from '#contract/borrower/ocr.ts';
import { chooseDays, findDays } from './days.ts';
import { doubtOf } from './doubts.ts';
import { marksOf } from './grid.ts';
import { plain } from './labels.ts';
import { chooseTriple, namedIn, settlePeriods } from './money.ts';
import type { Draft } from './drafts.ts';
import { readPaystub, type PaystubDraft } from './paystub.ts';
import { linesOf, type Line, type Word } from './words.ts';

export interface PageWords {
  /** Starts at 1. */
  number: number;
  words: Word[];
  /** Whether the words come from a PDF text layer. */
  isExact: boolean;
  isPoor: boolean;
}

export interface UnderstoodField {
  name: PaystubFieldName;
  read: string | null;
  confidence: number;
  doubt: DoubtReason | null;
  words: Word[];
}

export interface Understood {
  paystubs: { fields: UnderstoodField[]; suggestedFrequency: PayFrequency | null }[];
  /** Whether one of them may be another kind of document. */
  isUnsure: boolean;
  /** Values that a second OCR pass may settle. Each value is one or several words. */
  asks: Word[][];
}

/** Minimum score of a paystub, for example gross and net (2 points each) plus one more feature. */
const LEAST_LIKELIHOOD = 5;

export function understand(pages: readonly PageWords[]): Understood {
  const parts = joined(pages.flatMap(({ words }) => split(linesOf(words))));
  const drafts = parts.map(readPaystub).filter(({ likelihood, kind }) => likelihood >= LEAST_LIKELIHOOD && kind !== 'other');
  return {
    isUnsure: drafts.some(({ kind }) => kind === 'unsure'),
    paystubs: drafts.map(({ drafts: fields, suggestedFrequency }) => ({
      fields: fields.map((draft) => fieldOf(draft, pages)),
      suggestedFrequency,
    })),
    asks: drafts
      .flatMap(({ asks }: PaystubDraft) => asks)
      .filter(([word]) => pages.some(({ number, isExact }) => number === word?.page && !isExact)),
  };
}

function fieldOf({ name, read, words, evidence }: Draft, pages: readonly PageWords[]): UnderstoodField {
  if (read === null) return { name, read, confidence: 0, doubt: 'missing', words };
  const own = words.length > 0 ? words.map(({ page }) => pages.find(({ number }) => number === page)) : pages;
  const isExact = own.every((page) => page?.isExact === true);
  const doubt = doubtOf({ ...evidence, isExact, isPoor: own.some((page) => page?.isPoor === true) });
  const sure = doubt === null && evidence.isSupported ? Math.max(evidence.confidence, 0.95) : evidence.confidence;
  return { name, read, confidence: doubt === null ? sure : Math.min(sure, 0.6), doubt, words };
}

interface Signs {
  payDate: string | null;
  periodEnd: string | null;
  gross: number | null;
  net: number | null;
}

function signsOf(lines: readonly Line[]): Signs {
  const days = chooseDays(findDays(lines));
  const { gross, net } = chooseTriple(namedIn(settlePeriods(marksOf(lines)), 'current'));
  return {
    payDate: days.payDate?.iso ?? null,
    periodEnd: days.periodEnd?.iso ?? null,
    gross: gross?.cents ?? null,
    net: net?.cents ?? null,
  };
}

/** Splits a page that has several paystubs. Each part must have a gross, a net and dates, and the dates must differ. */
function split(lines: Line[]): Line[][] {
  const days = findDays(lines);
  for (const label of ['periodEnd', 'payDate'] as const) {
    const own = days.filter((day) => day.label === label && day.strength >= 2);
    const first = own[0];
    const second = own.find(({ printed, line }) => first && line > first.line + 3 && !isSameDay(printed, first.printed));
    if (!first || !second) continue;
    for (const at of cutsBetween(lines, first.line, second.line)) {
      const [upper, lower] = [lines.slice(0, at), lines.slice(at)];
      if ([upper, lower].every(isWhole)) return [...split(upper), ...split(lower)];
    }
  }
  return [lines];
}

const isSameDay = (one: { month: number; day: number }, other: { month: number; day: number }): boolean =>
  one.month === other.month && one.day === other.day;

function isWhole(lines: readonly Line[]): boolean {
  const { gross, net, payDate, periodEnd } = signsOf(lines);
  return gross !== null && net !== null && (payDate ?? periodEnd) !== null;
}

/** Candidate lines for the split: where the page's first text is repeated, then the widest gaps. */
function cutsBetween(lines: readonly Line[], first: number, second: number): number[] {
  const gapAbove = (at: number): number => (lines[at]?.y ?? 0) - (lines[at - 1]?.y ?? 0);
  const top = plain(lines[0]?.pieces[0]?.text ?? '');
  const inside = Array.from({ length: second - first }, (_none, index) => first + 1 + index);
  const again = inside.filter((at) => top.length > 3 && plain(lines[at]?.pieces[0]?.text ?? '') === top);
  const widest = [...inside].sort((one, other) => gapAbove(other) - gapAbove(one)).slice(0, 4);
  return [...again, ...widest];
}

/** Appends continuation pages to the paystub on the page before. */
function joined(parts: Line[][]): Line[][] {
  const whole: { lines: Line[]; signs: Signs }[] = [];
  for (const lines of parts) {
    const signs = signsOf(lines);
    const last = whole[whole.length - 1];
    if (last && goesOn(last.signs, signs)) {
      last.lines = [...last.lines, ...lines];
      last.signs = signsOf(last.lines);
    } else whole.push({ lines, signs });
  }
  return whole.map(({ lines }) => lines);
}

function goesOn(before: Signs, next: Signs): boolean {
  const differs = (one: string | number | null, other: string | number | null): boolean =>
    one !== null && other !== null && one !== other;
  if (differs(before.payDate, next.payDate) || differs(before.periodEnd, next.periodEnd)) return false;
  const hasOwn = next.gross !== null && next.net !== null;
  if (before.gross === null && before.net === null)
    return hasOwn || next.gross !== null || next.net !== null ? before.payDate !== null : true;
  return !(hasOwn && (differs(before.gross, next.gross) || differs(before.net, next.net)));
}
