import { columnOf, normalizeLabel, type FigureKind, type Label } from './labels.ts';
import { rightEdge, type Box, type Line, type Piece } from './textLines.ts';

export interface Heading {
  piece: Piece;
  label: Label;
}

export const horizontalOverlap = (one: Box, other: Box): number =>
  Math.min(rightEdge(one), rightEdge(other)) - Math.max(one.x, other.x);

/** Combines headings of two lines, such as "Year to" above "Date", at the lower line. */
export function joinTwoLineHeadings(lines: readonly Line[], labels: Map<Piece, Label>): void {
  lines.forEach((line, index) => {
    const above = lines[index - 1];
    if (!above) return;
    for (const piece of line.pieces) {
      const own = labels.get(piece);
      if (!own || own.column !== null || own.figure !== null || piece.words.length > 2) continue;
      const upper = above.pieces.find(
        (other) => labels.has(other) && horizontalOverlap(other, piece) > 0 && piece.y - other.y < 2 * line.height,
      );
      const column = upper && upper.words.length <= 3 ? columnOf(normalizeLabel(`${upper.text} ${piece.text}`)) : null;
      if (column) labels.set(piece, { ...own, column });
    }
  });
}

/**
 * Handles headings in two levels: "Current" and "Year to date" above "Hours Amount Hours Amount". A heading belongs to the group of the
 * next "Amount" at or to the right of it; year-to-date hours are ignored. Several amounts without such a line above stay ambiguous.
 */
export function applyGroupHeadings(lines: readonly Line[], labels: Map<Piece, Label>): void {
  lines.forEach((line, index) => {
    const heads = line.pieces.flatMap((piece) => {
      const label = labels.get(piece);
      return label ? [{ piece, label }] : [];
    });
    const isPlain = !line.pieces.some((piece) => piece.number?.isAmount === true || isPeriod(labels.get(piece)));
    if (!isPlain) return;
    for (const table of splitTables(heads)) {
      const amounts = table.filter(isAmountHeading);
      const [first, last] = [table[0]?.piece, table[table.length - 1]?.piece];
      if (amounts.length < 2 || !first || !last) continue;
      const isAbove = (piece: Piece): boolean =>
        isPeriod(labels.get(piece)) &&
        line.y - piece.y < 3 * line.height &&
        rightEdge(piece) > first.x - 60 &&
        piece.x < rightEdge(last) + 60;
      const groups = [lines[index - 1], lines[index - 2]]
        .map((above) => above?.pieces.filter(isAbove) ?? [])
        .find(({ length }) => length === amounts.length);
      if (!groups) continue;
      for (const { piece, label } of table) {
        const group = groups[amounts.findIndex((amount) => amount.piece.x >= piece.x)];
        const period = group ? (labels.get(group)?.column ?? null) : null;
        if (label.column === 'amount') labels.set(piece, { ...label, column: period });
        else if (period === 'yearToDate') labels.set(piece, { ...label, column: null });
      }
    }
  });
}

/** Splits a line of headings into tables side by side; each table begins with the heading of its label column. */
function splitTables(heads: readonly Heading[]): Heading[][] {
  const tables: Heading[][] = [[]];
  heads.forEach((head, nth) => {
    if (head.label.column === null || (nth === 0 && head.label.section !== null)) tables.push([]);
    else tables[tables.length - 1]?.push(head);
  });
  return tables;
}

/** Whether another heading of the same table says "amount", too. */
export const isAmbiguousAmountHeading = (run: readonly Heading[], head: Heading): boolean =>
  isAmountHeading(head) && splitTables(run).some((table) => table.includes(head) && table.filter(isAmountHeading).length > 1);

const isAmountHeading = ({ label }: Heading): boolean => label.column === 'amount';

const isPeriod = (label: Label | undefined): boolean =>
  label?.figure === null && (label.column === 'current' || label.column === 'yearToDate');

/** Groups adjacent texts without a number in between. The last text before a number is the label of its row, not a heading. */
export function headingRuns({ pieces }: Line, labels: Map<Piece, Label>): Heading[][] {
  const runs: Heading[][] = [];
  let run: Heading[] = [];
  for (const piece of pieces) {
    const label = labels.get(piece);
    if (label) run.push({ piece, label });
    else if (piece.number) {
      runs.push(run.slice(0, -1));
      run = [];
    }
  }
  runs.push(run);
  return runs.filter((heads) => heads.some(({ label }) => isHeading(label)));
}

/** A caption's distance to the number above must be less than this share of its distance to the text below. */
export const MAX_CAPTION_DISTANCE_RATIO = 0.6;

/** Separates labels printed below their numbers, as on tiles, from all others, which may be headings. */
export function separateCaptions(
  lines: readonly Line[],
  labels: Map<Piece, Label>,
): { ofNumbers: Map<Piece, Label>; heads: Map<Piece, Label> } {
  const [ofNumbers, heads] = [new Map<Piece, Label>(), new Map(labels)];
  lines.forEach((line, index) => {
    line.pieces.forEach((piece, at) => {
      const label = labels.get(piece);
      if (!label || !isHeading(label) || line.pieces[at + 1]?.number != null) return;
      const above = nearestPiece(lines.slice(0, index).reverse(), piece);
      const below = nearestPiece(lines.slice(index + 1), piece);
      if (above?.number?.isAmount !== true || hasLabelToTheLeft(lines, labels, above)) return;
      const gap = piece.y - above.y - above.height;
      const rest = below === null ? Infinity : below.y - piece.y - piece.height;
      if (gap > 2.5 * piece.height || gap > MAX_CAPTION_DISTANCE_RATIO * rest) return;
      ofNumbers.set(above, label);
      heads.delete(piece);
    });
  });
  return { ofNumbers, heads };
}

const nearestPiece = (lines: readonly Line[], piece: Piece): Piece | null => {
  for (const line of lines.slice(0, 3)) {
    const found = line.pieces.find(
      (other) => other.words[0]?.page === piece.words[0]?.page && horizontalOverlap(other, piece) > 0,
    );
    if (found) return found;
  }
  return null;
};

const hasLabelToTheLeft = (lines: readonly Line[], labels: ReadonlyMap<Piece, Label>, piece: Piece): boolean =>
  lines.some(({ pieces }) => pieces.includes(piece) && pieces.some((other) => other.x < piece.x && labels.has(other)));

export const HEADING_FIGURES: readonly (FigureKind | null)[] = ['gross', 'net', 'deductions', 'deductionPart', 'foreign'];
export const isHeading = ({ column, figure }: Label): boolean => column !== null || HEADING_FIGURES.includes(figure);

export function nearestHeading(run: readonly Heading[], piece: Piece): Heading | null {
  let best: Heading | null = null;
  let least = Infinity;
  for (const head of run) {
    const box = head.piece;
    const distance = Math.min(
      Math.abs(rightEdge(box) - rightEdge(piece)),
      Math.abs(box.x - piece.x),
      Math.abs(box.x + box.width / 2 - piece.x - piece.width / 2),
    );
    if (distance < least) [best, least] = [head, distance];
  }
  if (!best) return null;
  return least <= 12 ||
    horizontalOverlap(best.piece, piece) > 0 ||
    (least <= 45 && horizontalOverlap(best.piece, { ...piece, x: piece.x - 20, width: piece.width + 40 }) > 0)
    ? best
    : null;
}
