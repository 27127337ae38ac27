import { amountDueOf } from '#domain/amountDue.ts';
import { standingOf } from '#domain/loanStanding.ts';
import { centsOf } from '#domain/money.ts';
import { hasUnclearPayment, paidLately } from '#domain/paidLately.ts';

import type { LoanServicing } from './loanShapes.ts';

/**
 * Whether "Pay" opens the choice of payment method directly; see `payAddress`.
 * @param showsSum true when the page shows how the amount adds up
 */
export function leadsToMethods(record: LoanServicing, showsSum: boolean): boolean {
  const isSettled = paidLately(record) !== null || standingOf(record).standing === 'paidAhead';
  const isTold = showsSum || (amountDueOf(record).addsUp && (centsOf(record.delinquentPayment) ?? 0) === 0);
  return isTold && !isSettled && !hasUnclearPayment(record);
}
