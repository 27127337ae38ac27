import { customerSchema, fundingAccountDetailsSchema, type FundingAccountChange } from '#contract/payment.ts';
import { noContent } from '#contract/schema.ts';
import type { TolerantOutput } from '#platform/api/responses/tolerantSchema.ts';
import { paymentCall } from '#platform/api/calls.ts';
import type { FailureText } from '#platform/api/responses/callOptions.ts';
import { isClearRefusal, isStaleDataError } from '#platform/api/clearRefusal.ts';
import { paymentApi } from '#platform/api/paymentApi.ts';
import { httpStatusOf, isNotFound, type PortalError } from '#platform/api/portalError.ts';
import type { SecretHandle } from '#platform/api/secretVault.ts';

import {
  fundingAccountListCall,
  toFundingAccount,
  toFundingAccountPage,
  type FundingAccount,
  type FundingAccountList,
  type FundingAccountPage,
} from './accountsApi.ts';
import { messages } from './messages.ts';

type FundingAccountDetails = TolerantOutput<typeof fundingAccountDetailsSchema>;

/** `address` is a card's billing address, or null when the lender does not send it. */
export interface EditableAccount extends FundingAccount {
  address: BillingAddress | null;
}

export interface BillingAddress {
  addressLine1: string;
  addressCity: string;
  addressState: string;
  addressZip1: string;
}

export interface AccountRef {
  customerIdentifier: string;
  id: string;
}

export const LIST_PAGE_SIZE = 50;

const pathParams = (params: AccountRef) => ({ params: { customerIdentifier: params.customerIdentifier, id: params.id } });

/** Endpoints that only the payment method pages use. They are kept apart, so that the payment flow does not load them. */
const savedMethodsApi = paymentApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Saved methods, one page at a time. The next page starts after the number of rows still loaded, so that no row is skipped after a
     * removal.
     */
    getFundingAccountPages: build.infiniteQuery<FundingAccountPage, string, number>({
      infiniteQueryOptions: {
        initialPageParam: 0,
        getNextPageParam: ({ hasMore }, pages) =>
          hasMore ? pages.reduce((count, { accounts, unreadable }) => count + accounts.length + unreadable, 0) : undefined,
      },
      query: ({ queryArg, pageParam }) => fundingAccountListCall(queryArg, pageParam, LIST_PAGE_SIZE),
      transformResponse: (answer) => toFundingAccountPage(answer as FundingAccountList), // validated against the contract's schema
      providesTags: ['FundingAccountPage'],
      extraOptions: { shownBy: 'panel' },
    }),
    getFundingAccount: build.query<EditableAccount, AccountRef>({
      query: (name) =>
        paymentCall('GET customers/{customerIdentifier}/fundingaccounts/{id}', {
          ...pathParams(name),
          answer: fundingAccountDetailsSchema,
        }),
      transformResponse: (record: FundingAccountDetails) => ({ ...toFundingAccount(record), address: toAddress(record) }),
      extraOptions: { shownBy: 'panel' },
    }),
    /** `change` is sealed, because names and addresses must not get into the Redux store. */
    changeFundingAccount: build.mutation<FundingAccount, AccountRef & { change: SecretHandle<FundingAccountChange> }>({
      query: ({ change, ...name }) =>
        paymentCall('PUT customers/{customerIdentifier}/fundingaccounts/{id}', {
          ...pathParams(name),
          body: change,
          answer: fundingAccountDetailsSchema,
        }),
      transformResponse: (record: FundingAccountDetails) => toFundingAccount(record),
      invalidatesTags: (_changed, error) =>
        error === undefined || isStaleDataError(error) ? ['FundingAccount', 'FundingAccountPage'] : [],
      extraOptions: { shownBy: 'form' },
    }),
    /**
     * Removes a method. Also succeeds when it is already gone. If the response leaves the result open, checks whether the method still
     * exists.
     */
    removeFundingAccount: build.mutation<null, AccountRef>({
      queryFn: async (name, _api, _options, send) => {
        const answer = await send(
          paymentCall('DELETE customers/{customerIdentifier}/fundingaccounts/{id}', { ...pathParams(name), answer: noContent }),
        );
        if (answer.error === undefined || isNotFound(answer.error)) return { data: null };
        if (isClearRefusal(answer.error)) return answer;
        const left = await send(
          paymentCall('GET customers/{customerIdentifier}/fundingaccounts/{id}', {
            ...pathParams(name),
            answer: fundingAccountDetailsSchema,
          }),
        );
        return isNotFound(left.error) ? { data: null } : answer;
      },
      invalidatesTags: (_removed, error) => (error ? [] : ['FundingAccount']),
      // Removes the row from the loaded pages, so that they need not be refetched.
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
      extraOptions: { toast: removalFailureText },
    }),
    /** The customer's name and address, for prefilling forms. */
    getCustomer: build.query<TolerantOutput<typeof customerSchema>, string>({
      query: (customerIdentifier) =>
        paymentCall('GET customers/{customerIdentifier}', { params: { customerIdentifier }, answer: customerSchema }),
      // A customer without a record (404) has nothing to prefill, so there is no toast; other errors get one that asks the user to type
      // it.
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

/**
 * Toast texts from the specification, section 8. When the method is needed for a payment (409), the lender's own message is shown,
 * because only the lender knows until when.
 */
function removalFailureText(error: PortalError): FailureText {
  const isInUse = httpStatusOf(error) === 409 && isClearRefusal(error);
  return { title: messages.removeFailedTitle, ...(isInUse ? {} : { says: messages.removeFailed }) };
}

function toAddress({ addressLine1, addressCity, addressState, addressZip1 }: FundingAccountDetails): BillingAddress | null {
  if (!addressLine1 || !addressCity || !addressState || !addressZip1) return null;
  return { addressLine1, addressCity, addressState, addressZip1 };
}
