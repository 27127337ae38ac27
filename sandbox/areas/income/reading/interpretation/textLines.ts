/** Groups recognized words into lines, and lines into pieces: adjacent words form one piece, and each amount is a piece of its own. */
import { parseNumber, type PrintedNumber } from './amounts.ts';

/** Position and size in thousandths of the page width, measured from the top left corner. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Word extends Box {
  text: string;
  /** From 0 to 1; always 1 in a PDF text layer. */
  confidence: number;
  /** Starts at 1. */
  page: number;
  baseline: number;
  /** Result of the second OCR pass; undefined when there was none, null when it recognized nothing. */
  secondPassText?: string | null;
}

export interface Piece extends Box {
  words: Word[];
  text: string;
  confidence: number;
  number: PrintedNumber | null;
  /** Number read by the second OCR pass; undefined when there was none, null when it read no number. */
  secondPassNumber: PrintedNumber | null | undefined;
  line: number;
}

export interface Line {
  words: Word[];
  pieces: Piece[];
  y: number;
  height: number;
  /** A wider gap separates columns. */
  gap: number;
}

export const rightEdge = (box: Box): number => box.x + box.width;
const verticalCenter = (box: Box): number => box.y + box.height / 2;

export const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** Appends each word to the line whose last word it continues, so that lines may bend or slope. */
export function groupIntoLines(words: readonly Word[]): Line[] {
  const usual = median(words.map(({ height }) => height)) || 10;
  const open: Word[][] = [];
  for (const word of [...words].sort((one, other) => one.x - other.x)) {
    let best: Word[] | null = null;
    let nearest = Infinity;
    for (const line of open) {
      const last = line[line.length - 1];
      if (!last || last.page !== word.page || rightEdge(last) - word.x > usual) continue;
      const distance = Math.abs(last.baseline - word.baseline);
      const isSame = distance < 0.5 * Math.min(Math.max(last.height, usual), Math.max(word.height, usual));
      if (isSame && distance < nearest) [best, nearest] = [line, distance];
    }
    if (best) best.push(word);
    else open.push([word]);
  }
  const gap = columnGap(open, usual);
  const sorted = open.sort((one, other) => verticalPositionOf(one) - verticalPositionOf(other));
  return sorted.map((line, index) => ({
    words: line,
    pieces: piecesOf(line, index, usual, gap),
    y: median(line.map(({ y }) => y)),
    height: median(line.map(({ height }) => height)),
    gap,
  }));
}

/** Vertical offset per page, which sorts the pages below each other. */
const PAGE_OFFSET = 100_000;
const verticalPositionOf = (line: readonly Word[]): number =>
  (line[0]?.page ?? 0) * PAGE_OFFSET + median(line.map(verticalCenter));

/** A gap of more than this many word heights separates columns. */
const COLUMN_GAP = 0.95;
/** The same threshold as a multiple of the usual gap between words, because typewriter fonts have wide gaps. */
const COLUMN_GAP_PER_WORD_GAP = 1.45;
/** Largest gap within a number that OCR split. */
const SPLIT_NUMBER_GAP = 0.45;
/** Largest gap before a split-off decimal point or cents; a typewriter's point has wide spaces around it. */
const DECIMAL_POINT_GAP = 1.25;

function columnGap(lines: readonly (readonly Word[])[], usual: number): number {
  const gaps = lines.flatMap((line) => line.slice(1).map((word, at) => word.x - rightEdge(line[at] ?? word)));
  return Math.max(COLUMN_GAP * usual, COLUMN_GAP_PER_WORD_GAP * median(gaps.filter((gap) => gap > 0 && gap < 2 * usual)));
}

function piecesOf(line: readonly Word[], index: number, usual: number, gap: number): Piece[] {
  const pieces: Piece[] = [];
  let group: Word[] = [];
  const close = (): void => {
    if (group.length > 0) pieces.push(pieceOf(group, index));
    group = [];
  };
  for (let at = 0; at < line.length; at += 1) {
    const torn = joinSplitNumber(line, at, usual, gap);
    if (torn) {
      close();
      pieces.push(pieceOf(line.slice(at, at + torn.count), index, torn.text));
      at += torn.count - 1;
      continue;
    }
    const word = line[at];
    if (!word) continue;
    const last = group[group.length - 1];
    const scale = Math.max(0.8, Math.min(last?.height ?? 0, word.height) / usual);
    if (last && word.x - rightEdge(last) > gap * scale) close();
    group.push(word);
  }
  close();
  return pieces;
}

/** The words starting here that form one number, and its text: "$ 2,920.00", "2, 920.00", "2 920.00" and "2,920 00" are each one number. */
function joinSplitNumber(
  line: readonly Word[],
  at: number,
  usual: number,
  columns: number,
): { count: number; text: string } | null {
  let text = '';
  let found: { count: number; text: string } | null = null;
  for (let count = 1; count <= 3; count += 1) {
    const word = line[at + count - 1];
    if (!word) break;
    const before = line[at + count - 2];
    const link = before ? missingSeparatorBetween(text, word.text, (word.x - rightEdge(before)) / usual) : null;
    if (count > 1 && link === null) break;
    text += `${count > 1 ? (link ?? '') : ''}${word.text}`;
    if (parseNumber(text)?.isAmount) found = { count, text };
  }
  const single = line[at];
  const number = single ? parseNumber(single.text) : null;
  if (found || !single || !number) return found;
  // Whole numbers within a text are usually house numbers or days.
  return number.decimals > 0 || isIsolatedWord(line, at, columns) ? { count: 1, text: single.text } : null;
}

/** The character lost between two parts of a number ("" or "."); null when they are separate. @param gap in line heights */
function missingSeparatorBetween(text: string, next: string, gap: number): string | null {
  if (/^[-($*]+$/.test(text)) return gap < 4 ? '' : null;
  if (next === ')') return gap < 1 ? '' : null;
  if (!/^[-$(]*\d{1,3}([,.]\d{3})*[,.]?$/.test(text)) return null;
  if (/^[,.]?\d{3}\b|^[,.]\d{2}\b/.test(next))
    return gap < (next.startsWith('.') ? DECIMAL_POINT_GAP : SPLIT_NUMBER_GAP) ? '' : null;
  return /^\d{2}[)*-]*$/.test(next) && gap < DECIMAL_POINT_GAP && !/[,.]$/.test(text) ? '.' : null;
}

function isIsolatedWord(line: readonly Word[], at: number, columns: number): boolean {
  const [before, word, next] = [line[at - 1], line[at], line[at + 1]];
  const isFree = (left: Word | undefined, other: Word | undefined): boolean =>
    !left || !other || other.x - rightEdge(left) > columns;
  return isFree(before, word) && (isFree(word, next) || /^(hrs?|hours?|@|x)$/i.test(next?.text ?? ''));
}

function pieceOf(words: Word[], line: number, numberText?: string): Piece {
  const x = Math.min(...words.map((word) => word.x));
  const y = Math.min(...words.map((word) => word.y));
  const text = words.map((word) => word.text).join(' ');
  const confidence = Math.min(...words.map((word) => word.confidence));
  const parsed = parseNumber((numberText ?? text).replace(/\s/g, ''));
  // An amount printed without cents is less likely than a decimal point that OCR missed.
  const number = parsed && { ...parsed, isAmount: parsed.isAmount && (confidence === 1 || parsed.decimals > 0) };
  const seconds = words.map(({ secondPassText: secondText }) => secondText);
  const joined = seconds.every((second) => second === undefined) ? undefined : seconds.map((second) => second ?? '').join('');
  const torn = words.filter((word) => /\d/.test(word.text)).length > 1 && number ? 0.8 : 1;
  return {
    words,
    text,
    x,
    y,
    width: Math.max(...words.map(rightEdge)) - x,
    height: Math.max(...words.map((word) => word.y + word.height)) - y,
    confidence: confidence * torn * (number?.isGuessed ? 0.6 : 1),
    number,
    secondPassNumber: joined === undefined ? undefined : parseNumber(joined),
    line,
  };
}
