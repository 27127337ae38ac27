/** What each number of a paystub is, by the label beside it and the heads above it. */
import { columnOf, labelOf, plain, type Column, type Figure, type Label, type Section } from './labels.ts';
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
}

interface Head {
  piece: Piece;
  label: Label;
}

interface Grid {
  lines: readonly Line[];
  labels: Map<Piece, Label>;
  /** Runs of heads by line. */
  runs: Head[][][];
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
  const grid: Grid = { lines, labels, runs: lines.map((line) => runsOf(line, labels)) };
  const marks = lines.flatMap((line, index) =>
    line.pieces.flatMap((piece, at) => (piece.number ? [markOf(grid, line, index, at)] : [])),
  );
  return marks.map((mark) => ({ ...mark, column: mark.column === 'amount' ? null : mark.column }));
}

/** Heads of two lines, such as "Year to" above "Date", count together, at the lower one. */
function joinTornHeads(lines: readonly Line[], labels: Map<Piece, Label>): void {
  lines.forEach((line, index) => {
    const above = lines[index - 1];
    if (!above) return;
    for (const piece of line.pieces) {
      const own = labels.get(piece);
      if (!own || own.column !== null || own.figure !== null || piece.words.length > 2) continue;
      const upper = above.pieces.find(
        (other) => labels.has(other) && overlap(other, piece) > 0 && piece.y - other.y < 2 * line.height,
      );
      const column = upper && upper.words.length <= 3 ? columnOf(plain(`${upper.text} ${piece.text}`)) : null;
      if (column) labels.set(piece, { ...own, column });
    }
  });
}

/** Texts side by side with no number between them. The last one before a number is the label of its row, not a head. */
function runsOf({ pieces }: Line, labels: Map<Piece, Label>): Head[][] {
  const runs: Head[][] = [];
  let run: Head[] = [];
  for (const piece of pieces) {
    const label = labels.get(piece);
    if (label) run.push({ piece, label });
    else if (piece.number) {
      // A whole number, such as that of a check, stands in for a head's neighbor.
      runs.push(run.slice(0, -1));
      run = [];
    }
  }
  runs.push(run);
  return runs.filter((heads) => heads.some(({ label }) => isHead(label)));
}

const HEAD_FIGURES: readonly (Figure | null)[] = ['gross', 'net', 'deductions', 'deductionPart', 'foreign'];
const isHead = ({ column, figure }: Label): boolean => column !== null || HEAD_FIGURES.includes(figure);

export const overlap = (one: Box, other: Box): number => Math.min(right(one), right(other)) - Math.max(one.x, other.x);

function markOf(grid: Grid, line: Line, index: number, at: number): Mark {
  const piece = line.pieces[at] as Piece;
  const beside = besideOf(grid, line, at);
  const above = aboveOf(grid, piece, index);
  const row = beside.row;
  const rowLabel = row ? grid.labels.get(row) : undefined;
  const headLabel = above?.head?.label;
  const mark: Mark = {
    piece,
    figure: rowLabel?.figure ?? null,
    strength: rowLabel?.strength ?? 0,
    column: unitBehind(line, at) ?? beside.column ?? headLabel?.column ?? null,
    section: row ? sectionAbove(grid, row, index) : null,
    row,
    order: beside.order,
    isFar: above?.isFar ?? false,
    isInOtherColumn: above !== null && above.head === null,
  };
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
  }
  return { row: silent, column, order };
}

interface Above {
  /** Null where it stands below a head without a meaning. */
  head: Head | null;
  /** How many lines up. */
  lines: number;
  isFar: boolean;
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
      if (isHead(best.label)) return { head: best, lines: between, isFar };
      if (run.filter(({ label }) => label.column !== null).length > 1) return { head: null, lines: between, isFar };
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

function nearestHead(run: readonly Head[], piece: Piece): Head | null {
  let best: Head | null = null;
  let least = Infinity;
  for (const head of run) {
    const box = head.piece;
    const distance = Math.min(
      Math.abs(right(box) - right(piece)),
      Math.abs(box.x - piece.x),
      Math.abs(box.x + box.width / 2 - piece.x - piece.width / 2),
    );
    if (distance < least) [best, least] = [head, distance];
  }
  if (!best) return null;
  return least <= 12 ||
    overlap(best.piece, piece) > 0 ||
    (least <= 45 && overlap(best.piece, { ...piece, x: piece.x - 20, width: piece.width + 40 }) > 0)
    ? best
    : null;
}

/** A section's title stands above and at the left of its rows, or alone above all of them. */
function sectionAbove({ lines, labels }: Grid, row: Piece, index: number): Section | null {
  for (let at = index - 1; at >= 0; at -= 1) {
    const line = lines[at] as Line;
    if (line.words[0]?.page !== row.words[0]?.page) return null;
    const titles = line.pieces.filter((piece) => labels.get(piece)?.section && !isRowOf(line, piece));
    const left = titles.filter(({ x }) => x <= row.x + 30);
    const title = left[left.length - 1] ?? (line.pieces.length === 1 ? titles[0] : undefined);
    if (!title) continue;
    // One far to the left belongs to the table beside, unless it is the only one.
    if (
      row.x - title.x > 60 &&
      right(title) < row.x &&
      line.pieces.some((piece) => piece !== title && Math.abs(piece.x - row.x) < 40)
    )
      continue;
    return labels.get(title)?.section ?? null;
  }
  return null;
}

/** Whether an amount follows, so that it is a row rather than a title. */
function isRowOf({ pieces }: Line, piece: Piece): boolean {
  const next = pieces[pieces.indexOf(piece) + 1];
  return next?.number?.isAmount ?? false;
}
