import type { Label, Section } from './labels.ts';
import { right, type Line, type Piece } from './textLines.ts';

/** Finds the section by its title, which is above and to the left of the rows, or alone in a line above all of them. */
export function sectionAbove(
  lines: readonly Line[],
  labels: ReadonlyMap<Piece, Label>,
  row: Piece,
  index: number,
): Section | null {
  for (let at = index - 1; at >= 0; at -= 1) {
    const line = lines[at] as Line;
    if (line.words[0]?.page !== row.words[0]?.page) return null;
    const titles = line.pieces.filter((piece) => labels.get(piece)?.section && !isRowOf(line, labels, piece));
    const left = titles.filter(({ x }) => x <= row.x + 30);
    const title = left[left.length - 1] ?? (line.pieces.length === 1 ? titles[0] : undefined);
    if (!title) continue;
    // A title far to the left belongs to the neighboring table, unless it is the only one.
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

/** Whether the text is a row label instead of a title, because an amount or an ordinary text follows it. */
function isRowOf({ pieces }: Line, labels: ReadonlyMap<Piece, Label>, piece: Piece): boolean {
  const next = pieces[pieces.indexOf(piece) + 1];
  if (!next) return false;
  if (next.number !== null) return next.number.isAmount;
  const label = labels.get(next);
  const isSilent = label !== undefined && label.figure === null && label.section === null && label.column === null;
  return isSilent && !pieces.some((other) => labels.get(other)?.column);
}
