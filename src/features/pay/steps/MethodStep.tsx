import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { Link as RouterLink } from 'react-router-dom';

import type { CreatedFundingAccount, FundingAccountForOnePayment } from '#contract/payment.ts';
import { sortUsableFirst, useGetFundingAccountsQuery, type FundingAccount } from '#features/accounts/accountsApi.ts';
import { useGetProfileQuery } from '#features/auth/authApi.ts';
import { countUnreadable, readableEntries } from '#domain/unreadable.ts';
import { unreadableMethods } from '#lending/methods/methodMessages.ts';
import { methodLabelAndName } from '#lending/methods/methodLabels.ts';
import { useNewFundingAccount } from '#lending/methods/useNewFundingAccount.ts';
import { useDuplicateMethodCheck } from '#lending/methods/useDuplicateMethodCheck.tsx';
import { isStaleDataError } from '#platform/api/clearRefusal.ts';
import { httpStatusOf } from '#platform/api/portalError.ts';
import { PortalForm } from '#platform/forms/PortalForm.tsx';
import { RadioGroupInput } from '#platform/forms/RadioGroupInput.tsx';
import type { PortalDispatch, Dependencies } from '#platform/storeTypes.ts';
import { paths } from '#platform/routing/paths.ts';
import { prefetchWhenIdle } from '#platform/startup.ts';
import { CardSkeleton } from '#platform/ui/feedback/CardSkeleton.tsx';
import { UnreadableNotice } from '#platform/ui/feedback/UnreadableNotice.tsx';
import type { RecentPayment } from '#contract/borrower/loans.ts';

import { isTicketEnded } from '../guest/guestApi.ts';
import { refetchAmountDue } from '../intent/refetchAmountDue.ts';
import { paymentRefused, type PaymentIntent } from '../intent/paySlice.ts';
import { messages } from '../messages.ts';
import { IntentNotice } from './IntentNotice.tsx';
import { DRAFT_FIELDS, NEW_BANK, NEW_CARD, newAccountOf, methodSchemaFor, type MethodValues } from './methodSchema.ts';
import { NewMethodFields, prefetchNewMethodFields } from './NewMethodFields.tsx';
import { hasUnclearRecentPayment, type Payable } from './payable.ts';
import { UnclearPaymentAlert } from './UnclearPaymentAlert.tsx';
import type { PaymentRight } from '../intent/terms.ts';
import { readTicket } from '../intent/ticket.ts';

/**
 * Returns the ticket or fee token that a payer without an account sends along with a new card or bank account. It is a thunk because the
 * ticket is kept outside the store.
 */
const payerCredentials =
  (right: PaymentRight) =>
  (
    _dispatch: unknown,
    _state: unknown,
    { tabStorage }: Dependencies,
  ): Pick<FundingAccountForOnePayment, 'verificationTicket' | 'feeToken'> => {
    if (right.kind === 'feeLink') return { feeToken: right.token };
    return right.kind === 'ticket' ? { verificationTicket: readTicket(tabStorage)?.ticket ?? '' } : {};
  };

/** @param email address for the receipt, if the payer entered one */
type OnMethodChosen = (method: CreatedFundingAccount, email: string | null) => void;

interface Props {
  payable: Payable;
  intent: PaymentIntent;
  onChosen: OnMethodChosen;
}

/** Card and account numbers go from here directly to the payment API. */
export function MethodStep(props: Props) {
  const { intent } = props;
  return (
    <>
      <IntentNotice payable={props.payable} intent={intent} />
      {hasUnclearRecentPayment(props.payable) && <UnclearPaymentAlert />}
      {props.payable.terms.right.kind === 'session' ? (
        <WithSavedMethods {...props} />
      ) : (
        <MethodForm {...props} saved={[]} customerIdentifier={null} />
      )}
    </>
  );
}

function WithSavedMethods(props: Props) {
  const profile = useGetProfileQuery();
  const customerIdentifier = profile.data?.customerIdentifier;
  const saved = useGetFundingAccountsQuery(customerIdentifier ?? skipToken);

  const methods = saved.data ?? [];
  // If the saved methods fail to load, the payer can still enter a new one.
  if (saved.data === undefined && !saved.isError && !profile.isError) return <CardSkeleton rowKind="fields" rows={3} />;
  return (
    <>
      {saved.data === undefined && (
        <Alert severity="warning" role="note">
          <FormattedMessage {...messages.methodsUnavailable} />
        </Alert>
      )}
      {countUnreadable(methods) > 0 && (
        <UnreadableNotice title={<FormattedMessage {...unreadableMethods} values={{ count: countUnreadable(methods) }} />} />
      )}
      <MethodForm {...props} saved={sortUsableFirst(readableEntries(methods))} customerIdentifier={customerIdentifier ?? null} />
    </>
  );
}

const UNUSABLE_REASONS = {
  ACTIVE: messages.inactive,
  EXPIRED: messages.expired,
  INACTIVE: messages.inactive,
  unknown: messages.unknownMethod,
};

interface MethodFormProps extends Props {
  saved: FundingAccount[];
  customerIdentifier: string | null;
}

function MethodForm({ payable, intent, saved, customerIdentifier, onChosen }: MethodFormProps) {
  const intl = useIntl();
  const dispatch = useDispatch<PortalDispatch>();
  const { right } = payable.terms;
  // The method chosen before, so that coming back from the review does not ask for it again.
  const { method: entered, email } = intent;
  const createAccount = useNewFundingAccount(() => dispatch(payerCredentials(right)));
  /** Receipt email from the last submit. */
  const typedEmail = useRef(email);
  const choose = ({ id, type, issuerName, lastFour, accountHolderName }: CreatedFundingAccount) =>
    onChosen({ id, type, issuerName, lastFour, accountHolderName }, typedEmail.current);
  const { isAsked, question } = useDuplicateMethodCheck<FundingAccount>(choose);
  const isSaved = saved.some(({ id }) => id === entered?.id);
  const known: CreatedFundingAccount[] = [...(entered === null || isSaved ? [] : [entered]), ...saved];
  const usable = new Set(saved.filter(({ status }) => status === 'ACTIVE').map(({ id }) => id));
  const hasNone = known.length === 0;
  // Without any known method, a new card is preselected to save a click.
  const initialChoice = hasNone ? NEW_CARD : (entered?.id ?? preselectedMethod(saved, payable.recentPayments)?.id ?? '');
  const [choice, setChoice] = useState(initialChoice);
  useEffect(() => {
    if (hasNone) prefetchNewMethodFields();
    return prefetchWhenIdle(prefetchNewMethodFields);
  }, [hasNone]);

  const submit = async (values: MethodValues) => {
    const method = known.find(({ id }) => id === values.choice);
    typedEmail.current = emailOf(values);
    if (method !== undefined) {
      choose(method);
      return undefined;
    }
    const account = newAccountOf(values);
    const saveForCustomer = values.keep === true ? customerIdentifier : null;
    if (
      saveForCustomer !== null &&
      isAsked(
        account,
        saved.filter(({ id }) => usable.has(id)),
      )
    )
      return undefined;
    const answer = await createAccount(account, saveForCustomer);
    if ('error' in answer) {
      // The fee may have been paid or canceled in the meantime.
      if (right.kind === 'feeLink' && isStaleDataError(answer.error)) dispatch(refetchAmountDue(right));
      if (httpStatusOf(answer.error) === 401 && right.kind === 'ticket') {
        // A guest has no session, so a 401 can only mean that the ticket expired. This makes `TicketGate` show the identity check.
        dispatch(paymentRefused({ subject: intent.subject, code: 'ticketEnded', error: null }));
        return undefined;
      }
      if (right.kind !== 'ticket' || !isTicketEnded(answer.error)) return answer.error;
      // The refetch fails because the ticket has expired, which makes `TicketGate` replace this form.
      dispatch(refetchAmountDue(right));
      return undefined;
    }
    onChosen(answer.account, typedEmail.current);
    return undefined;
  };

  return (
    <Card>
      <PortalForm
        schema={methodSchemaFor(choice)}
        initialValues={{ choice: initialChoice, keep: false, ...payable.prefill, ...(email === null ? {} : { email }) }}
        {...(right.kind === 'session' ? { draftFields: DRAFT_FIELDS } : {})}
        onSubmit={(values) => submit(values as MethodValues)}
        submitLabel={<FormattedMessage {...messages.continue} />}
        otherActions={
          payable.pages.back !== null && (
            <Button component={RouterLink} variant="text" to={payable.pages.back}>
              <FormattedMessage {...messages.back} />
            </Button>
          )
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
                  label: methodLabelAndName(intl, method),
                  disabled: !isUsable,
                  ...(isUsable ? {} : { help: intl.formatMessage(UNUSABLE_REASONS[account.status]) }),
                };
              }),
              { value: NEW_CARD, label: intl.formatMessage(messages.newCard) },
              { value: NEW_BANK, label: intl.formatMessage(messages.newBank), help: intl.formatMessage(messages.newBankHelp) },
            ]}
          />
        </div>
        {saved.length > 0 && (
          <p>
            <Link component={RouterLink} to={paths.accounts.list}>
              <FormattedMessage {...messages.manageMethods} />
            </Link>
          </p>
        )}
        <NewMethodFields
          onChoice={setChoice}
          canSave={customerIdentifier !== null}
          defaultReceiptEmail={payable.defaultReceiptEmail}
        />
        {question}
      </PortalForm>
    </Card>
  );
}

const emailOf = ({ email = '' }: MethodValues) => (email === '' ? null : email);

/**
 * Selects the saved method that is preselected: the one last used for this loan, or else the first usable one. Null if none is usable.
 * @param recentPayments latest first; fees and other people's payments are ignored
 */
export function preselectedMethod(
  saved: readonly FundingAccount[],
  recentPayments: readonly RecentPayment[],
): FundingAccount | null {
  const usable = saved.filter(({ status }) => status === 'ACTIVE');
  const last = recentPayments.find(({ kind, method }) => kind === 'installment' && method !== null)?.method;
  const again = usable.find(
    ({ type, issuerName, lastFour }) => type === last?.type && issuerName === last.issuerName && lastFour === last.lastFour,
  );
  return again ?? usable[0] ?? null;
}
