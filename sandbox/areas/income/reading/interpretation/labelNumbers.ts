/** Determines what each number on a paystub is, from the label in its row and the headings above it. */
import {
  separateCaptions,
  HEADING_FIGURES,
  isAmbiguousAmountHeading,
  isHeading,
  joinTwoLineHeadings,
  applyGroupHeadings,
  nearestHeading,
  horizontalOverlap,
  headingRuns,
  type Heading,
} from './headings.ts';
import { labelOf, normalizeLabel, type Column, type FigureKind, type Label, type Section } from './labels.ts';
import { rightEdge, type Box, type Line, type Piece } from './textLines.ts';

/** A number with everything known about its surroundings. */
export interface LabeledNumber {
  piece: Piece;
  figure: FigureKind | null;
  strength: number;
  column: Column | null;
  section: Section | null;
  row: Piece | null;
  /** Index among the numbers of its row, from 0. */
  order: number;
  /** Whether the headings above are so far away that they may belong to another table. */
  isHeadingFar: boolean;
  /** Whether it is below a heading that has no meaning for us. */
  isUnderUnknownHeading: boolean;
  /** Whether several headings say "amount" and none says for which period. */
  isAmbiguous: boolean;
  /** Whether its period was guessed only from the size of the amounts in the row. */
  isGuessed: boolean;
  /** Whether no heading says that it is year-to-date; the column was recognized because its amounts add up. */
  isInferredFromSums: boolean;
}

interface LabelingContext {
  lines: readonly Line[];
  labels: Map<Piece, Label>;
  runs: Heading[][][];
  captions: ReadonlyMap<Piece, Label>;
}

/** Matches words between the numbers of a row, such as "80.00 hrs at $36.50 / hr". */
const UNIT_PATTERN = /^((hrs?|hours?|units?)( at| x)?|at|x|per|an|a|(per |an |a )?(hr|hour)|)$/;
const HOURS_UNIT_PATTERN = /^(hrs?|hours?)\b/;
const RATE_UNIT_PATTERN = /^\s*(\/|per|an|a)\s*(hr|hour)/i;

/** Text with a lower OCR confidence is often just dirt. */
const MIN_TEXT_CONFIDENCE = 0.5;

export function labelNumbers(lines: readonly Line[]): LabeledNumber[] {
  const labels = new Map<Piece, Label>();
  for (const { pieces } of lines) {
    pieces.forEach((piece, at) => {
      if (piece.number !== null || isUnit(pieces, at)) return;
      const label = labelOf(normalizeLabel(piece.text));
      const isSilent = label.figure === null && label.column === null && label.section === null;
      // Leading dots and dirt that OCR read as letters must not separate an amount from its label.
      if (!isSilent || piece.confidence >= MIN_TEXT_CONFIDENCE) labels.set(piece, label);
    });
  }
  joinTwoLineHeadings(lines, labels);
  applyGroupHeadings(lines, labels);
  const captions = separateCaptions(lines, labels);
  const runs = lines.map((line) => headingRuns(line, captions.heads));
  const grid: LabelingContext = { lines, labels, runs, captions: captions.ofNumbers };
  const marks = lines.flatMap((line, index) =>
    line.pieces.flatMap((piece, at) => (piece.number ? [labelNumber(grid, line, index, at)] : [])),
  );
  return marks
    .map((mark) => mergeWithRowAbove(mark, marks, grid))
    .map((mark) => ({ ...mark, column: mark.column === 'amount' ? null : mark.column }));
}

/**
 * Year-to-date amounts in a line of their own below the period's amount: "Gross pay $2,920.00", and below it "YTD $61,320.00". If nothing
 * was paid this period, only the label is above.
 */
function mergeWithRowAbove(
  mark: LabeledNumber,
  marks: readonly LabeledNumber[],
  { lines, labels }: LabelingContext,
): LabeledNumber {
  if (mark.column !== 'yearToDate' || mark.row !== null || mark.figure !== null) return mark;
  const { piece } = mark;
  const pieces = lines[lines.findIndex((line) => line.pieces.includes(piece)) - 1]?.pieces ?? [];
  const isNear = (other: Piece): boolean => piece.y - other.y <= 2.5 * other.height;
  const above = marks.find((other) => pieces.includes(other.piece) && horizontalOverlap(other.piece, piece) > 0);
  if (above?.row && above.column !== 'yearToDate' && isNear(above.piece)) {
    const { figure, strength, section, row, order } = above;
    return { ...mark, figure, strength, section, row, order: order + 1, isUnderUnknownHeading: false };
  }
  const [row] = pieces;
  const label = row && pieces.length === 1 && row.number === null && isNear(row) ? labels.get(row) : undefined;
  if (!row || !label?.figure || label.column !== null) return mark;
  return { ...mark, figure: label.figure, strength: label.strength, row, isUnderUnknownHeading: false };
}

function labelNumber(grid: LabelingContext, line: Line, index: number, at: number): LabeledNumber {
  const piece = line.pieces[at] as Piece;
  const beside = labelsBeside(grid, line, at);
  const above = headingAbove(grid, piece, index);
  const row = beside.row;
  const rowLabel = row ? grid.labels.get(row) : undefined;
  const caption = row === null ? grid.captions.get(piece) : undefined;
  const headLabel = above?.head?.label;
  const mark: LabeledNumber = {
    piece,
    figure: rowLabel?.figure ?? null,
    strength: rowLabel?.strength ?? 0,
    column: columnFromUnit(line, at) ?? beside.column ?? headLabel?.column ?? columnFromRowLabel(line, piece, row) ?? null,
    section: row ? sectionAbove(grid.lines, grid.labels, row, index) : null,
    row,
    order: beside.order,
    isHeadingFar: beside.column === null && (above?.isFar ?? false),
    isUnderUnknownHeading: above !== null && above.head === null,
    isAmbiguous: above?.isAmbiguous ?? false,
    isGuessed: false,
    isInferredFromSums: false,
  };
  if (caption) {
    const { figure, strength, column } = caption;
    return { ...mark, figure, strength, column, isHeadingFar: false, isUnderUnknownHeading: false, isAmbiguous: false };
  }
  const isRowSilent = row === null || /\d/.test(row.text) || rowLabel?.figure === 'total';
  const isFigureAbove =
    headLabel !== undefined && HEADING_FIGURES.includes(headLabel.figure) && above !== null && above.lines <= 4;
  if (
    isFigureAbove &&
    (mark.figure === null || mark.figure === 'total') &&
    (isRowSilent || (above.lines <= 1 && headLabel.strength >= 2))
  ) {
    return { ...mark, figure: headLabel.figure, strength: headLabel.strength };
  }
  return mark;
}

const MAX_HOURS_HUNDREDTHS = 40_000;
const MAX_RATE_CENTS = 100_000;

/** Recognizes rate or hours by the row label if the row has one number: "Regular hours 80.00", "Hourly rate $36.50". */
function columnFromRowLabel({ pieces }: Line, { number, text }: Piece, row: Piece | null): Column | null {
  if (!row || !number || pieces.filter((piece) => piece.number).length > 1) return null;
  const label = normalizeLabel(row.text);
  if (/\b(hours|hrs)\b/.test(label) && number.hundredths <= MAX_HOURS_HUNDREDTHS && !text.includes('$')) return 'hours';
  return /\brate\b/.test(label) && number.hundredths <= MAX_RATE_CENTS ? 'rate' : null;
}

/** Whether the text is a unit right after a number. */
function isUnit(pieces: readonly Piece[], at: number): boolean {
  const [before, piece] = [pieces[at - 1], pieces[at]];
  return (
    before?.number != null &&
    piece !== undefined &&
    piece.x - rightEdge(before) < 2 * piece.height &&
    UNIT_PATTERN.test(normalizeLabel(piece.text))
  );
}

function columnFromUnit({ pieces }: Line, at: number): Column | null {
  const next = pieces[at + 1];
  if (!next || next.number !== null || !isUnit(pieces, at + 1)) return null;
  if (RATE_UNIT_PATTERN.test(next.text)) return 'rate';
  return HOURS_UNIT_PATTERN.test(normalizeLabel(next.text)) ? 'hours' : null;
}

/** Evaluates the texts to the left of a number: the label of its row, and whether it names a period. */
function labelsBeside(
  { labels }: LabelingContext,
  { pieces }: Line,
  at: number,
): { row: Piece | null; column: Column | null; order: number } {
  let column: Column | null = null;
  let order = 0;
  let isBehindText = false;
  let silent: Piece | null = null;
  for (let left = at - 1; left >= 0; left -= 1) {
    const piece = pieces[left] as Piece;
    const label = labels.get(piece);
    if (!label) {
      if (piece.number === null) continue;
      if (!isBehindText) order += 1;
      // Beyond a text without a known meaning, another table may begin.
      if (silent) break;
      continue;
    }
    if (label.figure !== null) {
      const own = label.column === 'yearToDate' || label.column === 'current' ? label.column : null;
      return { row: piece, column: column ?? own, order };
    }
    if (label.column === 'yearToDate' || label.column === 'current') {
      if (!isBehindText && order === 0) column = label.column;
      else if (!isBehindText) column ??= label.column;
    } else silent ??= piece;
    isBehindText = true;
    if (silent && silent !== piece) break;
    // A tax label starts a row of its own, even if the amounts of the row to its left were not recognized.
    if (silent && label.strength > 0) break;
  }
  return { row: silent, column, order };
}

interface HeadingAbove {
  /** Null when the number is below a heading without a known meaning. */
  head: Heading | null;
  /** Number of lines between the heading and the number. */
  lines: number;
  isFar: boolean;
  isAmbiguous: boolean;
}

/** A vertical gap of more than this many line heights ends a table. */
const TABLE_GAP = 3.2;

function headingAbove({ lines, runs }: LabelingContext, piece: Piece, index: number): HeadingAbove | null {
  let isFar = false;
  let last = piece.y;
  let between = 0;
  for (let at = index - 1; at >= 0; at -= 1) {
    const line = lines[at] as Line;
    if (line.words[0]?.page !== piece.words[0]?.page) return null;
    for (const run of runs[at] ?? []) {
      const best = nearestHeading(run, piece);
      if (!best) continue;
      if (last - line.y > TABLE_GAP * line.height) isFar = true;
      const isAmbiguous = isAmbiguousAmountHeading(run, best);
      if (isHeading(best.label)) return { head: best, lines: between, isFar, isAmbiguous };
      if (run.filter(({ label }) => label.column !== null).length > 1) return { head: null, lines: between, isFar, isAmbiguous };
    }
    const near = line.pieces.filter((other) => horizontalOverlap(other, widenBox(piece)) > 0);
    if (near.length > 0) {
      if (last - line.y > TABLE_GAP * line.height) isFar = true;
      last = line.y;
      between += 1;
    }
  }
  return null;
}

const widenBox = (box: Box): Box => ({ ...box, x: box.x - 120, width: box.width + 240 });

/** Finds the section by its title, which is above and to the left of the rows, or alone in a line above all of them. */
function sectionAbove(lines: readonly Line[], labels: ReadonlyMap<Piece, Label>, row: Piece, index: number): Section | null {
  for (let at = index - 1; at >= 0; at -= 1) {
    const line = lines[at] as Line;
    if (line.words[0]?.page !== row.words[0]?.page) return null;
    const titles = line.pieces.filter((piece) => labels.get(piece)?.section && !isRowLabel(line, labels, piece));
    const left = titles.filter(({ x }) => x <= row.x + 30);
    const title = left[left.length - 1] ?? (line.pieces.length === 1 ? titles[0] : undefined);
    if (!title) continue;
    // A title far to the left belongs to the neighboring table, unless it is the only one.
    if (
      row.x - title.x > 60 &&
      rightEdge(title) < row.x &&
      line.pieces.some((piece) => piece !== title && Math.abs(piece.x - row.x) < 40)
    )
      continue;
    return labels.get(title)?.section ?? null;
  }
  return null;
}

/** Whether the text is a row label instead of a title, because an amount or an ordinary text follows it. */
function isRowLabel({ pieces }: Line, labels: ReadonlyMap<Piece, Label>, piece: Piece): boolean {
  const next = pieces[pieces.indexOf(piece) + 1];
  if (!next) return false;
  if (next.number !== null) return next.number.isAmount;
  const label = labels.get(next);
  const isSilent = label !== undefined && label.figure === null && label.section === null && label.column === null;
  return isSilent && !pieces.some((other) => labels.get(other)?.column);
}
