/** What each number of a paystub is, by the label beside it and the heads above it. */
import {
  captionsOf,
  HEAD_FIGURES,
  isOneOfAmounts,
  isHead,
  joinTornHeads,
  nameGroups,
  nearestHead,
  overlap,
  runsOf,
  type Head,
} from './heads.ts';
import { labelOf, plain, type Column, type Figure, type Label, type Section } from './labels.ts';
import { sectionAbove } from './sections.ts';
import { right, type Box, type Line, type Piece } from './words.ts';

/** A number with all that is around it. */
export interface Mark {
  piece: Piece;
  figure: Figure | null;
  strength: number;
  column: Column | null;
  section: Section | null;
  /** The label of its row; null where it has none. */
  row: Piece | null;
  /** Where it stands among the numbers of its row, from 0. */
  order: number;
  /** The heads above were far away, so that they may belong to something else. */
  isFar: boolean;
  /** Stands below a head that is none of ours. */
  isInOtherColumn: boolean;
  /** Several heads say "amount", and none which period it is of. */
  isAmbiguous: boolean;
  /** Nothing says which period it is of but its size beside others. */
  isGuessed: boolean;
  /** No head says that it is of the year; the sums of its column do. */
  isBySum: boolean;
}

interface Grid {
  lines: readonly Line[];
  labels: Map<Piece, Label>;
  /** Runs of heads by line. */
  runs: Head[][][];
  /** Labels that stand below their numbers. */
  captions: ReadonlyMap<Piece, Label>;
}

/** Words between the numbers of a row: "80.00 hrs at $36.50 / hr". */
const UNIT = /^((hrs?|hours?|units?)( at| x)?|at|x|per|an|a|(per |an |a )?(hr|hour)|)$/;
const HOURS_BEHIND = /^(hrs?|hours?)\b/;
const RATE_BEHIND = /^\s*(\/|per|an|a)\s*(hr|hour)/i;

/** Less is dirt as often as not. */
const LEGIBLE = 0.5;

export function marksOf(lines: readonly Line[]): Mark[] {
  const labels = new Map<Piece, Label>();
  for (const { pieces } of lines) {
    pieces.forEach((piece, at) => {
      if (piece.number !== null || isUnit(pieces, at)) return;
      const label = labelOf(plain(piece.text));
      const isSilent = label.figure === null && label.column === null && label.section === null;
      // Leading dots and dirt, taken for letters, must not part an amount from its label.
      if (!isSilent || piece.confidence >= LEGIBLE) labels.set(piece, label);
    });
  }
  joinTornHeads(lines, labels);
  nameGroups(lines, labels);
  const captions = captionsOf(lines, labels);
  const runs = lines.map((line) => runsOf(line, captions.heads));
  const grid: Grid = { lines, labels, runs, captions: captions.ofNumbers };
  const marks = lines.flatMap((line, index) =>
    line.pieces.flatMap((piece, at) => (piece.number ? [markOf(grid, line, index, at)] : [])),
  );
  return marks
    .map((mark) => ofRowAbove(mark, marks, grid))
    .map((mark) => ({ ...mark, column: mark.column === 'amount' ? null : mark.column }));
}

/**
 * The year in a line of its own below the amount of the period: "Gross pay $2,920.00", and below that "YTD $61,320.00". Where nothing was paid
 * this time, only the label stands above.
 */
function ofRowAbove(mark: Mark, marks: readonly Mark[], { lines, labels }: Grid): Mark {
  if (mark.column !== 'yearToDate' || mark.row !== null || mark.figure !== null) return mark;
  const { piece } = mark;
  const pieces = lines[lines.findIndex((line) => line.pieces.includes(piece)) - 1]?.pieces ?? [];
  const isNear = (other: Piece): boolean => piece.y - other.y <= 2.5 * other.height;
  const above = marks.find((other) => pieces.includes(other.piece) && overlap(other.piece, piece) > 0);
  if (above?.row && above.column !== 'yearToDate' && isNear(above.piece)) {
    const { figure, strength, section, row, order } = above;
    return { ...mark, figure, strength, section, row, order: order + 1, isInOtherColumn: false };
  }
  const [row] = pieces;
  const label = row && pieces.length === 1 && row.number === null && isNear(row) ? labels.get(row) : undefined;
  if (!row || !label?.figure || label.column !== null) return mark;
  return { ...mark, figure: label.figure, strength: label.strength, row, isInOtherColumn: false };
}

function markOf(grid: Grid, line: Line, index: number, at: number): Mark {
  const piece = line.pieces[at] as Piece;
  const beside = besideOf(grid, line, at);
  const above = aboveOf(grid, piece, index);
  const row = beside.row;
  const rowLabel = row ? grid.labels.get(row) : undefined;
  const caption = row === null ? grid.captions.get(piece) : undefined;
  const headLabel = above?.head?.label;
  const mark: Mark = {
    piece,
    figure: rowLabel?.figure ?? null,
    strength: rowLabel?.strength ?? 0,
    column: unitBehind(line, at) ?? beside.column ?? headLabel?.column ?? byRow(line, piece, row) ?? null,
    section: row ? sectionAbove(grid.lines, grid.labels, row, index) : null,
    row,
    order: beside.order,
    isFar: beside.column === null && (above?.isFar ?? false),
    isInOtherColumn: above !== null && above.head === null,
    isAmbiguous: above?.isAmbiguous ?? false,
    isGuessed: false,
    isBySum: false,
  };
  if (caption) {
    const { figure, strength, column } = caption;
    return { ...mark, figure, strength, column, isFar: false, isInOtherColumn: false, isAmbiguous: false };
  }
  const isRowSilent = row === null || /\d/.test(row.text) || rowLabel?.figure === 'total';
  const isFigureAbove = headLabel !== undefined && HEAD_FIGURES.includes(headLabel.figure) && above !== null && above.lines <= 4;
  if (
    isFigureAbove &&
    (mark.figure === null || mark.figure === 'total') &&
    (isRowSilent || (above.lines <= 1 && headLabel.strength >= 2))
  ) {
    return { ...mark, figure: headLabel.figure, strength: headLabel.strength };
  }
  return mark;
}

const MOST_HOURS = 40_000;
const MOST_RATE = 100_000;

/** "Regular hours 80.00", "Hourly rate $36.50": the one number of a row that says so. */
function byRow({ pieces }: Line, { number, text }: Piece, row: Piece | null): Column | null {
  if (!row || !number || pieces.filter((piece) => piece.number).length > 1) return null;
  const label = plain(row.text);
  if (/\b(hours|hrs)\b/.test(label) && number.hundredths <= MOST_HOURS && !text.includes('$')) return 'hours';
  return /\brate\b/.test(label) && number.hundredths <= MOST_RATE ? 'rate' : null;
}

/** Close behind a number. */
function isUnit(pieces: readonly Piece[], at: number): boolean {
  const [before, piece] = [pieces[at - 1], pieces[at]];
  return (
    before?.number != null && piece !== undefined && piece.x - right(before) < 2 * piece.height && UNIT.test(plain(piece.text))
  );
}

function unitBehind({ pieces }: Line, at: number): Column | null {
  const next = pieces[at + 1];
  if (!next || next.number !== null || !isUnit(pieces, at + 1)) return null;
  if (RATE_BEHIND.test(next.text)) return 'rate';
  return HOURS_BEHIND.test(plain(next.text)) ? 'hours' : null;
}

/** The texts to the left: what the row is, and whether it says which period. */
function besideOf({ labels }: Grid, { pieces }: Line, at: number): { row: Piece | null; column: Column | null; order: number } {
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
      // Behind a text without a meaning there may be another table.
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
    // A tax is a row of its own, even where the amounts of the row at its left were not made out.
    if (silent && label.strength > 0) break;
  }
  return { row: silent, column, order };
}

interface Above {
  /** Null where it stands below a head without a meaning. */
  head: Head | null;
  /** How many lines up. */
  lines: number;
  isFar: boolean;
  isAmbiguous: boolean;
}

/** A wider gap, in heights of a line, is the end of a table. */
const TABLE_GAP = 3.2;

function aboveOf({ lines, runs }: Grid, piece: Piece, index: number): Above | null {
  let isFar = false;
  let last = piece.y;
  let between = 0;
  for (let at = index - 1; at >= 0; at -= 1) {
    const line = lines[at] as Line;
    if (line.words[0]?.page !== piece.words[0]?.page) return null;
    for (const run of runs[at] ?? []) {
      const best = nearestHead(run, piece);
      if (!best) continue;
      if (last - line.y > TABLE_GAP * line.height) isFar = true;
      const isAmbiguous = isOneOfAmounts(run, best);
      if (isHead(best.label)) return { head: best, lines: between, isFar, isAmbiguous };
      if (run.filter(({ label }) => label.column !== null).length > 1) return { head: null, lines: between, isFar, isAmbiguous };
    }
    const near = line.pieces.filter((other) => overlap(other, widened(piece)) > 0);
    if (near.length > 0) {
      if (last - line.y > TABLE_GAP * line.height) isFar = true;
      last = line.y;
      between += 1;
    }
  }
  return null;
}

const widened = (box: Box): Box => ({ ...box, x: box.x - 120, width: box.width + 240 });
