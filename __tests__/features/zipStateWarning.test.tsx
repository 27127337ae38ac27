import { fireEvent, screen, waitFor } from '@testing-library/react';
import nock from 'nock';

import { aLoan, stubLoan, stubProfile } from '../support/backends/borrower.ts';
import { aSavedCard, stubMethod, stubMethods, setXsrfCookie, stubPersistentLoan } from '../support/backends/payment.ts';
import { renderPortal } from '../support/renderPortal.tsx';

const QUESTION = 'ZIP 90210 is in California. Check state and ZIP.';
const put = async (label: string, value: string) => fireEvent.change(await screen.findByLabelText(label), { target: { value } });

const FORMS: Record<string, { address: string; asks: () => unknown; ready?: () => Promise<unknown> }> = {
  'a mailing address': { address: '/loans/loan-1/mailing-address', asks: () => stubLoan() },
  'a new card’s address': {
    address: '/accounts/card/add',
    asks: () => nock('http://localhost').get('/api/payment/customers/C-1').reply(404),
  },
  'a saved card’s address': { address: '/accounts/card/edit?id=fa-card', asks: () => stubMethod(aSavedCard()) },
  'the address of a card for one payment': {
    address: '/pay/mode?loan=loan-1',
    asks: () => {
      stubPersistentLoan(aLoan());
      stubMethods([]);
    },
    ready: async () => fireEvent.click(await screen.findByRole('checkbox', { name: /^Billing address is/ })),
  },
};

test.each(Object.entries(FORMS))('%s: a ZIP code of another state shows a question', async (_form, { address, asks, ready }) => {
  setXsrfCookie();
  stubProfile();
  asks();
  renderPortal(address);
  await ready?.();
  await put('ZIP code', '90210');
  expect(screen.queryByText(QUESTION)).toBeNull();
  await put('State', 'OH');
  expect(await screen.findByText(QUESTION)).toBeVisible();
  expect(screen.getByLabelText('ZIP code')).not.toHaveAttribute('aria-invalid');
  await put('State', 'CA');
  await waitFor(() => expect(screen.queryByText(QUESTION)).toBeNull());
});
