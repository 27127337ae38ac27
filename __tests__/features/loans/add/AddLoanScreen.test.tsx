import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import nock from 'nock';

import type { Loan, LoanToAdd } from '#contract/borrower/loans.ts';

import {
  aLoan,
  stubAddLoan,
  stubLoansError,
  stubLoans,
  stubLoanExists,
  stubProfile,
} from '../../../support/backends/borrower.ts';
import { setXsrfCookie } from '../../../support/backends/payment.ts';
import { renderPortal } from '../../../support/renderPortal.tsx';
import { toastsOf } from '../../../support/toastsOf.ts';

const ADDED_LOAN = aLoan({
  loanIdentifier: 'loan-2',
  loanNumber: '0012345678',
  property: { streetAddress: '7 Larch Street', city: 'Missoula', state: 'MT', zipCode: '59801' },
});
const REQUEST_BODY: LoanToAdd = { loanNumber: '0012345678', zip: '59801', ssnLast4: '0042' };
const NO_MATCH = /^What you entered does not match a loan, so nothing was added\./;

const sent: unknown[] = [];
beforeEach(() => {
  sent.splice(0);
  stubProfile();
  setXsrfCookie();
});

const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const ssn = () => field(/^Last 4 digits/);
const setValue = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });

/** `before` is the loan list until the form is submitted, `after` the list that is loaded then. */
async function submitForm(before: Loan[], after?: Loan[]) {
  stubLoans(...before);
  if (after !== undefined) stubLoans(...after);
  const portal = renderPortal('/loans/add');
  setValue(await screen.findByRole('textbox', { name: 'Loan number' }), '0012-3456 78');
  setValue(field('ZIP code'), REQUEST_BODY.zip);
  setValue(ssn(), REQUEST_BODY.ssnLast4);
  await portal.user.click(screen.getByRole('button', { name: 'Add loan' }));
  return portal;
}
const toasts = ({ store }: ReturnType<typeof renderPortal>) => toastsOf(store).map(({ title }) => title);
const card = () => screen.findByRole('article', { name: '7 Larch Street, Missoula, MT 59801' });

async function expectCardWithFocus() {
  const shown = await card();
  await waitFor(() => expect(shown).toHaveFocus());
  // The focus request is used once: after a reload, the page starts at its title.
  await waitFor(() => expect((window.history.state as { usr: unknown }).usr).toBeNull());
  expect(window.location.pathname).toBe('/loans');
}

/** @param digits expected content of the SSN field, which keeps its digits only when the lender has not checked them */
async function expectRefusal(words: string | RegExp, digits = '') {
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('alert')).toHaveFocus();
  expect([field('Loan number'), field('ZIP code')].map((input) => (input as HTMLInputElement).value)).toEqual([
    '0012345678',
    '59801',
  ]);
  expect(ssn()).toHaveValue(digits);
  expect(ssn()).not.toHaveAttribute('aria-invalid', 'true');
}

test('a matching loan is added, and its card gets focus', async () => {
  stubLoanExists(true);
  stubAddLoan(sent, 200, ADDED_LOAN);
  const portal = await submitForm([aLoan()], [aLoan(), ADDED_LOAN]);

  await expectCardWithFocus();
  expect(sent).toEqual([REQUEST_BODY]);
  expect(toasts(portal)).toContain('Loan ending in 5678 was added to your list');
  // Numbers are left out, because a timestamp may contain the same four digits.
  const kept = JSON.stringify(portal.store.getState(), (_name, value: unknown) => (typeof value === 'number' ? 0 : value));
  expect(kept).not.toContain('0042');
});

test('the new card gets focus even as the last of a long list', async () => {
  stubLoanExists(true);
  stubAddLoan(sent, 200, ADDED_LOAN);
  const others = Array.from({ length: 30 }, (_one, place) =>
    aLoan({ loanIdentifier: `other-${place}` }, { daysUntilDueDate: 1 }),
  );
  const portal = await submitForm(others, [
    ...others,
    { ...ADDED_LOAN, loanServicings: [{ ...ADDED_LOAN.loanServicings[0]!, daysUntilDueDate: 60 }] },
  ]);

  await expectCardWithFocus();
  expect(toasts(portal)).toContain('Loan ending in 5678 was added to your list');
});

test('a loan already on the list is shown without sending a request', async () => {
  const portal = await submitForm([aLoan(), ADDED_LOAN]);

  await expectCardWithFocus();
  expect(toasts(portal)).toContain('Loan ending in 5678 is already on your list');
});

test('a loan that appeared on the list meanwhile counts as added', async () => {
  stubLoanExists(true);
  stubAddLoan(sent, 409, { errors: ['It is on your list already.'], code: 'alreadyListed', errorId: 'e' });
  const portal = await submitForm([aLoan()], [aLoan(), ADDED_LOAN]);

  await expectCardWithFocus();
  expect(toasts(portal)).toContain('Loan ending in 5678 was added to your list');
});

test('an unknown loan number shows the same rejection and sends no SSN digits', async () => {
  stubLoanExists(false);
  await submitForm([aLoan()]);

  await expectRefusal(NO_MATCH);
  expect(screen.getByText('If it still does not match')).toBeVisible();
});

test('a mismatch shows one sentence, and only the SSN digits must be typed again', async () => {
  stubLoanExists(true);
  stubAddLoan(sent, 404, { errors: ['We could not match that to a loan.'], code: 'noMatch', errorId: 'e' });
  await submitForm([aLoan()]);

  await expectRefusal(NO_MATCH);
  expect(sent).toEqual([REQUEST_BODY]);
});

test('a borrower who left the page stays there and gets a toast when the loan is added', async () => {
  stubLoanExists(true);
  let answer: (() => void) | undefined;
  nock('http://localhost')
    .post('/api/borrower/BorrowerLoan/verifyandaddloan')
    .reply(200, () => new Promise((resolve) => (answer = () => resolve(ADDED_LOAN))));
  const portal = await submitForm([aLoan()]);
  await waitFor(() => expect(answer).toBeDefined());
  await portal.user.click(screen.getByRole('link', { name: /^Privacy/ }));
  await waitFor(() => expect(window.location.pathname).not.toBe('/loans/add'));
  const { pathname } = window.location;
  act(() => answer?.());

  await waitFor(() => expect(toasts(portal)).toContain('Loan ending in 5678 was added to your list'));
  expect(window.location.pathname).toBe(pathname);
});

describe('too many attempts', () => {
  const tooMany = { errors: ['There were too many tries.'], code: 'tooManyTries', errorId: 'e' };
  const at = (time: string) =>
    new RegExp(`^There were too many tries, and nothing was added. To keep the loan safe, try again after ${time}.$`);

  beforeEach(() =>
    jest.useFakeTimers({
      now: new Date('2026-11-18T20:39:20Z'),
      doNotFake: [
        'setTimeout',
        'setInterval',
        'queueMicrotask',
        'nextTick',
        'setImmediate',
        'performance',
        'requestAnimationFrame',
      ],
    }),
  );
  afterEach(() => jest.useRealTimers());

  test.each([
    ['later today', '3600', '4:40\\sPM Eastern Time'],
    ['another day', '86400', 'November 19, 2026 at 3:40\\sPM Eastern Time'],
  ])('show the time of the next attempt, rounded up: %s', async (_when, seconds, time) => {
    stubLoanExists(true);
    stubAddLoan(sent, 429, tooMany, { 'retry-after': seconds });
    await submitForm([aLoan()]);

    await expectRefusal(at(time), REQUEST_BODY.ssnLast4);
    expect(screen.getByText('If you need help before then')).toBeVisible();
  });

  test('are also reported for loan number lookups', async () => {
    nock('http://localhost').post('/api/payment/loan/loanexists').reply(429, tooMany, { 'retry-after': '3600' });
    await submitForm([aLoan()]);
    await expectRefusal(at('4:40\\sPM Eastern Time'), REQUEST_BODY.ssnLast4);
  });
});

test.each([
  ['empty', 403, undefined, /^Your session has expired/],
  ['empty', 429, undefined, /^That was too many tries in a short time. Please try again in 60 seconds/],
  ['with a page', 429, '<p>Slow down</p>', /^That was too many tries/],
])('an %s rejection with status %i says that nothing was added', async (_what, status, body, words) => {
  stubLoanExists(true);
  nock('http://localhost').post('/api/borrower/BorrowerLoan/verifyandaddloan').reply(status, body);
  await submitForm([aLoan()]);
  await expectRefusal(words, REQUEST_BODY.ssnLast4);
});

describe('after a lost response, the list shows whether the loan was added', () => {
  beforeEach(() => {
    stubLoanExists(true);
    nock('http://localhost').post('/api/borrower/BorrowerLoan/verifyandaddloan').replyWithError('dropped');
  });

  test('when it was added', async () => {
    const portal = await submitForm([aLoan()], [aLoan(), ADDED_LOAN]);
    await expectCardWithFocus();
    expect(toasts(portal)).toContain('Loan ending in 5678 was added to your list');
  });

  test('but a missing loan proves nothing, and no mismatch is mentioned', async () => {
    await submitForm([aLoan()], [aLoan()]);
    await expectRefusal(/^We could not find out whether the loan was added\. Look at your loans in a moment\./);
    expect(screen.queryByText('If it still does not match')).not.toBeInTheDocument();
  });

  test('and an unresponsive list leaves it unknown', async () => {
    const waiting = submitForm([aLoan()]);
    stubLoansError(503, { errors: ['Down.'], errorId: 'e' });
    await waiting;
    await expectRefusal(/^We could not find out whether the loan was added\./);
  });
});
