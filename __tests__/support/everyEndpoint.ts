/** Every RTK Query endpoint of the portal, with sample arguments for each kind of caller. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { agencyApi } from '#platform/api/agencyApi.ts';
import { borrowerApi } from '#platform/api/borrowerApi.ts';
import { identityApi } from '#platform/api/identityApi.ts';
import { notificationApi } from '#platform/api/notificationApi.ts';
import { paymentApi } from '#platform/api/paymentApi.ts';
import { putSecret } from '#platform/api/secretVault.ts';

import { TOKEN as token } from './backends/income.ts';
import type { openStore } from '../platform/api/openStore.ts';

type Store = ReturnType<typeof openStore>;

export interface EndpointResult extends Promise<{ error?: unknown; data?: unknown }> {
  refetch: () => EndpointResult;
  unsubscribe: () => void;
  abort: () => void;
}
interface Endpoint {
  initiate: (argument: unknown, options?: object) => never;
  useQueryState?: unknown;
  useInfiniteQueryState?: unknown;
}

// Features inject their endpoints when their module loads, so every such module is loaded here.
const root = join(process.cwd(), 'src');
const endpointFiles = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts'))
  .map((name) => ({ name, text: readFileSync(join(root, name), 'utf8') }))
  .filter(({ text }) => /createApi\(|injectEndpoints\(/.test(text));
for (const { name } of endpointFiles) jest.requireActual(join(root, name));

const endpointNamesIn = (kinds: string) =>
  endpointFiles
    .flatMap(({ text }) =>
      [...text.matchAll(new RegExp(`^ +(\\w+): build\\.(?:${kinds})\\b`, 'gm'))].map(([, name = '']) => name),
    )
    .sort();
export const readsInSources = endpointNamesIn('query|infiniteQuery');
export const writesInSources = endpointNamesIn('mutation');

const endpoints = Object.fromEntries(
  [paymentApi, borrowerApi, notificationApi, agencyApi, identityApi].flatMap((api) => Object.entries(api.endpoints)),
) as unknown as Record<string, Endpoint>;

const isRead = (endpoint: Endpoint) => 'useQueryState' in endpoint || 'useInfiniteQueryState' in endpoint;
const namesOf = (wanted: (endpoint: Endpoint) => boolean) =>
  Object.keys(endpoints)
    .filter((name) => wanted(endpoints[name]!))
    .sort();
export const reads = namesOf(isRead);
export const writes = namesOf((endpoint) => !isRead(endpoint));

/** Placeholder for an argument that may not be in the store: the test passes a sealed reference instead. */
const SEALED = Symbol('sealed');
const FORM = Symbol('form');

const tag = token.slice(-8);
const key = { idempotencyKey: 'key-1' };
const byLink = { tag };
const aPaper = { ...byLink, documentId: 'paper-1' };
const aMethod = { customerIdentifier: 'C-1', id: 'fa-1' };
const anAddress = { streetAddress: '1 Elm Street', city: 'Dayton', state: 'OH', zipCode: '45402' };
const aHome = { person: { loanIdentifier: 'loan-1' }, visitor: { token } };
const bothCallers = (argument?: unknown) => ({ person: argument, visitor: argument });
const linkOrSession = (rest: object = {}) => ({ person: { token: null, ...rest }, visitor: { token, ...rest } });

export type CallerKind = 'person' | 'visitor';
/** Arguments of each endpoint by caller: `person` is signed in; `visitor` has a mailed link, a ticket or nothing. */
const CALLERS: Record<string, Partial<Record<CallerKind, unknown>>> = {
  getAccount: { person: 'borrower-1', visitor: null },
  getProfile: { person: undefined },
  signOut: { person: undefined },
  getLoans: { person: undefined },
  getLoan: { person: 'loan-1' },
  findServicer: { person: 'loan-1' },
  addLoan: { person: SEALED },
  loanExists: { person: '0012345678' },
  removeLoan: { person: 'loan-1' },
  changeMailingAddress: { person: { loanIdentifier: 'loan-1', mailingAddress: anAddress, replaces: anAddress } },
  getFee: bothCallers({ token }),
  getPaymentOutcome: bothCallers('key-1'),
  getFeeOutcome: bothCallers('key-1'),
  makePayment: {
    person: { request: SEALED, ...key, linkAuth: false },
    visitor: { request: SEALED, ...key, linkAuth: true },
  },
  makeFeePayment: bothCallers({ request: SEALED, ...key, linkAuth: true }),
  verifyIdentity: { visitor: { question: SEALED } },
  findGuestLoan: { visitor: undefined },
  keepFundingAccount: { person: { customerIdentifier: 'C-1', account: SEALED, ...key } },
  createFundingAccount: {
    person: { account: SEALED, ...key, linkAuth: false },
    visitor: { account: SEALED, ...key, linkAuth: true },
  },
  lookUpFundingAccountOutcome: bothCallers('key-1'),
  getFundingAccountPages: { person: 'C-1' },
  getFundingAccounts: { person: 'C-1' },
  getFundingAccount: { person: aMethod },
  changeFundingAccount: { person: { ...aMethod, change: SEALED } },
  removeFundingAccount: { person: aMethod },
  getCustomer: { person: 'C-1' },
  getLinkContact: { visitor: { token, officer: 'owen.marsh@ccm.example' } },
  beginSending: {
    visitor: { loanOfficerEmail: 'owen.marsh@ccm.example', email: 'a@b.example', firstName: 'Ada', lastName: 'Borrower' },
  },
  getDocumentRequests: linkOrSession(),
  getMoreDocuments: linkOrSession({ taskId: 'task-1', from: 20 }),
  getDocumentTypes: bothCallers(),
  uploadDocument: { person: { form: FORM, ...key, byLink: false }, visitor: { form: FORM, ...key, byLink: true } },
  actOnTask: linkOrSession({ wanted: { taskId: 'task-1', action: 'unavailable' } }),
  reportAllIn: linkOrSession({ requestId: 'request-1' }),
  getSharedScenarios: { visitor: { token } },
  getPrivacyPreference: { person: 'person', visitor: 'device' },
  changePrivacy: bothCallers({ undo: 'change-1' }),
  reportSignal: { person: undefined },
  getHomeEquity: aHome,
  getValuationLoan: aHome,
  getEquityRates: aHome,
  getContactOwner: aHome,
  askOwner: {
    person: { home: aHome.person, question: 'What now?', ...key },
    visitor: { home: aHome.visitor, question: 'What now?', ...key },
  },
  getAlerts: { person: undefined },
  getLoanDetail: { person: { loanNumber: '0012345678' } },
  getLoanContact: { person: 'loan-1' },
  searchOfficers: bothCallers('Marsh'),
  setAlert: { person: { alert: {}, ...key } },
  changeAlert: { person: { userPreferenceId: 'alert-1', updatedAtUtc: '2026-11-18T15:00:00Z', alert: {} } },
  cancelAlert: { person: 'alert-1' },
  addLead: bothCallers({ lead: {}, ...key }),
  tieToContact: { visitor: { token, contact: { token } } },
  tieToAccount: { person: { token } },
  verifyContact: { visitor: { token, who: SEALED } },
  getIncomeCheck: { visitor: { token } },
  getPaper: { visitor: aPaper },
  changePaper: { visitor: { ...aPaper, change: SEALED } },
  removePaper: { visitor: aPaper },
  uploadPapers: { visitor: { ...byLink, form: FORM, ...key } },
  downloadPaper: { visitor: aPaper },
  getPagePicture: { visitor: { ...aPaper, page: 1 } },
  createAimCheck: { visitor: { ...byLink, income: SEALED, ...key } },
  reportAimFailure: { visitor: { ...byLink, aimCheckId: 'check-1' } },
  sendAgencyRequest: { visitor: { ...byLink, aimCheckId: 'check-1', consent: {}, ...key } },
  changeAdditionalBorrower: { visitor: { ...byLink, action: 'skip' } },
  getDiscovery: { visitor: undefined },
  getSigningKeys: { visitor: '/oidc/jwks' },
  askUserInfo: { visitor: { address: '/oidc/me', bearer: SEALED } },
  signUp: { visitor: { address: '/signup', body: SEALED } },
  sendSignUpAgain: { visitor: { endpoint: '/signup', body: SEALED } },
};
/** Queries that read the device's storage and send no request. */
export const DEVICE_READS = ['getUnshownPayments'];
/** Queries sent only as steps of a sign-in that the user starts; no rendered screen subscribes to them. */
export const SIGN_IN_READS = ['getDiscovery', 'getSigningKeys'];

export const callers = Object.entries(CALLERS).flatMap(([name, by]) =>
  (Object.keys(by) as CallerKind[]).map((who) => ({ name, who, isRead: reads.includes(name) })),
);

type OptionalCallerKind = CallerKind | undefined;
const argumentOf = (store: Store, name: string, who: OptionalCallerKind): unknown => {
  const by = CALLERS[name] ?? {};
  const argument = by[who ?? ('person' in by ? 'person' : 'visitor')];
  const filled = (value: unknown): unknown => {
    if (value === SEALED) return store.dispatch(putSecret({ lastName: 'Borrower', zip: '45402' } as never));
    if (value === FORM) return store.dispatch(putSecret({ texts: {}, files: {} } as never));
    return value;
  };
  if (typeof argument !== 'object' || argument === null) return filled(argument);
  return Object.fromEntries(Object.entries(argument).map(([name, value]) => [name, filled(value)]));
};

/** Subscribes to a query as a rendered screen does. */
export const subscribeQuery = (store: Store, name: string, options: object = {}, who?: CallerKind): EndpointResult =>
  store.dispatch(endpoints[name]!.initiate(argumentOf(store, name, who), options)) as unknown as EndpointResult;

/** Dispatches an endpoint as a click does. `track`: whether the screen shows the result. */
export const dispatchWrite = (store: Store, name: string, who?: CallerKind, options = { track: false }): EndpointResult =>
  store.dispatch(endpoints[name]!.initiate(argumentOf(store, name, who), options)) as unknown as EndpointResult;

export const resetCaches = (store: Store) => {
  for (const api of [paymentApi, borrowerApi, notificationApi, agencyApi, identityApi]) store.dispatch(api.util.resetApiState());
};
