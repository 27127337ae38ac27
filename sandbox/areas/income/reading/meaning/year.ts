/** Finds the year-to-date column when no heading names it. */
import { overlap } from './heads.ts';
import { chooseTriple, isOf, namedIn, valueOf } from './money.ts';
import type { Mark } from './grid.ts';

/**
 * Among columns with unknown headings, takes the one with the largest gross as year-to-date if its gross, deductions and net add up. In
 * January the previous paycheck may be larger, so these amounts are marked for review.
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
