import { act, screen, waitFor } from '@testing-library/react';

import {
  anAgencyRequest,
  anAimCheck,
  anIncomeCheck,
  stubAimFailure,
  anIncomeDocument,
  stubIncomeCheck,
  storeContactTicket,
  incomeStep,
  stubIncomeCheckError,
} from '../../support/backends/income.ts';
import { setXsrfCookie } from '../../support/backends/payment.ts';
import { renderPortal } from '../../support/renderPortal.tsx';
import { stopTime } from '../../support/stopTime.ts';

const failureReports: unknown[] = [];
beforeEach(() => {
  failureReports.splice(0);
  setXsrfCookie();
  storeContactTicket();
});

const advanceTime = (milliseconds: number) =>
  act(() => {
    jest.advanceTimersByTime(milliseconds);
  });
const open = (step: Parameters<typeof incomeStep>[0]) => renderPortal(incomeStep(step), { signedIn: false });
const failed = (changes: Parameters<typeof anAimCheck>[0] = {}) =>
  anIncomeCheck({ papers: [anIncomeDocument()], aimCheck: anAimCheck(changes) });

test('the last page says what was sent, when and to whom, and what comes next', async () => {
  stubIncomeCheck(anIncomeCheck({ papers: [anIncomeDocument()], agencyRequest: anAgencyRequest() }));
  open('success');
  expect(await screen.findByText('FM-20261124-0001')).toBeVisible();
  expect(screen.getByText('Freddie Mac')).toBeVisible();
  expect(screen.getByText('This is preliminary. It is not an approval or a loan decision.')).toBeVisible();
  expect(screen.getByText('Owen Marsh gets the answer, goes over it, and writes or calls you.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Print this page' })).toBeVisible();
  expect(screen.getByText('Step 4 of 4: Done')).toBeVisible();
});

test('the last page redirects to the check’s current step', async () => {
  stubIncomeCheck();
  open('success');
  expect(await screen.findByRole('heading', { name: 'Send your 2 most recent paystubs' })).toBeVisible();
});

test('a failed check is reported once, resent without a response, and can be repeated with the same documents', async () => {
  stopTime();
  stubIncomeCheck(failed());
  stubAimFailure(failureReports, 500);
  open('something-went-wrong');
  expect(await screen.findByText(/That says nothing about you or your loan/)).toBeVisible();
  expect(screen.getByText('We are telling your loan officer…')).toBeVisible();
  advanceTime(0);
  await waitFor(() => expect(failureReports).toHaveLength(1));
  stubAimFailure(failureReports);
  await waitFor(() => {
    advanceTime(2000);
    expect(failureReports).toHaveLength(2);
  });
  expect(await screen.findByText(/Your loan officer has been told and will look at your papers/)).toBeVisible();
  expect(failureReports).toEqual([{ aimCheckId: 'aim-1' }, { aimCheckId: 'aim-1' }]);
  advanceTime(120_000); // another request would fail the test
  expect(screen.getByRole('link', { name: '(216) 555-0188' })).toBeVisible();
  const again = screen.getByRole('link', { name: 'Try the check again' });
  expect(again).toHaveAttribute('href', `${incomeStep('documents-summary')}?again=1`);
});

test('a known failure is not reported again, and a rejected report shows whom to call', async () => {
  stubIncomeCheck(failed({ isFailureTold: true }));
  const { unmount } = open('something-went-wrong');
  expect(await screen.findByText(/Your loan officer has been told/)).toBeVisible();
  unmount();
  stubIncomeCheck(failed());
  stubAimFailure(failureReports, 404);
  open('something-went-wrong');
  expect(await screen.findByText(/We could not tell your loan officer. Please call or write to them./)).toBeVisible();
});

test('the failure page links on when nothing failed, and asks for identity without a ticket', async () => {
  stubIncomeCheck();
  const { unmount } = open('something-went-wrong');
  expect(await screen.findByRole('heading', { name: 'Nothing went wrong here' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', incomeStep('documents-upload'));
  unmount();
  stubIncomeCheckError(403);
  open('something-went-wrong');
  await waitFor(() => expect(window.location.search).toBe('?next=something-went-wrong'));
  expect(await screen.findByLabelText('Last name')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Tell us who you are' })).toBeVisible();
});
