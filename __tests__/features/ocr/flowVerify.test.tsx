/** Verifying who opened the link of an income check. */
import { addListener, type UnknownAction } from '@reduxjs/toolkit';
import { screen, waitFor, within } from '@testing-library/react';

import {
  A_TICKET,
  anIncomeDocument,
  anIncomeCheck,
  stubDocumentChange,
  stubVerifyContact,
  stubIncomeCheck,
  storeContactTicket,
  incomeStep,
  stubOptionalIncomeCheck,
  errorBody,
  stubIncomeCheckError,
  TICKET,
  TOKEN,
} from '../../support/backends/income.ts';
import { setXsrfCookie } from '../../support/backends/payment.ts';
import { renderPortal } from '../../support/renderPortal.tsx';

beforeEach(setXsrfCookie);

const open = (address = incomeStep('verify-information')) => renderPortal(address, { signedIn: false });
const field = (label: string) => screen.findByLabelText(label, { selector: 'input' });
type Portal = ReturnType<typeof open>;

async function say({ user }: Portal, lastName = 'WHITFIELD', zip = '44107') {
  await user.type(await field('Last name'), lastName);
  await user.type(await field('ZIP code'), zip);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
}
const UNKNOWN = '/income-verification-documents-request/unknown/something-went-wrong';
const BAD_LINK = 'This link no longer works';

test.each(['/income-verification-documents-request', `/income-verification-documents-request/${TOKEN.slice(0, 30)}`])(
  'a truncated link shows an error without a request: %s',
  async (address) => {
    open(address);
    // Waits for the phone number, which loads with the screen. The heading is there earlier and is rendered again then.
    expect(await within(await screen.findByRole('main')).findByRole('link', { name: /555/ })).toBeVisible();
    expect(screen.getByRole('heading', { name: BAD_LINK })).toBeVisible();
    expect(window.location.pathname).toBe(UNKNOWN);
  },
);

test('an altered link is detected on opening, and leaves nothing in the URL', async () => {
  stubIncomeCheckError(404);
  open(`/income-verification-documents-request/${TOKEN}`);
  expect(await screen.findByRole('heading', { name: BAD_LINK })).toBeVisible();
  expect(window.location.pathname).toBe(UNKNOWN);
});

test('the first visit asks for last name and ZIP code, sends them once and keeps neither', async () => {
  stubIncomeCheckError(403);
  const portal = open();
  const actions: UnknownAction[] = [];
  portal.store.dispatch(addListener({ predicate: () => true, effect: (action) => void actions.push(action) }) as never);
  expect(await field('Last name')).toHaveAttribute('autocomplete', 'family-name');
  expect(await field('ZIP code')).toHaveAttribute('autocomplete', 'postal-code');
  expect(screen.getByText('Step 1 of 4: Who you are')).toBeVisible();
  expect(screen.queryByText(/we ask again who you are/)).toBeNull();
  stubVerifyContact('WHITFIELD', '44107', 200, A_TICKET);
  stubIncomeCheck();
  await portal.user.type(await field('Last name'), 'WHITFIELD');
  await portal.user.type(await field('ZIP code'), '44107');
  await portal.user.dblClick(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('heading', { name: 'Send your 2 most recent paystubs' })).toBeVisible();
  expect(screen.getByText('Step 2 of 4: Paystubs')).toBeVisible();
  expect(window.location.pathname).toBe(incomeStep('documents-upload'));
  expect(actions.length).toBeGreaterThan(5);
  const seen = JSON.stringify([portal.store.getState(), actions]);
  for (const secret of ['WHITFIELD', '44107', TICKET]) expect(seen).not.toContain(secret);
});

test('a rejection reveals nothing, keeps typed values and says whom to call', async () => {
  stubIncomeCheckError(403);
  const portal = open();
  stubVerifyContact('WHITFIELD', '44107', 404, errorBody('noMatch'));
  await say(portal);
  expect(await screen.findByText(/We could not match that to this link. Check both fields and try again./)).toBeVisible();
  expect(screen.getByText(/we allow only a few wrong tries a day/)).toBeVisible();
  expect(await field('Last name')).toHaveValue('WHITFIELD');
  expect(await field('ZIP code')).toHaveValue('44107');
  expect(await field('Last name')).toBeValid();

  stubVerifyContact('WHITFIELD', '44107', 429, errorBody('tooManyTries'), { 'Retry-After': '7200' });
  await portal.user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText(/too many tries in a short time. Please try again in 2 hours/)).toBeVisible();
  expect(within(screen.getByRole('main')).getByRole('link', { name: /555/ })).toBeVisible();

  stubVerifyContact(
    'WHITFIELD',
    '44107',
    429,
    { ...errorBody('tooManyTries'), officer: anIncomeCheck().officer },
    { 'Retry-After': '86400' },
  );
  await portal.user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText(/Please try again in 24 hours/)).toBeVisible();
  const helper = within(screen.getByRole('region', { name: 'Your loan officer' }));
  expect(helper.getByText('Owen Marsh')).toBeVisible();
  expect(helper.getByRole('link', { name: '(216) 555-0188' })).toBeVisible();

  stubVerifyContact('WHITFIELD', '44107', 500, '' as never);
  await portal.user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText(/We could not check that just now/)).toBeVisible();

  stubVerifyContact('WHITFIELD', '44107', 404, errorBody());
  await portal.user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('heading', { name: BAD_LINK })).toBeVisible();
});

test('a valid ticket in this tab skips the identity check and opens the current step', async () => {
  storeContactTicket();
  stubIncomeCheck(anIncomeCheck({ papers: [anIncomeDocument({ reading: 'reading', secondsLeft: 12 })] }));
  stubOptionalIncomeCheck();
  open();
  expect(await screen.findByText('Reading, about 12 seconds left')).toBeVisible();
  expect(window.location.pathname).toBe(incomeStep('documents-upload'));
});

test('an ended ticket asks for identity again and returns to the same step', async () => {
  storeContactTicket();
  stubIncomeCheck(anIncomeCheck({ papers: [anIncomeDocument()] }));
  const portal = open(incomeStep('documents-upload'));
  stubDocumentChange([], 403, errorBody('ticketEnded'));
  stubIncomeCheckError(403);
  stubOptionalIncomeCheck(anIncomeCheck({ papers: [anIncomeDocument()] }));
  await portal.user.click(await screen.findByRole('button', { name: 'Remove paystub-nov.pdf' }));
  await portal.user.click(await screen.findByRole('button', { name: 'Remove' }));
  expect(await screen.findByText(/we ask again who you are. What you sent and changed is kept./)).toBeVisible();
  expect(window.location.search).toBe('?next=documents-upload');
  stubVerifyContact('WHITFIELD', '44107', 200, A_TICKET);
  await say(portal);
  expect(await screen.findByRole('heading', { name: 'Send your 2 most recent paystubs' })).toBeVisible();
  await waitFor(() => expect(window.location.pathname).toBe(incomeStep('documents-upload')));
});
