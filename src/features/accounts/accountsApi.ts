import type {
  AccountSubtype,
  Customer,
  CustomerAction,
  FundingAccountChange,
  FundingAccountDetails,
  FundingAccountList,
  FundingAccountRecord,
  PaymentMethodType,
} from '#contract/payment.ts';
import { paymentCall } from '#platform/api/calls.ts';
import { paymentApi } from '#platform/api/paymentApi.ts';
import type { Sealed } from '#platform/api/sealed.ts';

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

/** One to be changed; the address is a card's, null where the lender tells none. */
export interface EditableAccount extends FundingAccount {
  address: BillingAddress | null;
}

export interface BillingAddress {
  addressLine1: string;
  addressCity: string;
  addressState: string;
  addressZip1: string;
}

export interface FundingAccountPage {
  accounts: FundingAccount[];
  /** Of all pages, as the lender counts. */
  total: number;
  hasMore: boolean;
}

/** Which one of whose. */
export interface AccountName {
  customerIdentifier: string;
  id: string;
}

/** Of the list that is read as a whole. */
const LARGE_PAGE = 100;
/** Of the list that is shown, which grows by one page with each press. */
export const SHOWN_PAGE = 50;

const listCall = (customerIdentifier: string, fromIndex: number, count: number) => {
  const body: CustomerAction = { action: 'list', fromIndex, toIndex: fromIndex + count };
  return paymentCall('POST customers/{customerIdentifier}', { params: { customerIdentifier }, body });
};
const oneOf = (params: AccountName) => ({ params: { customerIdentifier: params.customerIdentifier, id: params.id } });

const accountsApi = paymentApi.injectEndpoints({
  endpoints: (build) => ({
    /** All saved methods of a customer, page by page while the list says that there is more. */
    getFundingAccounts: build.query<FundingAccount[], string>({
      queryFn: async (customerIdentifier, _api, _options, send) => {
        const accounts: FundingAccount[] = [];
        for (let fromIndex = 0; ; fromIndex += LARGE_PAGE) {
          const answer = await send(listCall(customerIdentifier, fromIndex, LARGE_PAGE));
          if (answer.error !== undefined) return { error: answer.error };
          const page = toPage(answer.data as FundingAccountList); // the contract's answer to the action "list"
          accounts.push(...page.accounts);
          if (!page.hasMore) return { data: accounts };
        }
      },
      providesTags: ['FundingAccount'],
      extraOptions: { quiet: true },
    }),
    /** The same, a page at a time. What was removed meanwhile is counted: the next page begins after what is there. */
    getFundingAccountPages: build.infiniteQuery<FundingAccountPage, string, number>({
      infiniteQueryOptions: {
        initialPageParam: 0,
        getNextPageParam: ({ hasMore }, pages) =>
          hasMore ? pages.reduce((count, { accounts }) => count + accounts.length, 0) : undefined,
      },
      query: ({ queryArg, pageParam }) => listCall(queryArg, pageParam, SHOWN_PAGE),
      transformResponse: (answer) => toPage(answer as FundingAccountList), // the contract's answer to the action "list"
      providesTags: ['FundingAccountPage'],
      extraOptions: { quiet: true },
    }),
    getFundingAccount: build.query<EditableAccount, AccountName>({
      query: (name) => paymentCall('GET customers/{customerIdentifier}/fundingaccounts/{id}', oneOf(name)),
      transformResponse: (record: FundingAccountDetails) => ({ ...toFundingAccount(record), address: toAddress(record) }),
      extraOptions: { quiet: true },
    }),
    /** `change` is sealed: a name and an address are nobody's business either. */
    changeFundingAccount: build.mutation<FundingAccount, AccountName & { change: Sealed<FundingAccountChange> }>({
      query: ({ change, ...name }) =>
        paymentCall('PUT customers/{customerIdentifier}/fundingaccounts/{id}', { ...oneOf(name), body: change }),
      transformResponse: (record: FundingAccountDetails) => toFundingAccount(record),
      invalidatesTags: (_changed, error) => (error ? [] : ['FundingAccount', 'FundingAccountPage']),
      extraOptions: { quiet: true },
    }),
    removeFundingAccount: build.mutation<null, AccountName>({
      query: (name) => paymentCall('DELETE customers/{customerIdentifier}/fundingaccounts/{id}', oneOf(name)),
      invalidatesTags: (_removed, error) => (error ? [] : ['FundingAccount']),
      // The pages that show lose its row; they need not all be asked for again.
      onQueryStarted: async ({ customerIdentifier, id }, { dispatch, queryFulfilled }) => {
        const isGone = await queryFulfilled.then(
          () => true,
          () => false,
        );
        if (!isGone) return;
        dispatch(
          accountsApi.util.updateQueryData('getFundingAccountPages', customerIdentifier, ({ pages }) => {
            for (const page of pages) {
              page.accounts = page.accounts.filter((account) => account.id !== id);
              page.total -= 1;
            }
          }),
        );
      },
      extraOptions: { quiet: true },
    }),
    /** Name and address, to prefill. */
    getCustomer: build.query<Customer, string>({
      query: (customerIdentifier) => paymentCall('GET customers/{customerIdentifier}', { params: { customerIdentifier } }),
      extraOptions: { quiet: true },
    }),
  }),
});

export const {
  useGetFundingAccountsQuery,
  useGetFundingAccountPagesInfiniteQuery,
  useGetFundingAccountQuery,
  useLazyGetFundingAccountQuery,
  useChangeFundingAccountMutation,
  useRemoveFundingAccountMutation,
  useGetCustomerQuery,
} = accountsApi;

function toPage({ accounts: { list }, totalResultsCount, hasMoreResults }: FundingAccountList): FundingAccountPage {
  return {
    accounts: list.map(toFundingAccount),
    total: totalResultsCount,
    // An empty page that promises more would be asked for without end.
    hasMore: hasMoreResults && list.length > 0,
  };
}

/** Whatever a lender sends, only the last four digits of a number go on from here. */
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

function toAddress({ addressLine1, addressCity, addressState, addressZip1 }: FundingAccountDetails): BillingAddress | null {
  if (!addressLine1 || !addressCity || !addressState || !addressZip1) return null;
  return { addressLine1, addressCity, addressState, addressZip1 };
}
