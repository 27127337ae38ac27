import Card from '@mui/material/Card';
import { skipToken } from '@reduxjs/toolkit/query';
import { useDeferredValue } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch } from 'react-redux';

import type { Customer, NewFundingAccount, PaymentMethodType } from '#contract/payment.ts';
import { isPersonName } from '#domain/personName.ts';
import { readable } from '#domain/unreadable.ts';
import { useGetProfileQuery } from '#features/auth/authApi.ts';
import { BankAccountFields } from '#lending/methods/BankAccountFields.tsx';
import { bankAccountSchema } from '#lending/methods/bankAccountSchema.ts';
import { CardFields } from '#lending/methods/CardFields.tsx';
import { cardSchema } from '#lending/methods/cardSchema.ts';
import { BANK_DRAFT_FIELDS, CARD_DRAFT_FIELDS, newBankAccountOf, newCardOf } from '#lending/methods/newAccount.ts';
import { useNewFundingAccount } from '#lending/methods/useNewFundingAccount.ts';
import { useSameMethod } from '#lending/methods/keep/useSameMethod.tsx';
import { lenderClock } from '#platform/config/lenderClock.ts';
import { PortalForm } from '#platform/forms/PortalForm.tsx';
import type { PortalDispatch } from '#platform/listen.ts';
import { paths } from '#platform/routing/paths.ts';
import { atMost } from '#platform/atMost.ts';
import { useNavigateFromHere } from '#platform/routing/useNavigateFromHere.ts';

import { getFundingAccounts, type FundingAccount } from '../accountsApi.ts';
import { messages } from '../messages.ts';
import { useGetCustomerQuery } from '../savedMethodsApi.ts';
import { FormFrame } from './FormFrame.tsx';
import { useSavedToast } from './useSavedToast.ts';

/** The most milliseconds for the list of what is saved. */
const SAVED_MS = 3000;
const newCardSchema = cardSchema(lenderClock);

/** `/accounts/card/add` and `/accounts/ach/add`: a new card or bank account to keep. */
export function AddMethodScreen({ type }: { type: PaymentMethodType }) {
  return (
    <FormFrame note={messages.takesNoMoney}>
      <AddMethod type={type} />
    </FormFrame>
  );
}

function AddMethod({ type }: { type: PaymentMethodType }) {
  const navigate = useNavigateFromHere();
  const dispatch = useDispatch<PortalDispatch>();
  const showSaved = useSavedToast();
  const profile = useGetProfileQuery();
  const customer = useGetCustomerQuery(profile.data?.customerIdentifier ?? skipToken);
  const create = useNewFundingAccount();
  const toList = () => void navigate(paths.accounts.list, { replace: true });
  const { isAsked, question } = useSameMethod<FundingAccount>(toList);
  // The customer's data saves typing; without it the form is the same, but empty. Nobody who types a number waits for it.
  const isAsking = profile.isLoading || customer.isLoading;
  // A render later the form has taken the answer as its first values.
  const isAddressToCome = useDeferredValue(isAsking);

  const save = async (account: NewFundingAccount) => {
    const { data: owner = profile.data, error } = profile.data === undefined ? await profile.refetch() : profile;
    if (owner === undefined) return error;
    if (isAsked(account, await savedBy(owner.customerIdentifier))) return undefined;
    const answer = await create(account, owner.customerIdentifier);
    if ('error' in answer) return answer.error;
    showSaved(answer.account);
    toList();
    return undefined;
  };
  /** What is not known in a moment holds up nothing. */
  const savedBy = async (customerIdentifier: string): Promise<FundingAccount[]> => {
    const asked = dispatch(getFundingAccounts.initiate(customerIdentifier, { subscribe: false }));
    const { data = [] } = await atMost(SAVED_MS, asked).catch(() => ({ data: undefined }));
    return readable(data);
  };
  if (type === 'ACH')
    return (
      <Card>
        <PortalForm
          busyLabel={<FormattedMessage {...messages.saving} />}
          schema={bankAccountSchema}
          initialValues={{ accountHolderName: holderOf(customer.data) }}
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
        initialValues={{ cardHolderName: holderOf(customer.data), ...addressOf(customer.data) }}
        draftFields={CARD_DRAFT_FIELDS}
        onSubmit={(values) => save(newCardOf(values))}
        submitLabel={<FormattedMessage {...messages.saveCard} />}
      >
        <CardFields isAddressToCome={isAddressToCome} />
        {question}
      </PortalForm>
    </Card>
  );
}

/** A name that the form would refuse is not filled in. */
function holderOf(customer: Customer | undefined): string {
  const name = customer === undefined ? '' : `${customer.firstName} ${customer.lastName}`;
  return isPersonName(name) ? name : '';
}

function addressOf(customer: Customer | undefined): Partial<Customer> {
  if (customer === undefined) return {};
  const { addressLine1, addressCity, addressState, addressZip1 } = customer;
  return { addressLine1, addressCity, addressState, addressZip1 };
}
