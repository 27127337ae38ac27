import { paths } from '#platform/routing/paths.ts';

import { skipsPaymentDetails } from './skipsPaymentDetails.ts';
import type { Loan } from './loanTypes.ts';

/**
 * URL that "Pay" links to on a page that shows the amount due. Usually that is the choice of payment method. The payment details come
 * first when nothing has to be paid yet, when the amount includes missed payments or adjustments that this page does not show, or when a
 * recent payment could not be read.
 * @param showsBreakdown true when the page shows how the amount adds up
 */
export function payPath({ loanIdentifier, loanServicings: [record] }: Loan, showsBreakdown: boolean): string {
  return record !== undefined && skipsPaymentDetails(record, showsBreakdown)
    ? paths.pay.mode(loanIdentifier)
    : paths.pay.details(loanIdentifier);
}
