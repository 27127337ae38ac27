import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';

import type { Customer, NewFundingAccount, PaymentMethodType } from '#contract/payment.ts';
import { isPersonName } from '#domain/personName.ts';
import { useGetProfileQuery } from '#features/auth/authApi.ts';
import { BankAccountFields } from '#lending/methods/BankAccountFields.tsx';
import { bankAccountSchema } from '#lending/methods/bankAccountSchema.ts';
import { CardFields } from '#lending/methods/CardFields.tsx';
import { cardSchema } from '#lending/methods/cardSchema.ts';
import { BANK_DRAFT_FIELDS, CARD_DRAFT_FIELDS, newBankAccountOf, newCardOf } from '#lending/methods/newAccount.ts';
import { useNewFundingAccount } from '#lending/methods/useNewFundingAccount.ts';
import { lenderClock } from '#platform/config/lenderClock.ts';
import { PortalForm } from '#platform/forms/PortalForm.tsx';
import { QueryView } from '#platform/query/QueryView.tsx';
import { paths } from '#platform/routing/paths.ts';
import { CardSkeleton } from '#platform/ui/feedback/CardSkeleton.tsx';
import { ScreenCard } from '#platform/ui/layout/ScreenCard.tsx';
import { MaterialTheme } from '#platform/ui/theme/MaterialTheme.tsx';

import { messages } from '../messages.ts';
import { useGetCustomerQuery } from '../savedMethodsApi.ts';
import { FormFrame } from './FormFrame.tsx';
import { useSavedToast } from './useSavedToast.ts';

const SKELETON = <CardSkeleton of="fields" rows={4} />;
const newCardSchema = cardSchema(lenderClock);

/** `/accounts/card/add` and `/accounts/ach/add`: a new card or bank account to keep. */
export function AddMethodScreen({ type }: { type: PaymentMethodType }) {
  const profile = useGetProfileQuery();
  return (
    <FormFrame title={type === 'ACH' ? messages.addBank : messages.addCard} note={messages.takesNoMoney}>
      <QueryView isPart query={profile} skeleton={SKELETON}>
        {({ customerIdentifier }) => <AddMethod type={type} customerIdentifier={customerIdentifier} />}
      </QueryView>
    </FormFrame>
  );
}

function AddMethod({ type, customerIdentifier }: { type: PaymentMethodType; customerIdentifier: string }) {
  const navigate = useNavigate();
  const showSaved = useSavedToast();
  const customer = useGetCustomerQuery(customerIdentifier);
  const create = useNewFundingAccount(customerIdentifier);
  // The customer's data saves typing; without it the form is the same, but empty.
  if (customer.isLoading) return SKELETON;

  const save = async (account: NewFundingAccount) => {
    const answer = await create(account, true);
    if ('error' in answer) return answer.error;
    showSaved(answer.account);
    void navigate(paths.accounts.list, { replace: true });
    return undefined;
  };
  if (type === 'ACH')
    return (
      <ScreenCard>
        <PortalForm
          busyLabel={<FormattedMessage {...messages.saving} />}
          schema={bankAccountSchema}
          initialValues={{ accountHolderName: holderOf(customer.data) }}
          draftFields={BANK_DRAFT_FIELDS}
          onSubmit={(values) => save(newBankAccountOf(values))}
          submitLabel={<FormattedMessage {...messages.saveBank} />}
        >
          <MaterialTheme>
            <BankAccountFields />
          </MaterialTheme>
        </PortalForm>
      </ScreenCard>
    );
  return (
    <ScreenCard>
      <PortalForm
        busyLabel={<FormattedMessage {...messages.saving} />}
        schema={newCardSchema}
        initialValues={{ cardHolderName: holderOf(customer.data), ...addressOf(customer.data) }}
        draftFields={CARD_DRAFT_FIELDS}
        onSubmit={(values) => save(newCardOf(values))}
        submitLabel={<FormattedMessage {...messages.saveCard} />}
      >
        <MaterialTheme>
          <CardFields />
        </MaterialTheme>
      </PortalForm>
    </ScreenCard>
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
