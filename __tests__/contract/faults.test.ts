/**
 * Checks every call with every way it can fail: the message the borrower reads, how often the request is sent, and whether a write may
 * claim that nothing was done. `npm run faults` prints the table and writes it to `docs/faults.md`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { addListener, clearAllListeners } from '@reduxjs/toolkit';

import { isClearRefusal } from '#platform/api/clearRefusal.ts';
import { describeError } from '#platform/api/describeError.ts';
import type { HttpCall } from '#platform/api/httpCall.ts';
import type { PortalError } from '#platform/api/portalError.ts';
import { createPortalIntl } from '#platform/i18n/portalIntl.ts';
import { signInRequested } from '#platform/session/store/sessionSlice.ts';

import { openStore } from '../platform/api/openStore.ts';
import { accessToken } from '../support/accessToken.ts';
import { storeTicket } from '../support/backends/guests.ts';
import { storeContactTicket } from '../support/backends/income.ts';
import {
  callers,
  subscribeQuery,
  resetCaches,
  SIGN_IN_READS,
  DEVICE_READS,
  dispatchWrite,
  reads,
  readsInSources,
  writes,
  writesInSources,
} from '../support/everyEndpoint.ts';
import { faultNames, FAULTS, faultyLender, type FaultName } from '../support/faultyLender.ts';
import { faultsDocument, MESSAGES } from '../support/faultsDocument.ts';
import { captureSignInWarnings } from '../support/captureSignInWarnings.ts';

const mockRequestHandler = jest.fn<HttpCall, [HttpCall]>();
jest.mock('#platform/api/httpCall.ts', () => {
  const { httpCall } = jest.requireActual<{ httpCall: (call: HttpCall) => unknown }>('#platform/api/httpCall.ts');
  return { httpCall: (call: HttpCall) => httpCall(mockRequestHandler(call)) };
});

type Caller = (typeof callers)[number];

/**
 * Expected result of each fault: the message (see `MESSAGES`), `×n` if the request is sent n times, `→` if the user is sent to sign in,
 * and `·` if a write may claim that nothing was done. The first entry is for a signed-in user, the second for a visitor.
 */
const RULES: Record<FaultName, readonly [person: string, visitor: string]> = {
  good: ['✓', '✓'],
  '500 words': ['L', 'L'],
  '500 empty': ['O+', 'O'],
  '502 page': ['O+', 'O'],
  '503 empty': ['O+', 'O'],
  '429 in 5 min': ['W·', 'W·'],
  '429 page, in 5 min': ['W·', 'W·'],
  '429 words': ['L·', 'L·'],
  '429 odd': ['w·', 'w·'],
  '429 empty': ['w·', 'w·'],
  '401 once': ['✓×2', 'L·'],
  '401 empty once': ['✓×2', 'O·'],
  '401 always': ['X×2·', 'L·'],
  '401 empty always': ['X×2·', 'O·'],
  '401, session over': ['X→·', 'L·'],
  '403 words': ['L·', 'L·'],
  '403 empty': ['X·', 'O·'],
  '403 xsrf': ['L×2·', 'L×2·'],
  '404 words': ['L·', 'L·'],
  '404 empty': ['N', 'N'],
  '404 page': ['O+', 'O'],
  '204 none': ['S', 'S'],
  '200 empty': ['X', 'O'],
  '200 cut': ['O+', 'O'],
  '200 page': ['O+', 'O'],
  '200 null': ['S', 'S'],
  '200 {}': ['S', 'S'],
  '200 wrong list': ['S', 'S'],
  reset: ['U', 'U'],
  silence: ['…', '…'],
};

const callNames = (text: string) => text.trim().split(/\s+/);
const IDENTITY = callNames('getDiscovery getSigningKeys askUserInfo signUp sendSignUpAgain');
/** Writes that themselves check the outcome after a lost response. */
const CHECKS_OUTCOME_ITSELF = callNames('removeLoan removeFundingAccount');
/** Mutations that only read: their response must not be cached, or it is a file. */
const READ_ONLY_MUTATIONS = callNames('lookUpFundingAccountOutcome beginSending verifyContact downloadPaper getPagePicture');
const POSTED_READS = callNames('getLoan findServicer findGuestLoan getFundingAccounts getFundingAccountPages getAlerts');
const sendsNoXsrfToken = ({ name, isRead }: Caller) =>
  IDENTITY.includes(name) || READ_ONLY_MUTATIONS.includes(name) || (isRead && !POSTED_READS.includes(name));

/** Faults that do not start a new sign-in when loading the profile: the request succeeds, or it first waits as the lender asks. */
const FAULTS_WITHOUT_SIGN_IN: readonly FaultName[] = ['good', '401 once', '401 empty once', '429 in 5 min', '429 page, in 5 min'];
const PROFILE = Object.fromEntries(
  faultNames
    .filter((fault) => !FAULTS_WITHOUT_SIGN_IN.includes(fault) && !RULES[fault][0].includes('→'))
    .map((fault) => [fault, `${RULES[fault][0].replace('·', '').replace('…', 'T').replace('L×2', 'L')}→`]),
);

/** Calls that differ from the rules, with the reason. The first match wins. */
const EXCEPTIONS: readonly { calls: (caller: Caller) => boolean; cells: Partial<Record<FaultName, string>>; why: string }[] = [
  {
    why: 'Without a profile nobody is signed in: another sign-in, in ten seconds at the latest where the lender says when.',
    calls: ({ name }) => name === 'getProfile',
    cells: PROFILE,
  },
  {
    why: 'A GET, and a call to the identity provider, carries no XSRF token, so there is none to renew.',
    calls: sendsNoXsrfToken,
    cells: { '403 xsrf': 'L·' },
  },
  {
    why: 'What moves money is never sent again by itself: what became of its key is asked about first.',
    calls: ({ name, who }) => ['makePayment', 'makeFeePayment'].includes(name) && who === 'person',
    cells: { '401 once': 'X·', '401 empty once': 'X·', '401 always': 'X·', '401 empty always': 'X·' },
  },
  {
    why: 'The same of its XSRF token.',
    calls: ({ name }) => ['makePayment', 'makeFeePayment'].includes(name),
    cells: { '403 xsrf': 'L·' },
  },
  {
    why: 'The account is the answer to whether somebody is signed in: its refusal renews nothing.',
    calls: ({ name, who }) => name === 'getAccount' && who === 'person',
    cells: { '401 once': 'X', '401 empty once': 'X', '401 always': 'X', '401 empty always': 'X', '401, session over': 'X' },
  },
  {
    why: 'A 401 is about the ticket of the identity check; every screen has its own words for that.',
    calls: ({ name }) => name === 'findGuestLoan',
    cells: { '401 once': 'S', '401 empty once': 'S', '401 always': 'S', '401 empty always': 'S', '401, session over': 'S' },
  },
  {
    why: 'Nobody waits longer for an outcome (30 seconds), the profile (30), the account (10) or the identity provider (10, a sign-up 30).',
    calls: ({ name }) =>
      [
        ...IDENTITY,
        ...callNames(`getAccount getProfile getPaymentOutcome getFeeOutcome makePayment makeFeePayment keepFundingAccount
          createFundingAccount lookUpFundingAccountOutcome addLoan loanExists changePrivacy reportSignal setAlert changeAlert cancelAlert
          addLead tieToAccount`),
      ].includes(name),
    cells: { silence: 'T' },
  },
  {
    why: 'Their good answer has no content.',
    calls: ({ name }) => callNames('signOut removeLoan removeFundingAccount tieToContact signUp sendSignUpAgain').includes(name),
    cells: { '204 none': '✓', '200 empty': '✓', '200 null': '✓' },
  },
  {
    why: 'What was to be removed is gone, whoever removed it.',
    calls: ({ name }) => CHECKS_OUTCOME_ITSELF.includes(name),
    cells: { '404 empty': '✓', '404 words': '✓' },
  },
  {
    why: 'Null says that the loan has no officer.',
    calls: ({ name }) => name === 'getLoanContact',
    cells: { '204 none': '✓', '200 null': '✓' },
  },
  {
    why: 'A list stands, with its entries that cannot be read told as such or, officers to choose from, left out.',
    calls: ({ name }) => callNames('getLoans getDocumentRequests getAlerts searchOfficers').includes(name),
    cells: { '200 wrong list': '✓' },
  },
  {
    why: 'They answer a file; whatever is none cannot be read.',
    calls: ({ name }) => callNames('downloadPaper getPagePicture').includes(name),
    cells: { '204 none': 'O', '200 null': 'O', '200 {}': 'O', '200 wrong list': 'O' },
  },
];

const expectedCell = (caller: Caller, fault: FaultName): string => {
  const exception = EXCEPTIONS.find(({ calls, cells }) => cells[fault] !== undefined && calls(caller));
  const cell = exception?.cells[fault] ?? RULES[fault][caller.who === 'person' ? 0 : 1];
  return caller.isRead ? cell.replace('·', '') : cell;
};

const intl = createPortalIntl();
const codeOf = (error: PortalError, isSignedIn: boolean): string => {
  const { message, values, offersSignIn } = describeError(error, { brand: 'CCM', isSignedIn })!;
  const sentence: string = intl.formatMessage(message, values);
  const codes = Object.keys(MESSAGES).filter((code) => MESSAGES[code] === sentence);
  return codes.length === 1 && offersSignIn === ['O+', 'X'].includes(codes[0]!) ? codes[0]! : sentence;
};
const renewed = () => ({
  token: accessToken(900),
  expiresAt: Date.now() / 1000 + 900,
  user: { sub: 'borrower-1', email: null, givenname: null, expires: 0 },
});
const times = (sent: number) => (sent === 1 ? '' : `×${sent}`);

let lender: ReturnType<typeof faultyLender>;
/** Warning logged when a sign-in that a call started is aborted together with the store's listeners. */
const ABORTED_SIGN_IN_WARNING = 'Sign-in: unexpected; expected a sign-in without an error of the portal; got object';
const warnings = captureSignInWarnings();

async function actualCell({ name, who, isRead }: Caller, fault: FaultName): Promise<string> {
  window.localStorage.clear();
  storeTicket();
  storeContactTicket();
  const renew = () => Promise.resolve('isSessionOver' in FAULTS[fault] ? null : renewed());
  const store = openStore(who === 'person' ? accessToken() : null, {}, { renew, signIn: () => new Promise(() => undefined) });
  const ledToSignIn = jest.fn();
  store.dispatch(addListener({ actionCreator: signInRequested, effect: ledToSignIn }) as never);
  const scene = lender.begin(FAULTS[fault].answers, name === 'getAccount');
  const silence = new Promise<null>((resolve) => (scene.onSilence = () => resolve(null)));
  const ask = () => (isRead ? subscribeQuery(store, name, {}, who) : dispatchWrite(store, name, who));
  // Simulates two components that mount at the same time, and below a third that mounts later.
  const asking = isRead ? [ask(), ask()] : [ask()];
  const answer = await Promise.race([silence, Promise.all(asking)]);
  if (isRead && !SIGN_IN_READS.includes(name) && answer?.[0]!.error !== undefined) await ask();
  // All retries must be identical, including the idempotency key. Removals are filtered by method and URL, because after a lost response
  // they also request the list.
  const [first] = scene.sent;
  const own = CHECKS_OUTCOME_ITSELF.includes(name)
    ? scene.sent.filter(({ method, url }) => method === first?.method && url === first.url)
    : scene.sent;
  const sent = times(own.length);
  expect(new Set(own.map((sending) => JSON.stringify(sending))).size).toBe(1);
  for (const one of asking) one.abort();
  store.dispatch(clearAllListeners());
  if (isRead) resetCaches(store);
  if (answer === null) return `…${sent}`;
  const failed = answer[0]!.error as PortalError | undefined; // the base query rejects only with this type
  const says = failed === undefined ? '✓' : codeOf(failed, who === 'person');
  const isCertain = !isRead && failed !== undefined && isClearRefusal(failed);
  return `${says}${sent}${ledToSignIn.mock.calls.length > 0 ? '→' : ''}${isCertain ? '·' : ''}`;
}

const table = new Map<Caller, string[]>();
const FILE = join(process.cwd(), 'docs/faults.md');

beforeAll(() => {
  lender = faultyLender();
  mockRequestHandler.mockImplementation(lender.sees);
  document.cookie = 'XSRF-TOKEN=known; path=/';
});

test('every call in the sources is in the table', () => {
  expect([reads, writes]).toEqual([readsInSources, writesInSources]);
  expect([...new Set(callers.map(({ name }) => name)), ...DEVICE_READS].sort()).toEqual([...reads, ...writes].sort());
});

test('no rule claims that nothing was done where something may have been', () => {
  const certain = faultNames.filter((fault) => RULES[fault].some((cell) => cell.includes('·')));
  expect(certain.filter((fault) => FAULTS[fault].mayBeDone && !FAULTS[fault].answers.includes('good'))).toEqual([]);
});

test('every exception names a real call and a cell that differs', () => {
  for (const { calls, cells, why } of EXCEPTIONS) {
    const about = callers.filter(calls);
    const differs = (fault: FaultName) =>
      about.some(({ who, isRead }) => cells[fault] !== RULES[fault][who === 'person' ? 0 : 1].replace(isRead ? '·' : '', ''));
    expect([why, about.length > 0, faultNames.filter((fault) => fault in cells && !differs(fault))]).toEqual([why, true, []]);
  }
});

test.each(callers.map((caller) => [caller.name, caller.who, caller] as const))(
  '%s by a %s handles every fault as the table says',
  async (_name, _who, caller) => {
    const cells: string[] = [];
    for (const fault of faultNames) cells.push(await actualCell(caller, fault));
    table.set(caller, cells);
    expect(warnings().filter((line) => line !== ABORTED_SIGN_IN_WARNING)).toEqual([]);
    const named = (all: readonly string[]) => Object.fromEntries(all.map((cell, at) => [faultNames[at]!, cell] as const));
    expect(named(cells)).toEqual(named(faultNames.map((fault) => expectedCell(caller, fault))));
  },
);

test('docs/faults.md matches this table', () => {
  const now = faultsDocument(
    [...table].map(([{ name, who }, cells]) => [name, who, cells]),
    EXCEPTIONS.map(({ calls, cells, why }) => [why, callers.filter(calls).map(({ name }) => name), Object.keys(cells)]),
  );
  if (process.env['WRITE_FAULTS'] === '1') writeFileSync(FILE, now);
  expect(readFileSync(FILE, 'utf8')).toBe(now);
});
