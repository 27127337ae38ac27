import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from '@mui/material/styles';
import { alertClasses } from '@mui/material/Alert';
import { useDispatch } from 'react-redux';

import type { RateDropAlert, RateDropLoanDetail } from '#contract/borrower/rateDrop.ts';
import { parseTypedPercent } from '#domain/userInput/typedNumbers.ts';
import { TextInput } from '#platform/forms/TextInput.tsx';
import { FieldRow } from '#platform/forms/FieldRow.tsx';
import { digitsMask } from '#platform/forms/masks.ts';
import { PortalForm } from '#platform/forms/PortalForm.tsx';
import { RadioGroupInput } from '#platform/forms/RadioGroupInput.tsx';
import { SelectInput } from '#platform/forms/SelectInput.tsx';
import { SectionCard } from '#platform/ui/layout/SectionCard.tsx';
import type { ThankYouState } from '#lending/rateDrop/thankYouState.ts';
import { type PortalError, refusalCode } from '#platform/api/portalError.ts';
import { sendOnce } from '#platform/api/sendOnce.ts';
import type { PortalDispatch } from '#platform/storeTypes.ts';
import { paths } from '#platform/routing/paths.ts';
import { useNavigateIfMounted } from '#platform/routing/useNavigateIfMounted.ts';
import { showToast } from '#platform/toasts/toasts.ts';
import { type LocalFormError, explainWriteError } from '#platform/forms/submitErrors.ts';

import { alertFromValues, wireRate, type AlertValues, alertSchema } from './alertValues.ts';
import { Estimate } from './Estimate.tsx';
import { formMessages as messages } from './formMessages.ts';
import { TargetFields, NumberInput, PersonFields, usePhoneConsent, useFieldValue } from './AlertFields.tsx';
import { useSetAlertMutation } from './rateDropApi.ts';

/**
 * Page wrapper of the alert form. Its two columns of cards need more width than other forms, but alerts about the whole form stay narrow.
 */
export const AlertFormPage = styled('div')({
  '& form': { maxWidth: 'none', marginTop: 24 },
  [`& form > .${alertClasses.root}`]: { maxWidth: 'var(--flow)' },
});

/** Wrapper of the purpose radio group. Options get at least 9.5rem, about half of a narrow phone; otherwise they stack. */
const PurposeField = styled('div')({
  maxWidth: 'var(--flow)',
  '& [role="radiogroup"]': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))' },
});

/** Form grid. On wide screens the estimate is to the right of the fields; on a phone it follows the number fields. */
const Columns = styled('div', { shouldForwardProp: (prop) => prop !== 'hasMeaning' })<{ hasMeaning: boolean }>(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  alignItems: 'start',
  variants: [
    { props: { hasMeaning: false }, style: { maxWidth: 'var(--flow)' } },
    {
      props: { hasMeaning: true },
      style: {
        [theme.breakpoints.up('lg')]: {
          gridTemplateRows: 'auto 1fr',
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          // The estimate (the only direct `section`) spans both rows on the right.
          '& > section': { position: 'sticky', top: 24, gridRow: '1 / 3', gridColumn: 2 },
        },
      },
    },
  ],
}));

interface Props {
  initialValues: AlertValues;
  /** Email addresses that need no second "Verify email" entry. */
  verifiedEmails: readonly string[];
  /** Loan data that prefilled the form; null when the borrower types it. */
  detail?: RateDropLoanDetail | null;
  /** Whether the lender knows the loan; if so, the loan number field is hidden. */
  isLoanKnown?: boolean;
  /** Receives the alert when the form is submitted; the result is passed on to the form library. */
  onSubmit: (alert: RateDropAlert) => Promise<unknown>;
  /** Replaces the default submit label, such as "Set alert at 5.750%". */
  submitLabel?: ReactNode;
  busyLabel?: ReactNode;
  /** If set, the form cannot be submitted until a value changes; this text explains why. */
  mustDiffer?: ReactNode;
  /** Shown above the loan officer field. */
  officerNote?: ReactNode;
  /** Content above the submit button, such as the human check. */
  children?: ReactNode;
}

/** Fields saved as a draft when the session ends. None is secret. The consent to be called is left out, so it must be given again. */
const DRAFT_FIELDS: readonly (keyof AlertValues)[] = [
  'purpose',
  'mrcLoanNumber',
  'currentInterestRate',
  'currentMonthlyPayment',
  'remainingLoanBalance',
  'mortgageType',
  'driver',
  'targetInterestRate',
  'targetMonthlySavings',
  'propertyUsage',
  'propertyType',
  'loanOfficer',
  'firstName',
  'lastName',
  'email',
  'verifyEmail',
  'phone',
];

/** Switching between a refinance and a purchase keeps all values. */
export function AlertForm(props: Props) {
  const { initialValues, verifiedEmails, detail = null, isLoanKnown = detail !== null } = props;
  const { onSubmit, submitLabel, busyLabel, mustDiffer: unchangedHint, officerNote, children } = props;
  const verified = verifiedEmails.join(' '); // a string stays equal between renders, while the array is new each time
  const schema = useMemo(() => alertSchema(verified.split(' ')), [verified]);
  const consentFor = usePhoneConsent();
  return (
    <PortalForm
      schema={schema}
      initialValues={initialValues}
      draftFields={DRAFT_FIELDS}
      onSubmit={(values) => onSubmit(alertFromValues(values as AlertValues, consentFor(values.phone ?? '')))} // the schema has the same fields as AlertValues
      submitLabel={submitLabel ?? <SubmitLabel />}
      busyLabel={busyLabel ?? <FormattedMessage {...messages.setting} />}
      {...(unchangedHint === undefined ? {} : { unchangedHint })}
    >
      <Fields detail={detail} isLoanKnown={isLoanKnown} verifiedEmails={verifiedEmails} officerNote={officerNote} />
      {children}
    </PortalForm>
  );
}

/** Submit button label. It includes the typed rate, so that users know what they are asking for. */
function SubmitLabel() {
  const percent = parseTypedPercent(useFieldValue('targetInterestRate'));
  return percent === null ? (
    <FormattedMessage {...messages.setAlert} />
  ) : (
    <FormattedMessage {...messages.setAlertAt} values={{ rate: wireRate(percent) }} />
  );
}

type FieldsProps = Required<Pick<Props, 'detail' | 'isLoanKnown' | 'verifiedEmails' | 'officerNote'>>;

function Fields({ detail, isLoanKnown, verifiedEmails, officerNote }: FieldsProps) {
  const intl = useIntl();
  const purpose = useFieldValue('purpose');
  const options = (...values: (keyof typeof messages)[]) =>
    values.map((value) => ({ value, label: intl.formatMessage(messages[value] as never) }));
  const isRefinance = purpose === 'refinance';
  return (
    <>
      <PurposeField>
        <RadioGroupInput name="purpose" label={messages.purpose} isShort options={options('refinance', 'purchase')} />
      </PurposeField>
      <Columns hasMeaning={isRefinance}>
        <Stack spacing={3}>
          {isRefinance && <LoanFields detail={detail} isLoanKnown={isLoanKnown} />}
          <SectionCard title={<FormattedMessage {...messages.yourNumber} />}>
            <TargetFields purpose={purpose} ratesToday={detail?.ratesToday ?? []} />
          </SectionCard>
        </Stack>
        {isRefinance && <Estimate />}
        <Stack spacing={3}>
          <SectionCard title={<FormattedMessage {...messages.home} />}>
            <FieldRow minFieldWidth="12rem">
              <SelectInput
                name="propertyUsage"
                label={messages.usage}
                options={options('primaryHome', 'secondHome', 'investment')}
              />
              <SelectInput
                name="propertyType"
                label={messages.propertyType}
                options={options('singleFamily', 'condo', 'townhouse', 'twoToFourUnits', 'manufactured')}
              />
            </FieldRow>
          </SectionCard>
          <SectionCard title={<FormattedMessage {...messages.you} />}>
            <PersonFields verifiedEmails={verifiedEmails} officerNote={officerNote} />
          </SectionCard>
        </Stack>
      </Columns>
    </>
  );
}

function LoanFields({ detail, isLoanKnown }: Required<Pick<Props, 'detail' | 'isLoanKnown'>>) {
  return (
    <SectionCard title={<FormattedMessage {...messages.yourLoan} />}>
      <Stack spacing={3}>
        <Typography variant="body2" color="textSecondary">
          {detail === null ? (
            <FormattedMessage {...messages.yourLoanHelp} />
          ) : (
            <>
              <FormattedMessage
                {...messages.loanOf}
                values={{ address: detail.property.streetAddress, lastFour: detail.mrcLoanNumber.slice(-4) }}
              />
              <br />
              <FormattedMessage {...messages.fromYourLoan} />
            </>
          )}
        </Typography>
        <FieldRow>
          <NumberInput name="currentInterestRate" label={messages.currentRate} unit="%" />
          <NumberInput name="remainingLoanBalance" label={messages.balance} unit="$" />
        </FieldRow>
        <NumberInput
          name="currentMonthlyPayment"
          label={messages.currentPayment}
          unit="$"
          help={<FormattedMessage {...messages.currentPaymentHelp} />}
        />
        {!isLoanKnown && (
          <TextInput
            name="mrcLoanNumber"
            label={messages.loanNumber}
            help={<FormattedMessage {...messages.loanNumberHelp} />}
            optional
            mask={digitsMask}
            autoComplete="off"
          />
        )}
      </Stack>
    </SectionCard>
  );
}

/** Converts a failed attempt to set an alert to a form error: the lender's own message, or that the outcome is unknown. */
export const toFormError = (error: PortalError): PortalError | LocalFormError =>
  refusalCode(error) === 'humanCheck' ? { problem: messages.humanCheckFailed } : explainWriteError(error, messages.unclear);

/** Returns the form's `onSubmit`, which sets an alert for the signed-in borrower and then opens the thank-you page. */
export function useSetAlert(): (alert: RateDropAlert) => Promise<unknown> {
  const navigate = useNavigateIfMounted();
  const [setAlert] = useSetAlertMutation();
  const dispatch = useDispatch<PortalDispatch>();
  const { formatMessage } = useIntl();
  return async (alert) => {
    const answer = await dispatch(sendOnce('alert', alert, (idempotencyKey) => setAlert({ alert, idempotencyKey })));
    if (answer === 'earlierKept') return { problem: messages.earlierSet, outcome: 'earlier' };
    if (answer.error !== undefined) return toFormError(answer.error as PortalError); // the base query rejects only with a PortalError
    const state: ThankYouState = { kind: 'set', userPreferenceId: answer.data.userPreferenceId };
    const isShown = await navigate(paths.rateDrop.thankYou, { replace: true, state });
    if (!isShown) dispatch(showToast('rate-alert', { type: 'success', message: formatMessage(messages.isSet) }));
    return undefined;
  };
}
