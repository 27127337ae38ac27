import { paths } from '#platform/routing/paths.ts';

import { leadsToMethods } from './leadsToMethods.ts';
import type { Loan } from './loanShapes.ts';

/**
 * Where "Pay" leads from a page that shows what is owed: to the choice of a method. What is owed comes in between where nothing has to be
 * paid yet, where the amount has missed payments or other adjustments in it that the page did not show, or a payment cannot be shown.
 * @param showsSum the page says how the amount adds up
 */
export function payAddress({ loanIdentifier, loanServicings: [record] }: Loan, showsSum: boolean): string {
  return record !== undefined && leadsToMethods(record, showsSum)
    ? paths.pay.mode(loanIdentifier)
    : paths.pay.details(loanIdentifier);
}
