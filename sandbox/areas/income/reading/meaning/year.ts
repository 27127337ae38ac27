/** The column of the year where no head names it. */
import { overlap } from './heads.ts';
import { chooseTriple, isOf, namedIn, valueOf } from './money.ts';
import type { Mark } from './grid.ts';

/**
 * Of columns whose heads say nothing, the one with the largest gross is that of the year if its deductions and its net go together with it. In
 * January the pay before may be larger: so each amount of that column is one to look at.
 */
export function findYear(marks: readonly Mark[]): readonly Mark[] {
  const gross = marks.filter(({ figure, piece }) => figure === 'gross' && piece.number?.isAmount);
  const largest = gross.filter(isUnnamed).sort((one, other) => valueOf(other) - valueOf(one))[0];
  const isLargest = largest && gross.some((other) => valueOf(other) < valueOf(largest));
  if (!isLargest || gross.some((mark) => isOf(mark, 'yearToDate') || valueOf(mark) > valueOf(largest))) return marks;
  const found = marks.map((mark): Mark => {
    const isMine = isUnnamed(mark) && overlap(mark.piece, largest.piece) > 0;
    return isMine ? { ...mark, column: 'yearToDate', isInOtherColumn: false, isBySum: true } : mark;
  });
  return chooseTriple(namedIn(found, 'yearToDate')).addsUp ? found : marks;
}

const isUnnamed = ({ column, piece }: Mark): boolean => column === null && piece.number?.isAmount === true;
