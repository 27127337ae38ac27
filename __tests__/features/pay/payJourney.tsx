import { screen, waitFor } from '@testing-library/react';

import { aLoan, stubProfile } from '../../support/backends/borrower.ts';
import { aSavedBank, aSavedCard, stubMethods, setXsrfCookie, stubPersistentLoan } from '../../support/backends/payment.ts';
import { renderPortal } from '../../support/renderPortal.tsx';

/** Opens the choice of payment method for a borrower with one loan, a saved card and a saved bank account. */
export function openMethodChoice(loan = aLoan()) {
  setXsrfCookie();
  stubProfile();
  stubPersistentLoan(loan);
  stubMethods([aSavedCard(), aSavedBank()]);
  return renderPortal('/pay/mode?loan=loan-1');
}

/** Opens the review of the payment. @param method label of a saved method */
export async function openReview(method = 'Debit: Visa ending in 4242', loan = aLoan()) {
  const portal = openMethodChoice(loan);
  await portal.user.click(await screen.findByRole('radio', { name: method }));
  await portal.user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('heading', { name: 'Review your payment' });
  return portal;
}

/** Waits until no request is running, because a page shows old data while it reloads. */
export async function waitForRequests({ store }: Pick<ReturnType<typeof renderPortal>, 'store'>) {
  await waitFor(() => {
    const { paymentApi, borrowerApi } = store.getState();
    const states = [paymentApi, borrowerApi].flatMap(({ queries }) => Object.values(queries).map((query) => query?.status));
    expect(states).not.toContain('pending');
  });
}

export const payButton = () => screen.getByRole('button', { name: 'Pay $1,992.67' });
export const noPayButton = () => screen.queryByRole('button', { name: /^(Pay|Authorize and pay) \$/ });
