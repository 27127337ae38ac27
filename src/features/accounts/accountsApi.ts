import { fundingAccountListSchema, type AccountSubtype, type CustomerAction, type PaymentMethodType } from '#contract/payment.ts';
import { countUnreadable, readableEntries, UNREADABLE, type Unreadable } from '#domain/unreadable.ts';
import type { TolerantOutput } from '#platform/api/responses/tolerantSchema.ts';
import { paymentCall } from '#platform/api/calls.ts';
import { paymentApi } from '#platform/api/paymentApi.ts';

export type FundingAccountList = TolerantOutput<typeof fundingAccountListSchema>;
type FundingAccountRecord = Exclude<FundingAccountList['accounts']['list'][number], Unreadable>;

/** Saved payment method as the portal stores it: only the last four digits, never the full number or the CVV. */
export interface FundingAccount {
  id: string;
  type: PaymentMethodType;
  issuerName: string;
  lastFour: string;
  accountHolderName: string;
  accountSubtype: AccountSubtype;
  /** `MM / YY`; null for a bank account. */
  expiryDate: string | null;
  status: FundingAccountRecord['status'];
}

export interface FundingAccountPage {
  accounts: FundingAccount[];
  /** Number of entries on this page that could not be parsed. */
  unreadable: number;
  /** Number of entries on all pages, as reported by the lender. */
  total: number;
  hasMore: boolean;
}

/** Otherwise keeps the lender's order. */
export const sortUsableFirst = (accounts: readonly FundingAccount[]): FundingAccount[] =>
  accounts.toSorted((one, other) => Number(one.status !== 'ACTIVE') - Number(other.status !== 'ACTIVE'));

const FULL_LIST_PAGE_SIZE = 100;
export const fundingAccountListCall = (customerIdentifier: string, fromIndex: number, count: number) => {
  const body: CustomerAction = { action: 'list', fromIndex, toIndex: fromIndex + count };
  return paymentCall('POST customers/{customerIdentifier}', {
    params: { customerIdentifier },
    body,
    answer: fundingAccountListSchema,
  });
};

const accountsApi = paymentApi.injectEndpoints({
  endpoints: (build) => ({
    getFundingAccounts: build.query<(FundingAccount | Unreadable)[], string>({
      queryFn: async (customerIdentifier, _api, _options, send) => {
        const accounts: (FundingAccount | Unreadable)[] = [];
        let before: string | null = null;
        for (let fromIndex = 0; ; fromIndex += FULL_LIST_PAGE_SIZE) {
          const answer = await send(fundingAccountListCall(customerIdentifier, fromIndex, FULL_LIST_PAGE_SIZE));
          if (answer.error !== undefined) return { error: answer.error };
          const page = toFundingAccountPage(answer.data as FundingAccountList); // validated against the contract's schema
          // Stop when a page repeats: a server that ignores the index would return the same page forever.
          const serialized = JSON.stringify(page);
          if (serialized === before) return { data: accounts };
          before = serialized;
          accounts.push(...page.accounts, ...Array.from({ length: page.unreadable }, () => UNREADABLE));
          if (!page.hasMore) return { data: accounts };
        }
      },
      providesTags: ['FundingAccount'],
      extraOptions: { shownBy: 'panel' },
    }),
  }),
});

export const { useGetFundingAccountsQuery } = accountsApi;
export const { getFundingAccounts } = accountsApi.endpoints;

export function toFundingAccountPage({
  accounts: { list },
  totalResultsCount,
  hasMoreResults,
}: FundingAccountList): FundingAccountPage {
  return {
    accounts: readableEntries(list).map(toFundingAccount),
    unreadable: countUnreadable(list),
    total: totalResultsCount,
    // An empty page that claims to have more results would otherwise cause an endless loop.
    hasMore: hasMoreResults && list.length > 0,
  };
}

/** Even if the lender sends a full account number, only its last four digits are kept. */
export function toFundingAccount(record: FundingAccountRecord): FundingAccount {
  const type = record.paymentMethodType ?? (record.abaRoutingNumber === null ? 'DEBIT' : 'ACH');
  return {
    id: record.id,
    type,
    issuerName: record.issuerName ?? '',
    lastFour: record.accountNumber.replace(/\D/g, '').slice(-4),
    accountHolderName: record.accountHolderName,
    accountSubtype: record.accountSubtype,
    expiryDate: record.expiryDate,
    status: record.status,
  };
}
