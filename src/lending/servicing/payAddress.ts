import { paths } from '#platform/routing/paths.ts';

import { leadsToMethods } from './leadsToMethods.ts';
import type { Loan } from './loanShapes.ts';

/**
 * URL that "Pay" links to on a page that shows the amount due. Usually that is the choice of payment method. The payment details come
 * first when nothing has to be paid yet, when the amount includes missed payments or adjustments that this page does not show, or when a
 * recent payment could not be read.
 * @param showsSum true when the page shows how the amount adds up
 */
export function payAddress({ loanIdentifier, loanServicings: [record] }: Loan, showsSum: boolean): string {
  return record !== undefined && leadsToMethods(record, showsSum)
    ? paths.pay.mode(loanIdentifier)
    : paths.pay.details(loanIdentifier);
}
