/**
 * For every call of the portal: where its failure is shown, and which test proves that. The tables of screens and of writes cover most
 * calls; for the others this file gives a reason. Prints the table when `CALLS_TABLE` is set.
 */
import { addListener, clearAllListeners } from '@reduxjs/toolkit';
import nock from 'nock';

import type { PortalError } from '#platform/api/portalError.ts';

import { openStore } from '../api/openStore.ts';
import { accessToken } from '../../support/accessToken.ts';
import { storeTicket } from '../../support/backends/guests.ts';
import { storeContactTicket } from '../../support/backends/income.ts';
import { callers, subscribeQuery, DEVICE_READS, dispatchWrite, reads, writes } from '../../support/everyEndpoint.ts';
import { linkWrites } from '../../support/linkWrites.ts';
import { loanWrites } from '../../support/loanWrites.ts';
import { moneyWrites } from '../../support/moneyWrites.ts';
import { SCREENS } from '../../support/screens/everyScreen.ts';
import { endpointOf, type ReadName } from '../../support/screens/reads.ts';
import { toastsLoaded, toastsOf } from '../../support/toastsOf.ts';
import { captureSignInWarnings } from '../../support/captureSignInWarnings.ts';

/** Calls that only support a form, a write or a sign-in: what shows their failure, and the test of that. */
const REASONS: Record<string, string> = {
  getAccount: 'The write that it comes before is refused: `portalBaseQuery.test.ts`.',
  getDiscovery: 'The press of "Sign in": `callback.test.tsx`.',
  getSigningKeys: 'The same.',
  askUserInfo: 'The same.',
  getProfile: 'Another sign-in, or the server-down page: `authListeners.test.tsx`.',
  signOut: 'Whatever it answers, this browser is signed out and leaves the page: `authListeners.test.tsx`.',
  loanExists: 'Its form: `AddLoanScreen.test.tsx`.',
  lookUpFundingAccountOutcome: 'The question after a write without an answer, which tells of it: `moneyWrites.test.tsx`.',
  makePayment:
    'Its outcome is asked for on every page, after a reload and another sign-in: `moneyWrites.test.tsx`, `payListeners`.',
  makeFeePayment: 'The same.',
  getPaymentOutcome: 'The question of the same.',
  getFeeOutcome: 'The same.',
  verifyIdentity: 'Its form: `VerifyScreen.test.tsx`.',
  verifyContact: 'Its form: `VerifyForm`, in the table of writes.',
  beginSending: 'Its form, which goes on with the answer: `sending.test.tsx`.',
  searchOfficers: 'Beside its field: the table of screens.',
  uploadDocument: 'Its row is in the list of files on every page that has the queue: the table of writes.',
  uploadPapers: 'The same.',
  reportAllIn: 'Told again until it is heard; a refusal stands in its page: `requests.test.tsx`. Pressed: the table of writes.',
  reportAimFailure: 'Told again until it is heard; a refusal stands in its page: `flowEnd.test.tsx`.',
  tieToContact: 'A step of a visitor’s alert, which stands whatever comes of it: `SetAlertScreen.test.tsx`.',
  tieToAccount: 'A toast or notice with words of its own: `linkPendingAlert.test.ts`, and the table of writes.',
};

/**
 * The two sign-up calls are in no API of the contract, so they are not in the table of writes. `SignUpScreen.test.tsx` covers all their
 * failures.
 */
const SIGN_UPS = ['signUp', 'sendSignUpAgain'];

const readsShownByScreens = SCREENS.flatMap(({ reads: told }) =>
  Object.entries(told).map(([read, { kind }]) => ({ name: endpointOf(read as ReadName), as: kind })),
);
const testedWrites = [moneyWrites, loanWrites, linkWrites].flatMap((rows) => Object.values(rows));

const LEFT_PAGE_MESSAGE = 'What you did on the page you left may not be done. Please check it there.';

/** With `isLeft` its screen is left before the response arrives. */
async function makeFailingCall({ name, who, isRead }: (typeof callers)[number], isLeft = false) {
  document.cookie = 'XSRF-TOKEN=known; path=/';
  storeTicket();
  storeContactTicket();
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
  const asking = isRead ? subscribeQuery(store, name, {}, who) : dispatchWrite(store, name, who, { track: true });
  if (isLeft) (asking as unknown as { reset: () => void }).reset();
  await asking;
  await toastsLoaded();
  store.dispatch(clearAllListeners());
  expect(ends).toHaveLength(1);
  return { ...ends[0]!, toasts: toastsOf(store).map(({ title, message }) => [title, message].filter(Boolean).join('\n')) };
}

const calls = callers.filter(({ name }) => !DEVICE_READS.includes(name));
const table = new Map<string, { kind: string; toldBy: string; provenBy: string }>();

captureSignInWarnings();

afterAll(() => {
  if (process.env['CALLS_TABLE'] === undefined) return;
  const rows = [...table].sort(([one], [other]) => one.localeCompare(other));
  const places = rows.map(([, { toldBy }]) => toldBy);
  const counts = [...new Set(places)].map((place) => `${place} ${places.filter((one) => one === place).length}`);
  console.log(
    [
      ...rows.map(([name, { kind, toldBy, provenBy }]) => `${name} | ${kind} | ${toldBy} | ${provenBy}`),
      `${rows.length} calls: ${counts.join(', ')}`,
    ].join('\n'),
  );
});

test('every endpoint is tested here, and every reason names an endpoint', () => {
  const names = calls.map(({ name }) => name);
  expect([...new Set(names)].sort()).toEqual([...reads, ...writes].filter((name) => !DEVICE_READS.includes(name)).sort());
  expect(Object.keys(REASONS).filter((name) => !names.includes(name))).toEqual([]);
});

function provingTest(name: string, toldBy: string, route: unknown): string | undefined {
  if (name in REASONS) return toldBy === 'field' || toldBy === 'step' ? REASONS[name] : undefined;
  if (SIGN_UPS.includes(name)) return toldBy === 'form' ? '`SignUpScreen.test.tsx`' : undefined;
  const isInToast = toldBy === 'toast';
  if (readsShownByScreens.some((one) => one.name === name && (one.as === 'toast') === isInToast)) return 'the table of screens';
  if (toldBy === 'panel' || toldBy === 'field' || toldBy === 'step') return undefined;
  return testedWrites.some((row) => row.contractKey === route && (row.isInToast === true) === isInToast)
    ? 'the table of writes'
    : undefined;
}

test.each(calls)('$name, $who: a failure is shown in one place', async (call) => {
  const { error, route, toasts } = await makeFailingCall(call);
  const toldBy = error.shownBy ?? 'toast';
  const provenBy = provingTest(call.name, toldBy, route);
  table.set(call.name, { kind: call.isRead ? 'query' : 'mutation', toldBy, provenBy: provenBy ?? '' });
  expect(toasts).toEqual(toldBy === 'toast' ? [expect.stringMatching(/./)] : []);
  expect(provenBy).toBeDefined();
});

/** Mutations that only read need no toast after their screen was left. */
const isReadOnlyMutation = (name: string) => name in REASONS || name === 'getPagePicture';

test.each(calls.filter(({ name, isRead }) => !isRead && !isReadOnlyMutation(name)))(
  '$name, $who: a failure after leaving the page shows a toast',
  async (call) => {
    const { toasts } = await makeFailingCall(call, true);
    expect(toasts).toHaveLength(1);
    expect(toasts[0]).toContain(LEFT_PAGE_MESSAGE);
    expect(toasts[0]).not.toMatch(/this page/i); // the user is on another page now
  },
);
