import type {
  AccountSubtype,
  CreatedFundingAccount,
  CustomerAction,
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

const PAGE_SIZE = 100;

const accountsApi = paymentApi.injectEndpoints({
  endpoints: (build) => ({
    /** All saved methods of a customer, page by page while the list says that there is more. */
    getFundingAccounts: build.query<FundingAccount[], string>({
      queryFn: async (customerIdentifier, _api, _options, send) => {
        const accounts: FundingAccount[] = [];
        for (let fromIndex = 0; ; fromIndex += PAGE_SIZE) {
          const body: CustomerAction = { action: 'list', fromIndex, toIndex: fromIndex + PAGE_SIZE };
          const answer = await send(paymentCall('POST customers/{customerIdentifier}', { params: { customerIdentifier }, body }));
          if (answer.error !== undefined) return { error: answer.error };
          const page = answer.data as FundingAccountList; // the contract's answer to the action "list"
          accounts.push(...page.accounts.list.map(toFundingAccount));
          if (!page.hasMoreResults || page.accounts.list.length === 0) return { data: accounts };
        }
      },
      providesTags: ['FundingAccount'],
      extraOptions: { quiet: true },
    }),
    /** Keeps a new method with the customer. `account` holds the sealed body with `action: "create"`. */
    keepFundingAccount: build.mutation<
      CreatedFundingAccount,
      { customerIdentifier: string; account: Sealed<CustomerAction>; idempotencyKey: string }
    >({
      query: ({ customerIdentifier, account, idempotencyKey }) =>
        paymentCall('POST customers/{customerIdentifier}', { params: { customerIdentifier }, body: account, idempotencyKey }),
      invalidatesTags: (_created, error) => (error ? [] : ['FundingAccount']),
      extraOptions: { quiet: true },
    }),
  }),
});

export const { useGetFundingAccountsQuery, useKeepFundingAccountMutation } = accountsApi;

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
