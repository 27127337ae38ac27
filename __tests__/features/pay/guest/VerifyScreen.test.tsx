import { act, fireEvent, screen, waitFor } from '@testing-library/react';

import type { IdentityQuestion } from '#contract/guests.ts';

import { aLoan } from '../../../support/backends/borrower.ts';
import {
  aLoanFound,
  stubIdentityCheck,
  aServicer,
  identityConfirmed,
  stubHumanCheckUnavailable,
  errorResponse,
  stubTicketLoan,
  TICKET,
} from '../../../support/backends/guests.ts';
import { setXsrfCookie } from '../../../support/backends/payment.ts';
import { renderPortal } from '../../../support/renderPortal.tsx';

const identityRequests: IdentityQuestion[] = [];
beforeEach(() => {
  identityRequests.splice(0);
  setXsrfCookie();
});

const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const ssn = () => field(/^Last 4 digits/);
const setValue = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });
const at = () => window.location.pathname;

async function openVerify(config = {}) {
  const portal = renderPortal('/pay', { signedIn: false, config });
  setValue(await screen.findByRole('textbox', { name: 'Loan number' }), '0012345678');
  await portal.user.click(screen.getByRole('button', { name: 'Continue as guest' }));
  await screen.findByRole('textbox', { name: 'First name' });
  return portal;
}

function fill() {
  setValue(field('First name'), ' Ana  María ');
  setValue(field('Last name'), 'O’Brien-López');
  setValue(field('ZIP code'), '04101');
  setValue(ssn(), '0042');
}

const send = ({ user }: ReturnType<typeof renderPortal>) =>
  user.click(screen.getByRole('button', { name: 'Verify and continue' }));
const withoutCheck = { humanCheck: { provider: 'none' } };

// `verifySchema.test.ts` covers which loan numbers are valid.
test('an invalid loan number does not continue', async () => {
  const { user } = renderPortal('/pay', { signedIn: false });
  await user.type(await screen.findByRole('textbox', { name: 'Loan number' }), '1234567');
  await user.click(screen.getByRole('button', { name: 'Continue as guest' }));
  expect((await screen.findAllByText(/8 to 14 digits\./)).length).toBeGreaterThan(0);
  expect(at()).toBe('/pay');
});

test('a verified guest sees the amount due, and only the tab stores the ticket', async () => {
  stubIdentityCheck(identityRequests, identityConfirmed);
  stubTicketLoan();
  const portal = await openVerify(withoutCheck);
  fill();
  await send(portal);
  expect(await screen.findByRole('heading', { name: 'What you owe' })).toBeVisible();
  expect(identityRequests).toEqual([
    { loanNumber: '0012345678', firstName: 'Ana María', lastName: 'O’Brien-López', zip: '04101', ssn: '0042' },
  ]);
  expect(window.sessionStorage.getItem('portal.ticket')).toContain(TICKET);
  expect(JSON.stringify(portal.store.getState())).not.toContain(TICKET);
  expect(JSON.stringify(portal.store.getState())).not.toContain('"0042"');
  expect(Object.values<string>(window.localStorage).join()).not.toContain(TICKET);
  expect(window.location.href).not.toContain('0012345678');
});

test.each([
  ['DMI', '/pay/dm', 'You pay this loan at DMI'],
  ['SPECIAL_SERVICING', '/pay/spservicing', 'Please call before you pay'],
] as const)('a loan paid at %s redirects to %s', async (paidAt, address, heading) => {
  stubIdentityCheck(identityRequests, identityConfirmed);
  stubTicketLoan(aLoanFound({ paidAt, servicer: aServicer() }));
  const portal = await openVerify(withoutCheck);
  fill();
  await send(portal);
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
  expect(at()).toBe(address);
  for (const words of ['Pay There', 'Daily, 8 am to 8 pm Eastern', 'PO Box 1']) expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByRole('link', { name: '(800) 555-0148' })).toHaveAttribute('href', 'tel:8005550148');
});

test('a lender that sends only the loan record also leads to the new servicer', async () => {
  stubIdentityCheck(identityRequests, identityConfirmed);
  const [record] = aLoan().loanServicings;
  const servicing = {
    ...record!,
    newServicer: 'Northbank',
    newServicerEffectiveDate: '2026-01-01',
    newServicerURL: 'www.northbank.example',
    daysUntilDueDate: 3,
    dueDate: '2026-02-01',
  };
  stubTicketLoan({ loanIdentifier: 'loan-1', servicing });
  const portal = await openVerify(withoutCheck);
  fill();
  await send(portal);
  expect(await screen.findByRole('heading', { name: 'Your loan has moved' })).toBeVisible();
  expect(at()).toBe('/pay/newservicer');
  expect(screen.queryByRole('button', { name: 'Pay here' })).not.toBeInTheDocument();
  const site = screen.getByRole('link', { name: 'Go to Northbank’s website' });
  expect(site).toHaveAttribute('href', 'https://www.northbank.example');
  expect(site).toHaveAttribute('rel', 'noreferrer external');
});

test('a mismatch shows one sentence and clears only the four digits', async () => {
  stubIdentityCheck(identityRequests, errorResponse(404, 'noMatch', 'The loan exists but the name is wrong.'));
  const portal = await openVerify(withoutCheck);
  fill();
  await send(portal);
  expect(await screen.findByText(/What you entered does not match/)).toBeVisible();
  expect(screen.queryByText(/the name is wrong/)).not.toBeInTheDocument();
  await waitFor(() => expect(ssn()).toHaveValue(''));
  expect(ssn()).not.toHaveAttribute('aria-invalid');
  expect(field('Last name')).toHaveValue('O’Brien-López');
  expect(field('ZIP code')).toHaveValue('04101');
  expect(screen.getByText(/only a few wrong tries a day/)).toBeVisible();
  await portal.user.click(screen.getByRole('link', { name: /What you can do/ }));
  expect(await screen.findByRole('heading', { name: 'We can’t find your loan' })).toBeVisible();
});

test('too many attempts show when to try again', async () => {
  stubIdentityCheck(identityRequests, { ...errorResponse(429, 'tooManyTries', 'Too many.'), headers: { 'Retry-After': '7200' } });
  const portal = await openVerify(withoutCheck);
  fill();
  await send(portal);
  expect(await screen.findByText(/try again in 2 hours/)).toBeVisible();
});

test.each([500, 502])('an empty response with status %i is not shown as an expired session', async (status) => {
  stubIdentityCheck(identityRequests, { status });
  const portal = await openVerify(withoutCheck);
  fill();
  await send(portal);
  expect(await screen.findByText(/We could not check that just now. Nothing was charged./)).toBeVisible();
  expect(screen.queryByText(/session/i)).not.toBeInTheDocument();
});

test('the identity check is sent without the human check when that is unavailable', async () => {
  stubHumanCheckUnavailable();
  stubIdentityCheck(identityRequests, errorResponse(404, 'noMatch', 'No.'));
  const portal = await openVerify();
  // The human check has started by itself and failed.
  expect(await screen.findByText(/The check did not work/)).toHaveTextContent('(216) 555-0142');
  expect(screen.getByRole('button', { name: 'Check again' })).toBeVisible();
  fill();
  await send(portal);
  expect(await screen.findByText(/What you entered does not match/)).toBeVisible();
  expect(identityRequests).toHaveLength(1);
  expect(identityRequests[0]).not.toHaveProperty('humanCheck');
});

describe('reCAPTCHA', () => {
  const recaptcha = { humanCheck: { provider: 'recaptcha', siteKey: 'a key' } };
  const frame = () => screen.getByTitle<HTMLIFrameElement>('Google’s check');
  const says = (data: object, { origin = window.location.origin, source = frame().contentWindow } = {}) =>
    act(() => void window.dispatchEvent(new MessageEvent('message', { data: { source: 'recaptcha', ...data }, origin, source })));
  const told = () => screen.getByRole('region', { name: 'Security check' });

  test('blocks sending until the box is checked, and each token is used once', async () => {
    const portal = await openVerify(recaptcha);
    expect(frame()).toHaveAttribute('src', '/human-check/recaptcha#a%20key');
    fill();
    says({ height: 480 });
    expect(frame()).toHaveStyle({ height: '480px' });
    says({ token: 'from elsewhere' }, { origin: 'https://elsewhere.example' });
    says({ token: 'from another window' }, { source: window });
    await send(portal);
    expect(await screen.findByText(/First, check the box that says you are not a robot/)).toBeVisible();
    expect(identityRequests).toEqual([]);

    says({ token: 'ticked' });
    expect(told()).toHaveTextContent('Done. You can continue.');
    says({ ended: 'expired' });
    expect(told()).toHaveTextContent('The check has expired. Check the box again.');
    says({ token: 'ticked again' });
    stubIdentityCheck(identityRequests, errorResponse(404, 'noMatch', 'No.'));
    const before = frame();
    await send(portal);
    expect(await screen.findByText(/What you entered does not match/)).toBeVisible();
    expect(identityRequests.map(({ humanCheck }) => humanCheck)).toEqual(['ticked again']);
    expect(frame()).not.toBe(before);
    expect(told()).toHaveTextContent('Check the box from Google');
  });

  test('that fails is skipped, and its frame can be loaded again', async () => {
    stubIdentityCheck(identityRequests, errorResponse(404, 'noMatch', 'No.'));
    const portal = await openVerify(recaptcha);
    fill();
    says({ ended: 'error' });
    expect(told()).toHaveTextContent('(216) 555-0142');
    expect(screen.queryByTitle('Google’s check')).not.toBeInTheDocument();
    await send(portal);
    expect(await screen.findByText(/What you entered does not match/)).toBeVisible();
    expect(identityRequests[0]).not.toHaveProperty('humanCheck');
    await portal.user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(frame()).toBeVisible();
  });
});
