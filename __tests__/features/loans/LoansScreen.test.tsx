import { act, screen, waitFor, within } from '@testing-library/react';
import nock from 'nock';

import type { ServicerContact } from '#contract/guests.ts';

import { aLoan, stubLoansError, stubLoan, stubLoans, stubProfile, stubPendingItems } from '../../support/backends/borrower.ts';
import { aRequest, aTask, stubDocumentRequests } from '../../support/backends/docuSafe.ts';
import { aLoanFound, aServicer, stubOwnLoan } from '../../support/backends/guests.ts';
import { setXsrfCookie } from '../../support/backends/payment.ts';
import { aPreference, stubAlerts } from '../../support/backends/rateDrop.ts';
import { renderPortal } from '../../support/renderPortal.tsx';
import { largeAmount, matchFullText } from '../../support/matchFullText.ts';

beforeEach(() => {
  setXsrfCookie();
  stubProfile();
});

const phone = () => within(screen.getByRole('main')).getByRole('link', { name: '(216) 555-0142' });

test('an empty loan list is announced only after the list has loaded', async () => {
  stubPendingItems();
  let answer = () => {};
  const known = new Promise<void>((resolve) => (answer = resolve));
  nock('http://localhost')
    .get('/api/borrower/BorrowerLoan/all')
    .reply(() => known.then(() => [200, []]));
  renderPortal('/loans');

  expect(await screen.findByRole('status', { name: 'Loading' })).toBeInTheDocument();
  expect(screen.queryByText('You do not have a loan with CCM.')).toBeNull();
  answer();
  expect(await screen.findByText('You do not have a loan with CCM.')).toBeVisible();
  expect(phone()).toHaveAttribute('href', 'tel:2165550142');
});

test('the card shows the amount due and the due date', async () => {
  stubLoans(aLoan());
  renderPortal('/loans');

  const card = await screen.findByRole('article', { name: '12 Elm Street, Springfield, IL 62704' });
  expect(within(card).getByText(largeAmount('$1,992.67'))).toBeVisible();
  expect(within(card).getByText(matchFullText('due Tuesday, Dec 1, in 10 days', 'due-line-words'))).toBeVisible();
  expect(within(card).getByText('A late charge of $79.01 applies if we receive it after Dec 16, 2026.')).toBeVisible();
  expect(within(card).getByText('Loan ending in 4711')).toBeVisible();
  expect(within(card).getByRole('link', { name: /^Pay \$1,992\.67 for 12 Elm Street/ })).toHaveAttribute(
    'href',
    '/pay/mode?loan=loan-1',
  );
  expect(document.title).toBe('Your loans | CCM');
});

test.each([
  [
    [aRequest({ dueDate: '2026-12-02', tasks: [aTask(), aTask({ state: 'sentBack' }), aTask({ state: 'accepted' })] })],
    'Send 2 more documents',
    'Asked for by Owen Marsh. Needed by Wednesday, Dec 2.',
  ],
  [[aRequest({ dueDate: null })], 'Send one more document', 'Asked for by Owen Marsh.'],
])('requested documents are shown once the cards are there', async (requests, title, says) => {
  stubDocumentRequests(requests);
  stubLoans(aLoan());
  renderPortal('/loans');
  const waits = within(await screen.findByRole('region', { name: 'Also waiting for you' }));
  expect(waits.getByRole('link', { name: title })).toHaveAttribute('href', '/document-requests');
  expect(waits.getByText(says)).toBeVisible();
});

test('pending items are directly below the loans: documents, then reached alerts', async () => {
  stubDocumentRequests([aRequest({ dueDate: null })]);
  stubAlerts(
    aPreference({ userPreferenceId: 'watching' }),
    aPreference({
      userPreferenceId: 'met',
      state: 'reached',
      reached: { rate: '5.500', apr: '5.652', reachedOn: '2026-11-16' },
    }),
    aPreference({ userPreferenceId: 'canceled', state: 'cancelled', cancelledAtUtc: '2026-11-10T15:00:00.000Z' }),
  );
  stubLoans(aLoan());
  renderPortal('/loans');
  const met = await screen.findByRole('link', { name: /^Rates reached the .*% that you asked for$/ });
  expect(met).toHaveAttribute('href', '/loans/rate-drop/alerts');
  expect(screen.getByText('Our 30-year fixed rate was 5.500% (5.652% APR) on Monday, Nov 16.')).toBeVisible();
  const waits = screen.getByRole('region', { name: 'Also waiting for you' });
  expect(within(waits).getAllByRole('link')).toEqual([screen.getByRole('link', { name: 'Send one more document' }), met]);
  expect(screen.getByRole('list', { name: /^Your loans/ }).nextElementSibling).toBe(waits);
});

test('only the most urgent payable loan has a filled button', async () => {
  stubLoans(
    aLoan({ loanIdentifier: 'elsewhere' }, { servicedBy: 'DMI', daysUntilDueDate: -9 }),
    aLoan({ loanIdentifier: 'later' }, { daysUntilDueDate: 9 }),
    aLoan({ loanIdentifier: 'first' }, { daysUntilDueDate: 2 }),
  );
  renderPortal('/loans');
  await waitFor(() => expect(screen.getAllByRole('link', { name: /^Pay \$/ })).toHaveLength(2));
  const filled = screen.getAllByRole('link').filter((link) => link.classList.contains('MuiButton-contained'));
  expect(filled.map((link) => link.getAttribute('href'))).toEqual(['/pay/mode?loan=first']);
});

test('the overdue loan comes first', async () => {
  stubLoans(
    aLoan({ loanIdentifier: 'a', property: { streetAddress: 'Later', city: '', state: '', zipCode: '' } }),
    aLoan({ loanIdentifier: 'b' }, { daysUntilDueDate: -3 }),
  );
  renderPortal('/loans');

  const [first, second] = await screen.findAllByRole('article');
  expect(within(first!).getByText('Overdue')).toBeVisible();
  expect(within(first!).getByText(/3 days ago/)).toBeVisible();
  expect(within(first!).getByText(/^Pay by .+ to avoid a late charge of \$79\.01\.$/)).toBeVisible();
  expect(within(second!).queryByText('Overdue')).not.toBeInTheDocument();
});

test.each([
  ['DMI', { servicedBy: 'DMI' as const }, 'Paid through DMI'],
  ['special servicing', { servicedBy: 'SPECIAL_SERVICING' as const }, 'Special servicing'],
  ['a new servicer', { newServicer: 'Next Home Loans', newServicerEffectiveDate: '2026-11-01' }, 'Moved to a new servicer'],
])('a loan at %s offers no payment here', async (_where, servicing, status) => {
  stubLoans(aLoan({}, servicing));
  renderPortal('/loans');

  expect(await screen.findByText(status)).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Pay \$/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Where to pay for/ })).toHaveTextContent('Where to pay');
});

test('a borrower who owes a late charge sees a phone number to call', async () => {
  stubLoans(aLoan({}, { daysUntilDueDate: -20, lateCharges: '79.01', totalAmountDue: '2071.68' }));
  renderPortal('/loans');
  expect(await screen.findByText(/If paying is hard right now/)).toBeVisible();
  expect(phone().closest('li')).toHaveTextContent('Call (216) 555-0142 (Monday to Friday, 8 am to 8 pm Eastern).');
});

test('the amount due is reloaded when the connection returns', async () => {
  stubLoans(aLoan());
  renderPortal('/loans');
  expect(await screen.findByText(largeAmount('$1,992.67'))).toBeVisible();

  stubLoans(aLoan({}, { totalAmountDue: '1000.00' }));
  act(() => void window.dispatchEvent(new Event('online')));

  expect(await screen.findByText(largeAmount('$1,000.00'))).toBeVisible();
});

test('a list of a thousand loans shows eight, and twenty more on request', async () => {
  stubLoans(...Array.from({ length: 1000 }, (_one, index) => aLoan({ loanIdentifier: `loan-${index}` })));
  const { user } = renderPortal('/loans');

  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(8)); // the first four are rendered one frame earlier
  expect(screen.getByText('1,000 loans, the most urgent first')).toBeVisible();
  expect(screen.getByText('Showing 8 of 1,000 loans')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show 20 more' }));
  expect(screen.getAllByRole('article')).toHaveLength(28);
  expect(await screen.findByRole('combobox', { name: 'Find a loan' })).toBeVisible();
});

test('a failed list shows an error in the page and can be retried', async () => {
  stubLoansError(500, { errors: ['The loan system is resting.'], errorId: 'x' });
  const { user } = renderPortal('/loans');

  expect(await screen.findByText('The loan system is resting.')).toBeVisible();
  stubLoans(aLoan());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article')).toBeVisible();
});

test.each([
  ['an empty 400 shows the session-expired message', 400, undefined, /^Your session has expired/],
  [
    'an empty 500 shows our own failure and ends no session',
    500,
    undefined,
    /^Something went wrong on our side. Nothing was lost/,
  ],
  ['a gateway page shows our own failure', 502, '<h1>Bad Gateway</h1>', /^Something went wrong on our side. Nothing was lost/],
])('%s, with both links', async (_what, status, body, words) => {
  nock('http://localhost').get('/api/borrower/BorrowerLoan/all').reply(status, body);
  renderPortal('/loans');

  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign in again' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Write to/ })).toHaveAttribute('href', expect.stringMatching(/^mailto:/));
});

test.each(['/loans/loan-9', '/pay/details?loan=loan-9', '/pay/mode?loan=loan-9'])(
  '%s of an unknown loan redirects to the list without a retry',
  async (address) => {
    const lacksLoan = () => nock('http://localhost').post('/api/borrower/BorrowerLoan');
    lacksLoan().reply(404, { errors: ['No.'], errorId: 'e' });
    // The page that the borrower is redirected to may request the loan again.
    lacksLoan()
      .optionally()
      .reply(404, { errors: ['No.'], errorId: 'e' });
    const { store } = renderPortal(address);
    expect(await screen.findByRole('heading', { name: 'We can’t find this loan on your account' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to your loans' })).toHaveAttribute('href', '/loans');
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    expect(window.location.pathname).toBe('/loans/loan-9');
    const asked = () => Object.values(store.getState().borrowerApi.queries).map((query) => query?.status);
    await waitFor(() => expect(asked()).not.toContain('pending'));
  },
);

test('details add up to the cent, with a dash for unknown amounts', async () => {
  stubLoan(
    aLoan(
      {},
      { miscellaneousInsurance: null, subsidyPayment: '100.00', regularMonthlyPayment: '1892.67', totalAmountDue: '1892.67' },
    ),
  );
  renderPortal('/loans/loan-1');

  expect(await screen.findByRole('heading', { name: 'How it adds up' })).toBeVisible();
  expect(screen.getByText('Subsidy').nextElementSibling).toHaveTextContent('−$100.00');
  expect(screen.getByText('Other insurance').nextElementSibling).toHaveTextContent('—');
  expect(screen.getByText('Total').nextElementSibling).toHaveTextContent('$1,892.67');
});

test('details say where to find autopay, payoff, statements, tax form and history', async () => {
  stubLoan(aLoan());
  renderPortal('/loans/loan-1');

  expect(await screen.findByText(/Autopay, a payoff amount, statements, your 1098 tax form/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Where to find other things' })).toHaveAttribute('href', '/help');
});

test('a record that does not add up shows the lender’s total and says so', async () => {
  stubLoan(aLoan({}, { totalAmountDue: '2000.00' }));
  renderPortal('/loans/loan-1');

  expect(await screen.findByText(/includes other adjustments/)).toBeVisible();
  expect(screen.getByText('Total').nextElementSibling).toHaveTextContent('$2,000.00');
});

test('a transferred loan names the new servicer and the 60 days of protection', async () => {
  stubLoan(
    aLoan(
      {},
      {
        newServicer: 'Next Home Loans',
        newServicerEffectiveDate: '2026-11-01',
        newServicerURL: 'javascript:alert(1)',
        newServicerPhone: '(800) 555-0100',
      },
    ),
  );
  renderPortal('/loans/loan-1');

  expect(await screen.findByRole('heading', { name: 'Your loan’s new servicer' })).toBeVisible();
  expect(screen.getByRole('link', { name: '(800) 555-0100' })).toHaveAttribute('href', 'tel:8005550100');
  expect(screen.getByText(/through Dec 30, 2026/)).toBeVisible();
  expect(screen.queryByText('Website')).not.toBeInTheDocument();
});

describe('a loan that is paid elsewhere', () => {
  const where = async (servicedBy: 'DMI' | 'SPECIAL_SERVICING', servicer: ServicerContact) => {
    const loan = aLoan({}, { servicedBy, dmiLoanNumber: 'D-77' });
    stubLoan(loan);
    stubOwnLoan(aLoanFound({ paidAt: servicedBy, servicer, servicing: loan.loanServicings[0]! }));
    renderPortal('/loans/loan-1');
    return screen.findByRole('region', { name: servicedBy === 'DMI' ? 'Where to pay' : 'Whom to call' });
  };

  test('shows DMI’s number, address, hours and website, and the lender’s phone only in the footer', async () => {
    const card = await where('DMI', aServicer({ website: 'https://pay-there.example' }));
    for (const words of ['Pay There', 'D-77', 'Daily, 8 am to 8 pm Eastern', 'PO Box 1', 'Town, OH 43215'])
      expect(within(card).getByText(words)).toBeVisible();
    expect(within(card).getByRole('link', { name: '(800) 555-0148' })).toHaveAttribute('href', 'tel:8005550148');
    expect(within(card).getByRole('link', { name: 'https://pay-there.example' })).toBeVisible();
    expect(within(screen.getByRole('main')).queryByText(/555-0142/)).not.toBeInTheDocument();
    expect(screen.getAllByText(/DMI takes the payments on this loan/)).toHaveLength(1);
  });

  test('shows the special servicing team’s phone instead of the general number', async () => {
    const card = await where('SPECIAL_SERVICING', aServicer({ mailTo: [] }));
    expect(within(card).getByRole('link', { name: '(800) 555-0148' })).toBeVisible();
    expect(within(card).queryByText('D-77')).not.toBeInTheDocument();
    expect(within(screen.getByRole('main')).queryByText(/555-0142/)).not.toBeInTheDocument();
  });

  test('shows an error with a retry when the servicer lookup fails', async () => {
    stubLoan(aLoan({}, { servicedBy: 'DMI' }));
    nock('http://localhost')
      .post('/api/payment/loan/findmyloan')
      .reply(500, { errors: ['Resting.'], errorId: 'e' });
    const { user } = renderPortal('/loans/loan-1');
    expect(await screen.findByText('Resting.')).toBeVisible();
    stubOwnLoan(aLoanFound({ paidAt: 'DMI', servicer: aServicer() }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Pay There')).toBeVisible();
  });
});
