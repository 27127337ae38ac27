/** Every read of the portal, with an argument to ask it with. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { agencyApi } from '#platform/api/agencyApi.ts';
import { borrowerApi } from '#platform/api/borrowerApi.ts';
import { identityApi } from '#platform/api/identityApi.ts';
import { notificationApi } from '#platform/api/notificationApi.ts';
import { paymentApi } from '#platform/api/paymentApi.ts';

import type { openStore } from '../platform/api/openStore.ts';

type Store = ReturnType<typeof openStore>;

/** What asking gives; the same for every endpoint. */
export interface Asking extends Promise<{ error?: unknown; data?: unknown }> {
  refetch: () => Asking;
  unsubscribe: () => void;
}
interface Endpoint {
  initiate: (argument: unknown, options?: object) => never;
  useQueryState?: unknown;
  useInfiniteQueryState?: unknown;
}

// A feature's endpoints are there once its file has been loaded.
const root = join(process.cwd(), 'src');
const defining = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts'))
  .map((name) => ({ name, text: readFileSync(join(root, name), 'utf8') }))
  .filter(({ text }) => /createApi\(|injectEndpoints\(/.test(text));
for (const { name } of defining) jest.requireActual(join(root, name));

/** As they stand in the sources. */
export const readsInSources = defining
  .flatMap(({ text }) => [...text.matchAll(/^ +(\w+): build\.(?:query|infiniteQuery)\b/gm)].map(([, name = '']) => name))
  .sort();

const endpoints = Object.fromEntries(
  [paymentApi, borrowerApi, notificationApi, agencyApi, identityApi].flatMap((api) => Object.entries(api.endpoints)),
) as unknown as Record<string, Endpoint>;

export const reads = Object.entries(endpoints)
  .filter(([, endpoint]) => 'useQueryState' in endpoint || 'useInfiniteQueryState' in endpoint)
  .map(([name]) => name)
  .sort();

const token = 't'.repeat(60);
const ARGUMENTS: Record<string, unknown> = {
  getAccount: 'borrower-1',
  getSigningKeys: '/oidc/jwks',
  getLoan: 'loan-1',
  findServicer: 'loan-1',
  getFee: { token: 'a-fee' },
  getPaymentOutcome: 'key-1',
  getFeeOutcome: 'key-1',
  getLinkContact: { token, officer: 'owen.marsh@ccm.example' },
  getDocumentRequests: { token: null },
  getMoreDocuments: { token: null, taskId: 'task-1', from: 20 },
  getSharedScenarios: { token },
  getPrivacyPreference: 'person',
  getFundingAccountPages: 'C-1',
  getFundingAccount: { customerIdentifier: 'C-1', id: 'fa-1' },
  getFundingAccounts: 'C-1',
  getCustomer: 'C-1',
  getIncomeCheck: { token },
  getPaper: { tag: 'a-link', documentId: 'paper-1' },
  getHomeEquity: { loanIdentifier: 'loan-1' },
  getValuationLoan: { loanIdentifier: 'loan-1' },
  getEquityRates: { loanIdentifier: 'loan-1' },
  getContactOwner: { loanIdentifier: 'loan-1' },
  getLoanDetail: { loanNumber: '0012345678' },
  getLoanContact: 'loan-1',
  searchOfficers: 'Marsh',
};

/** Asks as a screen does that is drawn. */
export const draw = (store: Store, name: string, options: object = {}): Asking =>
  store.dispatch(endpoints[name]!.initiate(ARGUMENTS[name], options)) as unknown as Asking;
