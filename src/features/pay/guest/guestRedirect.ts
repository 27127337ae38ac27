import type { LoanFound } from '#lending/servicing/loanTypes.ts';
import { getLoanStatus } from '#domain/loanStatus.ts';
import { paths } from '#platform/routing/paths.ts';

import type { GuestLoan } from './guestApi.ts';

/** Pages a guest can open with a ticket. */
export type GuestPageName = 'details' | 'mode' | 'dmi' | 'specialServicing' | 'newServicer';

/** Who takes the payments for this loan: as the payment API reports it, or else derived from the servicing record. */
function payeeOf({ paidAt, servicing }: LoanFound): NonNullable<LoanFound['paidAt']> {
  if (paidAt !== undefined) return paidAt;
  const { status } = getLoanStatus(servicing);
  if (status === 'transferred') return 'NEW_SERVICER';
  if (status === 'dmi') return 'DMI';
  return status === 'specialServicing' ? 'SPECIAL_SERVICING' : 'LENDER';
}

export function firstGuestPage(found: LoanFound): string {
  const pages = {
    LENDER: paths.pay.details(),
    DMI: paths.pay.dmi,
    SPECIAL_SERVICING: paths.pay.specialServicing,
    NEW_SERVICER: paths.pay.newServicer,
  };
  return pages[payeeOf(found)];
}

/** Path to redirect a guest to, or null when the guest is on the right page. */
export function guestRedirect(loan: GuestLoan, page: GuestPageName): string | null {
  if (loan.state === 'none') return paths.pay.startFor('check');
  if (loan.state === 'ended') return paths.pay.success(loan.key);
  const { found } = loan;
  const payee = payeeOf(found);
  const isAllowed = {
    details: payee === 'LENDER',
    mode: payee === 'LENDER',
    dmi: payee === 'DMI',
    specialServicing: payee === 'SPECIAL_SERVICING',
    // Also open before the transfer date, so that the borrower can read about it.
    newServicer: found.servicing.newServicer !== null,
  };
  return isAllowed[page] ? null : firstGuestPage(found);
}
