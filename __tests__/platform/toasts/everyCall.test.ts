/**
 * A call whose failure makes no toast says why, and the table that proves it is named: a read or a write that screens show themselves is in the
 * table of screens or of writes, and a step has a reason here.
 */
import { addListener, clearAllListeners } from '@reduxjs/toolkit';
import nock from 'nock';

import type { PortalError } from '#platform/api/portalError.ts';

import { openStore } from '../api/openStore.ts';
import { accessToken } from '../../support/accessToken.ts';
import { holdsTicket } from '../../support/backends/guests.ts';
import { hasTicket } from '../../support/backends/income.ts';
import { callers, draw, ON_THE_DEVICE, press, writes } from '../../support/everyCall.ts';
import { linkWrites } from '../../support/linkWrites.ts';
import { loanWrites } from '../../support/loanWrites.ts';
import { moneyWrites } from '../../support/moneyWrites.ts';
import { SCREENS } from '../../support/screens/everyScreen.ts';
import { endpointOf, type ReadName } from '../../support/screens/reads.ts';
import { toastsCame, toastsOf } from '../../support/toastsOf.ts';
import { keepSignInWarnings } from '../../support/signInWarnings.ts';

/** Of a question or a step: what tells of its end, and the test of that. */
const STEPS: Record<string, string> = {
  getAccount: 'The write that it comes before is refused: `portalBaseQuery.test.ts`.',
  getDiscovery: 'The press of "Sign in": `callback.test.tsx`.',
  getSigningKeys: 'The same.',
  askUserInfo: 'The same.',
  getProfile: 'Another sign-in, or the server-down page: `authListeners.test.tsx`.',
  signOut: 'Whatever it answers, this browser is signed out and leaves the page: `authListeners.test.tsx`.',
  loanExists: 'A question; its form goes on to the write after it: `AddLoanScreen.test.tsx`.',
  askFundingAccountOutcome: 'The question after a write without an answer, which tells of it: `moneyWrites.test.tsx`.',
  makePayment:
    'Its outcome is asked for on every page, after a reload and another sign-in: `moneyWrites.test.tsx`, `payListeners`.',
  makeFeePayment: 'The same.',
  getPaymentOutcome: 'The question of the same.',
  getFeeOutcome: 'The same.',
  verifyIdentity: 'A question of its form, which nobody waits for elsewhere: `VerifyScreen.test.tsx`.',
  verifyContact: 'The same: `VerifyForm`, in the table of writes.',
  beginSending: 'A question of its form, which goes on with the answer: `sending.test.tsx`.',
  uploadDocument: 'Its row is in the list of files on every page that has the queue: the table of writes.',
  uploadPapers: 'The same.',
  downloadPaper: 'A question of a press, which nobody waits for elsewhere: the table of screens.',
  getPagePicture: 'The same.',
  reportAllIn: 'Told again until it is heard; a refusal stands in its page: `requests.test.tsx`. Pressed: the table of writes.',
  reportAimFailure: 'Told again until it is heard; a refusal stands in its page: `flowEnd.test.tsx`.',
  tieToContact: 'A step of a visitor’s alert, which stands whatever comes of it: `SetAlertScreen.test.tsx`.',
  tieToAccount: 'A toast or notice with words of its own: `tieKeptAlert.test.ts`, and the table of writes.',
};

/** The two calls of a sign-up go to no base of the contract's table; `signUp.test.tsx` has every way in which they fail. */
const SIGN_UPS = ['signUp', 'sendSignUpAgain'];

const screensRead = new Set(SCREENS.flatMap(({ reads }) => Object.keys(reads) as ReadName[]).map(endpointOf));
const routesTried = [moneyWrites, loanWrites, linkWrites].flatMap((rows) => Object.values(rows)).map(({ call }) => call);

const LEFT = 'What you did on the page you left may not be done. Please check it there.';

/** One failed call: as an open screen makes it, or one that is left before the answer. */
async function failed({ name, who, isRead }: (typeof callers)[number], isLeft = false) {
  document.cookie = 'XSRF-TOKEN=known; path=/';
  holdsTicket();
  hasTicket();
  const bases = nock('http://localhost').persist();
  for (const method of ['get', 'post', 'put', 'delete', 'patch'] as const) {
    bases[method](/./)
      .optionally()
      .reply(500, { errors: ['The lender says no.'] });
  }
  const store = openStore(who === 'person' ? accessToken() : null);
  const ends: { error: PortalError; route: unknown }[] = [];
  store.dispatch(
    addListener({
      predicate: ({ type }) => /execute(Query|Mutation)\/rejected$/.test(type),
      effect: (action) => {
        const { payload, meta } = action as unknown as {
          payload: PortalError;
          meta: { arg: { endpointName: string }; baseQueryMeta?: { route: string } };
        };
        if (meta.arg.endpointName === name) ends.push({ error: payload, route: meta.baseQueryMeta?.route });
      },
    }),
  );
  const asking = isRead ? draw(store, name, {}, who) : press(store, name, who, { track: true });
  if (isLeft) (asking as unknown as { reset: () => void }).reset();
  await asking;
  await toastsCame();
  store.dispatch(clearAllListeners());
  expect(ends).toHaveLength(1);
  return { ...ends[0]!, toasts: toastsOf(store).map(({ title }) => title) };
}

const calls = callers.filter(({ name }) => !ON_THE_DEVICE.includes(name));

keepSignInWarnings();

test('every step is a call of the portal', () => {
  const names = calls.map(({ name }) => name);
  expect(Object.keys(STEPS).filter((name) => !names.includes(name))).toEqual([]);
});

test.each(calls)('$name, $who: its failure is told in one place', async (call) => {
  const { error, route, toasts } = await failed(call);
  expect(error.quiet ?? 'toast').toBe(call.name in STEPS ? 'asStep' : 'inPlace');
  expect(toasts).toEqual([]);
  if (call.name in STEPS || SIGN_UPS.includes(call.name)) return;
  if (call.isRead) expect([...screensRead]).toContain(call.name);
  else expect(routesTried).toContain(route);
});

test.each(calls.filter(({ name, isRead }) => !isRead && !(name in STEPS)))(
  '$name, $who: whose screen was left is told in a toast',
  async (call) => {
    const { toasts } = await failed(call, true);
    expect(toasts).toEqual([`${LEFT} The lender says no.`]);
  },
);

test('every write is in one of the two tables above', () => {
  expect(writes.filter((name) => !calls.some((call) => call.name === name))).toEqual([]);
});
