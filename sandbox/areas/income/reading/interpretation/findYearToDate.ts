/** Finds the year-to-date column when no heading names it. */
import { overlap } from './headings.ts';
import { chooseGrossToNet, isAmountOf, labeledAmounts, valueOf } from './money.ts';
import type { LabeledNumber } from './labelNumbers.ts';

/**
 * Among columns with unknown headings, takes the one with the largest gross as year-to-date if its gross, deductions and net add up. In
 * January the previous paycheck may be larger, so these amounts are marked for review.
 */
export function findYearToDate(marks: readonly LabeledNumber[]): readonly LabeledNumber[] {
  const gross = marks.filter(({ figure, piece }) => figure === 'gross' && piece.number?.isAmount);
  const largest = gross.filter(isWithoutColumn).sort((one, other) => valueOf(other) - valueOf(one))[0];
  const isLargest = largest && gross.some((other) => valueOf(other) < valueOf(largest));
  if (!isLargest || gross.some((mark) => isAmountOf(mark, 'yearToDate') || valueOf(mark) > valueOf(largest))) return marks;
  const found = marks.map((mark): LabeledNumber => {
    const isMine = isWithoutColumn(mark) && overlap(mark.piece, largest.piece) > 0;
    return isMine ? { ...mark, column: 'yearToDate', isUnderUnknownHeading: false, isInferredFromSums: true } : mark;
  });
  return chooseGrossToNet(labeledAmounts(found, 'yearToDate')).addsUp ? found : marks;
}

const isWithoutColumn = ({ column, piece }: LabeledNumber): boolean => column === null && piece.number?.isAmount === true;
