import { amountDueOf } from '#domain/amountDue.ts';
import { standingOf } from '#domain/loanStanding.ts';
import { centsOf } from '#domain/money.ts';
import { hasUnclearPayment, paidLately } from '#domain/paidLately.ts';
import { paths } from '#platform/routing/paths.ts';

import type { Loan } from './loanShapes.ts';

/**
 * Where "Pay" leads from a page that shows what is owed: to the choice of a method. What is owed comes in between where nothing has to be
 * paid yet, where the amount has missed payments or other adjustments in it that the page did not show, or a payment cannot be shown.
 * @param showsSum the page says how the amount adds up
 */
export function payAddress({ loanIdentifier, loanServicings: [record] }: Loan, showsSum: boolean): string {
  if (record === undefined) return paths.pay.details(loanIdentifier);
  const isSettled = paidLately(record) !== null || standingOf(record).standing === 'paidAhead';
  const isTold = showsSum || (amountDueOf(record).addsUp && (centsOf(record.delinquentPayment) ?? 0) === 0);
  return isTold && !isSettled && !hasUnclearPayment(record) ? paths.pay.mode(loanIdentifier) : paths.pay.details(loanIdentifier);
}
