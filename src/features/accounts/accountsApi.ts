import { fundingAccountListSchema, type AccountSubtype, type CustomerAction, type PaymentMethodType } from '#contract/payment.ts';
import { countUnreadable, readable, UNREADABLE, type Unreadable } from '#domain/unreadable.ts';
import type { AsRead } from '#platform/api/answers/asRead.ts';
import { paymentCall } from '#platform/api/calls.ts';
import { paymentApi } from '#platform/api/paymentApi.ts';

/** Saved methods as the portal reads them. */
export type FundingAccountList = AsRead<typeof fundingAccountListSchema>;
type FundingAccountRecord = Exclude<FundingAccountList['accounts']['list'][number], Unreadable>;

/** A saved way to pay, as the portal knows it: last four digits, never a number, never a CVV. */
export interface FundingAccount {
  id: string;
  type: PaymentMethodType;
  issuerName: string;
  lastFour: string;
  accountHolderName: string;
  accountSubtype: AccountSubtype;
  /** `MM / YY`, null for a bank account. */
  expiryDate: string | null;
  status: FundingAccountRecord['status'];
}

export interface FundingAccountPage {
  accounts: FundingAccount[];
  /** How many of the page are there and cannot be read. */
  unreadable: number;
  /** The number on all pages, as the lender counts. */
  total: number;
  hasMore: boolean;
}

/** Those that can be used before those that can't, otherwise in the lender's order. */
export const usableFirst = (accounts: readonly FundingAccount[]): FundingAccount[] =>
  accounts.toSorted((one, other) => Number(one.status !== 'ACTIVE') - Number(other.status !== 'ACTIVE'));

/** Page size where the whole list is read. */
const LARGE_PAGE = 100;
/** The call for entries from `fromIndex` on. */
export const listCall = (customerIdentifier: string, fromIndex: number, count: number) => {
  const body: CustomerAction = { action: 'list', fromIndex, toIndex: fromIndex + count };
  return paymentCall('POST customers/{customerIdentifier}', {
    params: { customerIdentifier },
    body,
    answer: fundingAccountListSchema,
  });
};

const accountsApi = paymentApi.injectEndpoints({
  endpoints: (build) => ({
    /** All saved methods of a customer, page by page for as long as the list has more. */
    getFundingAccounts: build.query<(FundingAccount | Unreadable)[], string>({
      queryFn: async (customerIdentifier, _api, _options, send) => {
        const accounts: (FundingAccount | Unreadable)[] = [];
        let before: string | null = null;
        for (let fromIndex = 0; ; fromIndex += LARGE_PAGE) {
          const answer = await send(listCall(customerIdentifier, fromIndex, LARGE_PAGE));
          if (answer.error !== undefined) return { error: answer.error };
          const page = toPage(answer.data as FundingAccountList); // the contract's answer to the action "list"
          // A base that does not look at the index would have more forever.
          const said = JSON.stringify(page);
          if (said === before) return { data: accounts };
          before = said;
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

export function toPage({ accounts: { list }, totalResultsCount, hasMoreResults }: FundingAccountList): FundingAccountPage {
  return {
    accounts: readable(list).map(toFundingAccount),
    unreadable: countUnreadable(list),
    total: totalResultsCount,
    // Otherwise an empty page that promises more would be asked for forever.
    hasMore: hasMoreResults && list.length > 0,
  };
}

/** Whatever a lender sends, the portal keeps only the last four digits of a number. */
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
