import type { LoanFound } from '#contract/payment.ts';
import { standingOf } from '#domain/loanStanding.ts';
import { paths } from '#platform/routing/paths.ts';

import type { GuestLoan } from './guestApi.ts';

/** The pages that a ticket opens. */
export type GuestPageName = 'details' | 'mode' | 'dmi' | 'specialServicing' | 'newServicer';

/** Where a loan's payment is made, as the base says it or as its record does. */
function payeeOf({ paidAt, servicing }: LoanFound): NonNullable<LoanFound['paidAt']> {
  if (paidAt !== undefined) return paidAt;
  const { standing } = standingOf(servicing);
  if (standing === 'transferred') return 'NEW_SERVICER';
  if (standing === 'dmi') return 'DMI';
  return standing === 'specialServicing' ? 'SPECIAL_SERVICING' : 'LENDER';
}

/** The first page that a loan has for its guest. */
export function firstGuestPage(found: LoanFound): string {
  const pages = {
    LENDER: paths.pay.details(),
    DMI: paths.pay.dmi,
    SPECIAL_SERVICING: paths.pay.specialServicing,
    NEW_SERVICER: paths.pay.newServicer,
  };
  return pages[payeeOf(found)];
}

/** Where a guest belongs instead of a page; null when it is the right one. */
export function guestRedirect(loan: GuestLoan, page: GuestPageName): string | null {
  if (loan.state === 'none') return paths.pay.start;
  if (loan.state === 'ended') return paths.pay.success(loan.key);
  const { found } = loan;
  const payee = payeeOf(found);
  const isRight = {
    details: payee === 'LENDER',
    mode: payee === 'LENDER',
    dmi: payee === 'DMI',
    specialServicing: payee === 'SPECIAL_SERVICING',
    // Also ahead of the move, for who wants to read about it.
    newServicer: found.servicing.newServicer !== null,
  };
  return isRight[page] ? null : firstGuestPage(found);
}
