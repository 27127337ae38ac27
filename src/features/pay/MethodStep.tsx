import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

import type { Loan } from '#contract/borrower.ts';
import type { CreatedFundingAccount } from '#contract/payment.ts';
import { useGetFundingAccountsQuery, type FundingAccount } from '#features/accounts/accountsApi.ts';
import { useGetProfileQuery } from '#features/auth/authApi.ts';
import { PortalForm } from '#platform/forms/PortalForm.tsx';
import { RadioGroupInput } from '#platform/forms/RadioGroupInput.tsx';
import { methodWords } from '#platform/paymentForms/methodWords.ts';
import { useNewFundingAccount } from '#platform/paymentForms/useNewFundingAccount.ts';
import { paths } from '#platform/routing/paths.ts';
import { ActionLink } from '#platform/ui/ActionLink.tsx';
import { Notice } from '#platform/ui/Notice.tsx';
import { ScreenCard } from '#platform/ui/ScreenCard.tsx';
import { Skeleton } from '#platform/ui/Skeleton.tsx';

import { messages } from './messages.ts';
import { DRAFT_FIELDS, NEW_BANK, NEW_CARD, newAccountOf, schemaFor, type MethodValues } from './methodSchema.ts';
import { NewMethodFields, prefetchNewMethodFields } from './NewMethodFields.tsx';
import type { PaymentIntent } from './paySlice.ts';
import { IntentNotice } from './ReviewStep.tsx';

interface Props {
  loan: Loan;
  intent: PaymentIntent;
  onChosen: (method: CreatedFundingAccount) => void;
}

/** A saved method, or a new card or bank account. Numbers go from here to the payment API, and nowhere else. */
export function MethodStep({ loan, intent, onChosen }: Props) {
  const profile = useGetProfileQuery();
  const customerIdentifier = profile.data?.customerIdentifier;
  const saved = useGetFundingAccountsQuery(customerIdentifier ?? skipToken);

  // Without the list a payment is still possible; it only takes longer to type.
  if (saved.data === undefined && !saved.isError && !profile.isError) return <Skeleton height="420px" />;
  return (
    <>
      <IntentNotice intent={intent} />
      {saved.data === undefined && (
        <Notice tone="attention" still>
          <FormattedMessage {...messages.methodsUnavailable} />
        </Notice>
      )}
      <MethodForm
        loan={loan}
        saved={saved.data ?? []}
        entered={intent.method}
        customerIdentifier={customerIdentifier ?? null}
        onChosen={onChosen}
      />
    </>
  );
}

interface MethodFormProps {
  loan: Loan;
  saved: FundingAccount[];
  /** The method of this payment so far: Back from the review must not ask for it again. */
  entered: CreatedFundingAccount | null;
  customerIdentifier: string | null;
  onChosen: (method: CreatedFundingAccount) => void;
}

function MethodForm({ loan, saved, entered, customerIdentifier, onChosen }: MethodFormProps) {
  const intl = useIntl();
  const createAccount = useNewFundingAccount(customerIdentifier);
  const isSaved = saved.some(({ id }) => id === entered?.id);
  const known: CreatedFundingAccount[] = [...(entered === null || isSaved ? [] : [entered]), ...saved];
  const usable = new Set(saved.filter(({ status }) => status === 'ACTIVE').map(({ id }) => id));
  const initialChoice = entered?.id ?? saved.find(({ status }) => status === 'ACTIVE')?.id ?? '';
  const [choice, setChoice] = useState(initialChoice);
  const hasNone = known.length === 0;
  useEffect(() => {
    if (hasNone) prefetchNewMethodFields();
  }, [hasNone]);

  const submit = async (values: MethodValues) => {
    const method = known.find(({ id }) => id === values.choice);
    if (method !== undefined) {
      const { id, type, issuerName, lastFour, accountHolderName } = method;
      onChosen({ id, type, issuerName, lastFour, accountHolderName });
      return undefined;
    }
    const answer = await createAccount(newAccountOf(values), values.keep === true);
    if ('error' in answer) return answer.error;
    onChosen(answer.account);
    return undefined;
  };

  return (
    <ScreenCard>
      <PortalForm
        schema={schemaFor(choice)}
        initialValues={{ choice: initialChoice, keep: false }}
        draftFields={DRAFT_FIELDS}
        onSubmit={(values) => submit(values as MethodValues)}
        submitLabel={<FormattedMessage {...messages.continue} />}
        otherActions={
          <ActionLink look="quiet" to={paths.pay.details(loan.loanIdentifier)}>
            <FormattedMessage {...messages.back} />
          </ActionLink>
        }
      >
        <div onPointerEnter={prefetchNewMethodFields} onFocus={prefetchNewMethodFields}>
          <RadioGroupInput
            name="choice"
            label={messages.method}
            options={[
              ...known.map((method) => {
                const account = saved.find(({ id }) => id === method.id);
                const isUsable = account === undefined || usable.has(method.id);
                return {
                  value: method.id,
                  label: methodWords(intl, method),
                  disabled: !isUsable,
                  ...(isUsable
                    ? {}
                    : { help: intl.formatMessage(account.status === 'EXPIRED' ? messages.expired : messages.inactive) }),
                };
              }),
              { value: NEW_CARD, label: intl.formatMessage(messages.newCard) },
              { value: NEW_BANK, label: intl.formatMessage(messages.newBank), help: intl.formatMessage(messages.newBankHelp) },
            ]}
          />
        </div>
        {saved.length > 0 && (
          <p>
            <Link to={paths.accounts.list}>
              <FormattedMessage {...messages.manageMethods} />
            </Link>
          </p>
        )}
        <NewMethodFields onChoice={setChoice} canKeep={customerIdentifier !== null} />
      </PortalForm>
    </ScreenCard>
  );
}
