/** Finds the paystubs in a document: there may be several on a page, or one may span several pages. */
import type { DoubtReason, PayFrequency, PaystubFieldName } from '#contract/borrower/ocr.ts';
import { choosePayDates, findDates } from './payDates.ts';
import { doubtOf } from './doubts.ts';
import { labelNumbers } from './labelNumbers.ts';
import { normalizeLabel } from './labels.ts';
import { chooseGrossToNet, labeledAmounts, assignPeriods } from './money.ts';
import type { ValueDraft } from './drafts.ts';
import { readPaystub, type PaystubDraft } from './readPaystub.ts';
import { groupIntoLines, type Line, type Word } from './textLines.ts';

export interface PageWords {
  /** Starts at 1. */
  number: number;
  words: Word[];
  isFromTextLayer: boolean;
  isPoor: boolean;
}

export interface ExtractedField {
  name: PaystubFieldName;
  read: string | null;
  confidence: number;
  doubt: DoubtReason | null;
  words: Word[];
}

export interface ExtractedPaystubs {
  paystubs: { fields: ExtractedField[]; suggestedFrequency: PayFrequency | null }[];
  /** Whether one of them may be another kind of document. */
  isUnsure: boolean;
  /** Values that a second OCR pass may settle. Each value is one or several words. */
  wordsToRecheck: Word[][];
}

/** Minimum score of a paystub, for example gross and net (2 points each) plus one more feature. */
const MIN_LIKELIHOOD = 5;

export function extractPaystubs(pages: readonly PageWords[]): ExtractedPaystubs {
  const parts = joinContinuations(pages.flatMap(({ words }) => splitPaystubs(groupIntoLines(words))));
  const drafts = parts.map(readPaystub).filter(({ likelihood, kind }) => likelihood >= MIN_LIKELIHOOD && kind !== 'other');
  return {
    isUnsure: drafts.some(({ kind }) => kind === 'unsure'),
    paystubs: drafts.map(({ drafts: fields, suggestedFrequency }) => ({
      fields: fields.map((draft) => fieldOf(draft, pages)),
      suggestedFrequency,
    })),
    wordsToRecheck: drafts
      .flatMap(({ wordsToRecheck }: PaystubDraft) => wordsToRecheck)
      .filter(([word]) => pages.some(({ number, isFromTextLayer }) => number === word?.page && !isFromTextLayer)),
  };
}

function fieldOf({ name, read, words, evidence }: ValueDraft, pages: readonly PageWords[]): ExtractedField {
  if (read === null) return { name, read, confidence: 0, doubt: 'missing', words };
  const own = words.length > 0 ? words.map(({ page }) => pages.find(({ number }) => number === page)) : pages;
  const isFromTextLayer = own.every((page) => page?.isFromTextLayer === true);
  const doubt = doubtOf({ ...evidence, isFromTextLayer, isPoor: own.some((page) => page?.isPoor === true) });
  const sure = doubt === null && evidence.isSupported ? Math.max(evidence.confidence, 0.95) : evidence.confidence;
  return { name, read, confidence: doubt === null ? sure : Math.min(sure, 0.6), doubt, words };
}

interface IdentifyingValues {
  payDate: string | null;
  periodEnd: string | null;
  gross: number | null;
  net: number | null;
}

function identifyingValues(lines: readonly Line[]): IdentifyingValues {
  const days = choosePayDates(findDates(lines));
  const { gross, net } = chooseGrossToNet(labeledAmounts(assignPeriods(labelNumbers(lines)), 'current'));
  return {
    payDate: days.payDate?.iso ?? null,
    periodEnd: days.periodEnd?.iso ?? null,
    gross: gross?.cents ?? null,
    net: net?.cents ?? null,
  };
}

/** Splits a page that has several paystubs. Each part must have a gross, a net and dates, and the dates must differ. */
function splitPaystubs(lines: Line[]): Line[][] {
  const days = findDates(lines);
  for (const label of ['periodEnd', 'payDate'] as const) {
    const own = days.filter((day) => day.label === label && day.strength >= 2);
    const first = own[0];
    const second = own.find(({ printed, line }) => first && line > first.line + 3 && !isSameDay(printed, first.printed));
    if (!first || !second) continue;
    for (const at of findSplitCandidates(lines, first.line, second.line)) {
      const [upper, lower] = [lines.slice(0, at), lines.slice(at)];
      if ([upper, lower].every(isCompletePaystub)) return [...splitPaystubs(upper), ...splitPaystubs(lower)];
    }
  }
  return [lines];
}

const isSameDay = (one: { month: number; day: number }, other: { month: number; day: number }): boolean =>
  one.month === other.month && one.day === other.day;

function isCompletePaystub(lines: readonly Line[]): boolean {
  const { gross, net, payDate, periodEnd } = identifyingValues(lines);
  return gross !== null && net !== null && (payDate ?? periodEnd) !== null;
}

/** Candidate lines for the split: where the page's first text is repeated, then the widest gaps. */
function findSplitCandidates(lines: readonly Line[], first: number, second: number): number[] {
  const gapAbove = (at: number): number => (lines[at]?.y ?? 0) - (lines[at - 1]?.y ?? 0);
  const top = normalizeLabel(lines[0]?.pieces[0]?.text ?? '');
  const inside = Array.from({ length: second - first }, (_none, index) => first + 1 + index);
  const again = inside.filter((at) => top.length > 3 && normalizeLabel(lines[at]?.pieces[0]?.text ?? '') === top);
  const widest = [...inside].sort((one, other) => gapAbove(other) - gapAbove(one)).slice(0, 4);
  return [...again, ...widest];
}

/** Appends continuation pages to the paystub on the page before. */
function joinContinuations(parts: Line[][]): Line[][] {
  const whole: { lines: Line[]; signs: IdentifyingValues }[] = [];
  for (const lines of parts) {
    const signs = identifyingValues(lines);
    const last = whole[whole.length - 1];
    if (last && isContinuation(last.signs, signs)) {
      last.lines = [...last.lines, ...lines];
      last.signs = identifyingValues(last.lines);
    } else whole.push({ lines, signs });
  }
  return whole.map(({ lines }) => lines);
}

function isContinuation(before: IdentifyingValues, next: IdentifyingValues): boolean {
  const differs = (one: string | number | null, other: string | number | null): boolean =>
    one !== null && other !== null && one !== other;
  if (differs(before.payDate, next.payDate) || differs(before.periodEnd, next.periodEnd)) return false;
  const hasOwn = next.gross !== null && next.net !== null;
  if (before.gross === null && before.net === null)
    return hasOwn || next.gross !== null || next.net !== null ? before.payDate !== null : true;
  return !(hasOwn && (differs(before.gross, next.gross) || differs(before.net, next.net)));
}
