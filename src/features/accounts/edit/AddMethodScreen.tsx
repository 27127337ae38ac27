import Card from '@mui/material/Card';
import { skipToken } from '@reduxjs/toolkit/query';
import { useDeferredValue } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch } from 'react-redux';

import type { Customer, NewFundingAccount, PaymentMethodType } from '#contract/payment.ts';
import { isPersonName } from '#domain/personName.ts';
import { readableEntries } from '#domain/unreadable.ts';
import { useGetProfileQuery } from '#features/auth/authApi.ts';
import { BankAccountFields } from '#lending/methods/BankAccountFields.tsx';
import { bankAccountSchema } from '#lending/methods/bankAccountSchema.ts';
import { CardFields } from '#lending/methods/CardFields.tsx';
import { cardSchema } from '#lending/methods/cardSchema.ts';
import { BANK_DRAFT_FIELDS, CARD_DRAFT_FIELDS, newBankAccountOf, newCardOf } from '#lending/methods/newAccount.ts';
import { useNewFundingAccount } from '#lending/methods/useNewFundingAccount.ts';
import { useDuplicateMethodCheck } from '#lending/methods/useDuplicateMethodCheck.tsx';
import { lenderClock } from '#platform/config/lenderClock.ts';
import { PortalForm } from '#platform/forms/PortalForm.tsx';
import type { PortalDispatch } from '#platform/storeTypes.ts';
import { paths } from '#platform/routing/paths.ts';
import { withTimeout } from '#platform/withTimeout.ts';
import { useNavigateIfMounted } from '#platform/routing/useNavigateIfMounted.ts';

import { getFundingAccounts, type FundingAccount } from '../accountsApi.ts';
import { messages } from '../messages.ts';
import { useGetCustomerQuery } from '../savedMethodsApi.ts';
import { FormFrame } from './FormFrame.tsx';
import { useMethodSavedToast } from './useMethodSavedToast.ts';

/** Milliseconds to wait for the saved methods; after that, the new one is saved without the check for duplicates. */
const SAVED_METHODS_TIMEOUT_MS = 3000;
const newCardSchema = cardSchema(lenderClock);

/** `/accounts/card/add` and `/accounts/ach/add`: save a new card or bank account. */
export function AddMethodScreen({ type }: { type: PaymentMethodType }) {
  return (
    <FormFrame note={messages.takesNoMoney}>
      <AddMethod type={type} />
    </FormFrame>
  );
}

function AddMethod({ type }: { type: PaymentMethodType }) {
  const navigate = useNavigateIfMounted();
  const dispatch = useDispatch<PortalDispatch>();
  const showSaved = useMethodSavedToast();
  const profile = useGetProfileQuery();
  const customer = useGetCustomerQuery(profile.data?.customerIdentifier ?? skipToken);
  const create = useNewFundingAccount();
  const toList = () => void navigate(paths.accounts.list, { replace: true });
  const { isAsked, question } = useDuplicateMethodCheck<FundingAccount>(toList);
  // The customer's name and address are prefilled when they arrive. The form can be used without waiting for them.
  const isLoadingCustomer = profile.isLoading || customer.isLoading;
  // Deferred by one render, so that the form has the prefilled values before the address fields appear.
  const isAddressPending = useDeferredValue(isLoadingCustomer);

  const save = async (account: NewFundingAccount) => {
    const { data: owner = profile.data, error } = profile.data === undefined ? await profile.refetch() : profile;
    if (owner === undefined) return error;
    if (isAsked(account, await fetchSavedMethods(owner.customerIdentifier))) return undefined;
    const answer = await create(account, owner.customerIdentifier);
    if ('error' in answer) return answer.error;
    showSaved(answer.account);
    toList();
    return undefined;
  };
  /** Saved methods, for detecting a duplicate. Empty when they do not load in time, so that saving is not held up. */
  const fetchSavedMethods = async (customerIdentifier: string): Promise<FundingAccount[]> => {
    const asked = dispatch(getFundingAccounts.initiate(customerIdentifier, { subscribe: false }));
    const { data = [] } = await withTimeout(SAVED_METHODS_TIMEOUT_MS, asked).catch(() => ({ data: undefined }));
    return readableEntries(data);
  };
  if (type === 'ACH')
    return (
      <Card>
        <PortalForm
          busyLabel={<FormattedMessage {...messages.saving} />}
          schema={bankAccountSchema}
          initialValues={{ accountHolderName: holderNameOf(customer.data) }}
          draftFields={BANK_DRAFT_FIELDS}
          onSubmit={(values) => save(newBankAccountOf(values))}
          submitLabel={<FormattedMessage {...messages.saveBank} />}
        >
          <BankAccountFields />
          {question}
        </PortalForm>
      </Card>
    );
  return (
    <Card>
      <PortalForm
        busyLabel={<FormattedMessage {...messages.saving} />}
        schema={newCardSchema}
        initialValues={{ cardHolderName: holderNameOf(customer.data), ...addressOf(customer.data) }}
        draftFields={CARD_DRAFT_FIELDS}
        onSubmit={(values) => save(newCardOf(values))}
        submitLabel={<FormattedMessage {...messages.saveCard} />}
      >
        <CardFields isAddressLoading={isAddressPending} />
        {question}
      </PortalForm>
    </Card>
  );
}

/** Name to prefill; empty when the form's validation would reject it. */
function holderNameOf(customer: Customer | undefined): string {
  const name = customer === undefined ? '' : `${customer.firstName} ${customer.lastName}`;
  return isPersonName(name) ? name : '';
}

function addressOf(customer: Customer | undefined): Partial<Customer> {
  if (customer === undefined) return {};
  const { addressLine1, addressCity, addressState, addressZip1 } = customer;
  return { addressLine1, addressCity, addressState, addressZip1 };
}
