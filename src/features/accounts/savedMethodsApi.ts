import { customerSchema, fundingAccountDetailsSchema, type FundingAccountChange } from '#contract/payment.ts';
import { nothing } from '#contract/schema.ts';
import type { AsRead } from '#platform/api/answers/asRead.ts';
import { paymentCall } from '#platform/api/calls.ts';
import type { FailureWords } from '#platform/api/answers/callOptions.ts';
import { isClearRefusal, tellsOfChange } from '#platform/api/clearRefusal.ts';
import { paymentApi } from '#platform/api/paymentApi.ts';
import { httpStatusOf, isNotFound, type PortalError } from '#platform/api/portalError.ts';
import type { Sealed } from '#platform/api/sealed.ts';

import {
  listCall,
  toFundingAccount,
  toPage,
  type FundingAccount,
  type FundingAccountList,
  type FundingAccountPage,
} from './accountsApi.ts';
import { messages } from './messages.ts';

/** One saved method as the portal reads it. */
type FundingAccountDetails = AsRead<typeof fundingAccountDetailsSchema>;

/** A saved method with what its form needs; the address of a card, null where the lender sends none. */
export interface EditableAccount extends FundingAccount {
  address: BillingAddress | null;
}

export interface BillingAddress {
  addressLine1: string;
  addressCity: string;
  addressState: string;
  addressZip1: string;
}

/** Which account of which customer. */
export interface AccountName {
  customerIdentifier: string;
  id: string;
}

/** Page size of the list on the screen, which grows by one page with each press. */
export const SHOWN_PAGE = 50;

const oneOf = (params: AccountName) => ({ params: { customerIdentifier: params.customerIdentifier, id: params.id } });

/** Calls of the payment methods' pages only; paying needs none of them. */
const savedMethodsApi = paymentApi.injectEndpoints({
  endpoints: (build) => ({
    /** Saved methods, a page at a time. The next page begins after the rows that are left, so removals are accounted for. */
    getFundingAccountPages: build.infiniteQuery<FundingAccountPage, string, number>({
      infiniteQueryOptions: {
        initialPageParam: 0,
        getNextPageParam: ({ hasMore }, pages) =>
          hasMore ? pages.reduce((count, { accounts, unreadable }) => count + accounts.length + unreadable, 0) : undefined,
      },
      query: ({ queryArg, pageParam }) => listCall(queryArg, pageParam, SHOWN_PAGE),
      transformResponse: (answer) => toPage(answer as FundingAccountList), // the contract's answer to the action "list"
      providesTags: ['FundingAccountPage'],
      extraOptions: { shownBy: 'panel' },
    }),
    getFundingAccount: build.query<EditableAccount, AccountName>({
      query: (name) =>
        paymentCall('GET customers/{customerIdentifier}/fundingaccounts/{id}', {
          ...oneOf(name),
          answer: fundingAccountDetailsSchema,
        }),
      transformResponse: (record: FundingAccountDetails) => ({ ...toFundingAccount(record), address: toAddress(record) }),
      extraOptions: { shownBy: 'panel' },
    }),
    /** `change` is sealed: name and address are private, too. */
    changeFundingAccount: build.mutation<FundingAccount, AccountName & { change: Sealed<FundingAccountChange> }>({
      query: ({ change, ...name }) =>
        paymentCall('PUT customers/{customerIdentifier}/fundingaccounts/{id}', {
          ...oneOf(name),
          body: change,
          answer: fundingAccountDetailsSchema,
        }),
      transformResponse: (record: FundingAccountDetails) => toFundingAccount(record),
      invalidatesTags: (_changed, error) =>
        error === undefined || tellsOfChange(error) ? ['FundingAccount', 'FundingAccountPage'] : [],
      extraOptions: { shownBy: 'form' },
    }),
    /** Ends well when the method is gone, whoever removed it; after an answer that leaves it open, the lender is asked. */
    removeFundingAccount: build.mutation<null, AccountName>({
      queryFn: async (name, _api, _options, send) => {
        const answer = await send(
          paymentCall('DELETE customers/{customerIdentifier}/fundingaccounts/{id}', { ...oneOf(name), answer: nothing }),
        );
        if (answer.error === undefined || isNotFound(answer.error)) return { data: null };
        if (isClearRefusal(answer.error)) return answer;
        const left = await send(
          paymentCall('GET customers/{customerIdentifier}/fundingaccounts/{id}', {
            ...oneOf(name),
            answer: fundingAccountDetailsSchema,
          }),
        );
        return isNotFound(left.error) ? { data: null } : answer;
      },
      invalidatesTags: (_removed, error) => (error ? [] : ['FundingAccount']),
      // Takes the row out of the loaded pages, so that they need not all be asked for again.
      onQueryStarted: async ({ customerIdentifier, id }, { dispatch, queryFulfilled }) => {
        const isGone = await queryFulfilled.then(
          () => true,
          () => false,
        );
        if (!isGone) return;
        dispatch(
          savedMethodsApi.util.updateQueryData('getFundingAccountPages', customerIdentifier, ({ pages }) => {
            for (const page of pages) {
              page.accounts = page.accounts.filter((account) => account.id !== id);
              page.total -= 1;
            }
          }),
        );
      },
      extraOptions: { toast: removalWords },
    }),
    /** Name and address, to prefill. */
    getCustomer: build.query<AsRead<typeof customerSchema>, string>({
      query: (customerIdentifier) =>
        paymentCall('GET customers/{customerIdentifier}', { params: { customerIdentifier }, answer: customerSchema }),
      // It only saves typing, and a customer without a record (404) has nothing to fill in.
      extraOptions: { toast: (error) => (isNotFound(error) ? null : { says: messages.notFilledIn, isWhole: true }) },
    }),
  }),
});

export const {
  useGetFundingAccountPagesInfiniteQuery,
  useGetFundingAccountQuery,
  useChangeFundingAccountMutation,
  useRemoveFundingAccountMutation,
  useGetCustomerQuery,
} = savedMethodsApi;

/** The specification's words, section 8. A method that a payment needs (409) stays until a day that only the lender knows. */
function removalWords(error: PortalError): FailureWords {
  const isInUse = httpStatusOf(error) === 409 && isClearRefusal(error);
  return { title: messages.removeFailedTitle, ...(isInUse ? {} : { says: messages.removeFailed }) };
}

function toAddress({ addressLine1, addressCity, addressState, addressZip1 }: FundingAccountDetails): BillingAddress | null {
  if (!addressLine1 || !addressCity || !addressState || !addressZip1) return null;
  return { addressLine1, addressCity, addressState, addressZip1 };
}
