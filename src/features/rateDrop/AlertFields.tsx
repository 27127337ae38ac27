import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, type ReactNode } from 'react';
import { useForm, useField } from 'react-final-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from '@mui/material/styles';
import InputAdornment from '@mui/material/InputAdornment';
import { outlinedInputClasses } from '@mui/material/OutlinedInput';

import type { RateDropAlert, RateDropLoanDetail, PhoneConsent } from '#contract/borrower/rateDrop.ts';
import { parseTypedPercent, formatTypedAmount, formatTypedPercent } from '#domain/userInput/typedNumbers.ts';
import { FieldRow } from '#platform/forms/FieldRow.tsx';
import { SelectInput } from '#platform/forms/SelectInput.tsx';
import { mortgageTypeMessages, TERM_YEARS } from '#lending/rateDrop/mortgageTypes.ts';
import type { FieldProps } from '#platform/forms/LabelText.tsx';
import { TextInput } from '#platform/forms/TextInput.tsx';
import { OfficerInput } from '#lending/officers/OfficerInput.tsx';
import { EmailInput } from '#platform/forms/email/EmailInput.tsx';
import { phoneMask } from '#platform/forms/masks.ts';
import { CheckboxInput } from '#platform/forms/CheckboxInput.tsx';
import { useConfig } from '#platform/config/ConfigContext.tsx';

import {
  rateTextForSavings,
  savingsTextAtRate,
  wireRate,
  type AlertValues,
  type NumberFields,
  isVerifiedEmail,
} from './alertValues.ts';
import { formMessages as messages } from './formMessages.ts';

const VALUE_SUBSCRIPTION = { subscription: { value: true } } as const;

export const useFieldValue = <Name extends keyof AlertValues>(name: Name): AlertValues[Name] =>
  useField<AlertValues[Name]>(name, VALUE_SUBSCRIPTION).input.value;

/** Subscribes only to the fields that the estimate is computed from, so that typing in other fields does not rerender it. */
export function useNumberFields(): NumberFields {
  return {
    currentInterestRate: useFieldValue('currentInterestRate'),
    currentMonthlyPayment: useFieldValue('currentMonthlyPayment'),
    remainingLoanBalance: useFieldValue('remainingLoanBalance'),
    mortgageType: useFieldValue('mortgageType'),
    targetInterestRate: useFieldValue('targetInterestRate'),
  };
}

export interface UnitProps {
  /** Unit of the number: "%" is shown after the text, "$" before it. */
  unit: '%' | '$';
  /** Larger type, for the most important number of the page. */
  isLarge?: boolean;
}

const UnitSign = styled(InputAdornment)({
  position: 'absolute',
  right: 15,
  maxHeight: 'none',
  color: 'var(--muted)',
  fontSize: '1rem',
  variants: [{ props: { position: 'start' }, style: { right: 'auto', left: 15 } }],
});

export const unitAdornment = (unit: UnitProps['unit']) => {
  const sign = (
    <UnitSign position={unit === '$' ? 'start' : 'end'} disableTypography disablePointerEvents>
      {unit}
    </UnitSign>
  );
  return unit === '$' ? { startAdornment: sign } : { endAdornment: sign };
};

/** Option for `styled` that keeps the unit props from reaching the wrapped input. */
export const withoutUnitProps = { shouldForwardProp: (prop: PropertyKey) => prop !== 'unit' && prop !== 'isLarge' };

/** Styles an input to fill its frame, with the unit placed on top of it, so that the focus ring surrounds both. */
export const unitStyles = ({ unit, isLarge = false }: UnitProps) => ({
  position: 'relative' as const,
  padding: 0,
  [`& > .${outlinedInputClasses.input}.${outlinedInputClasses.input}`]: {
    ...(isLarge ? { fontSize: '1.375rem', fontWeight: 650 } : {}),
    padding: unit === '%' ? '11px 40px 11px 15px' : '11px 15px 11px 32px',
  },
});

interface NumberInputProps extends Omit<FieldProps, 'optional'>, UnitProps {
  /** Called when the user types, for a field that others are computed from. Must be the same function on every render. */
  onTyped?: () => void;
  /** Whether another field can be filled in instead, so that this one alone is not required. */
  isAlternative?: boolean;
}

const UnitInput = styled(TextInput, withoutUnitProps)<UnitProps>(unitStyles);

/** Input for a rate or an amount, in any common notation. On blur it shows the value as it was understood. */
export function NumberInput(props: NumberInputProps) {
  const { unit } = props;
  return (
    <UnitInput
      {...props}
      {...unitAdornment(unit)}
      autoComplete="off"
      inputMode="decimal"
      normalize={unit === '$' ? formatTypedAmount : formatTypedPercent}
    />
  );
}

interface TargetFieldsProps {
  purpose: RateDropAlert['purpose'];
  ratesToday: NonNullable<RateDropLoanDetail['ratesToday']>;
}

const MORTGAGE_TYPES = Object.keys(TERM_YEARS) as (keyof typeof TERM_YEARS)[]; // `Object.keys` loses the key type

/** Target rate and, for a refinance, target monthly savings. The field typed last drives the other, which is updated on every keystroke. */
export function TargetFields({ purpose, ratesToday }: TargetFieldsProps) {
  const intl = useIntl();
  const form = useForm<AlertValues>();
  const numbers = useNumberFields();
  const driver = useFieldValue('driver');
  const saving = useFieldValue('targetMonthlySavings');
  const isRefinance = purpose === 'refinance';

  const derivedField = !isRefinance
    ? null
    : driver === 'rate'
      ? { name: 'targetMonthlySavings' as const, text: savingsTextAtRate(numbers), now: saving }
      : { name: 'targetInterestRate' as const, text: rateTextForSavings(numbers, saving), now: numbers.targetInterestRate };
  const [name, text, isStale] =
    derivedField === null ? [null, '', false] : [derivedField.name, derivedField.text, derivedField.text !== derivedField.now];
  useEffect(() => {
    if (name !== null && isStale) form.change(name, text);
  }, [form, name, text, isStale]);

  const driveByRate = useCallback(() => form.change('driver', 'rate'), [form]);
  const driveBySaving = useCallback(() => form.change('driver', 'saving'), [form]);

  const present = parseTypedPercent(numbers.currentInterestRate);
  const today = ratesToday.find(({ mortgageType }) => mortgageType === numbers.mortgageType);
  return (
    <Stack spacing={3} sx={{ paddingTop: 1 }}>
      <Stack spacing={1}>
        <SelectInput
          name="mortgageType"
          label={messages.mortgageType}
          options={MORTGAGE_TYPES.map((value) => ({ value, label: intl.formatMessage(mortgageTypeMessages[value]) }))}
          emptyLabel={null}
        />
        {today !== undefined && (
          <Typography variant="body2" color="textSecondary">
            <FormattedMessage
              {...messages.rateToday}
              values={{ type: intl.formatMessage(mortgageTypeMessages[today.mortgageType]), rate: today.rate, apr: today.apr }}
            />
          </Typography>
        )}
      </Stack>
      <FieldRow>
        <NumberInput
          name="targetInterestRate"
          label={messages.targetRate}
          unit="%"
          isLarge
          onTyped={driveByRate}
          help={
            isRefinance && present !== null ? (
              <FormattedMessage {...messages.below} values={{ rate: wireRate(present) }} />
            ) : undefined
          }
        />
        {isRefinance && (
          <NumberInput
            name="targetMonthlySavings"
            label={messages.targetSaving}
            unit="$"
            isLarge
            isAlternative
            onTyped={driveBySaving}
            help={<FormattedMessage {...messages.targetSavingHelp} />}
          />
        )}
      </FieldRow>
    </Stack>
  );
}

/** Version of the `consent` text; the lender stores both. Change it whenever the text changes. */
const CONSENT_VERSION = '2026-11';

/**
 * Returns the consent to phone calls (47 CFR 64.1200) as shown for a phone number. With an empty number, the text says "the number
 * above".
 */
export function usePhoneConsent(): (phone: string) => PhoneConsent {
  const intl = useIntl();
  const { brand } = useConfig();
  return (phone) => {
    const number = phone === '' ? intl.formatMessage(messages.numberAbove) : phoneMask.format(phone);
    return { version: CONSENT_VERSION, text: intl.formatMessage(messages.consent, { lender: brand.legalName, phone: number }) };
  };
}

interface PersonFieldsProps {
  /** Email addresses that need no second "Verify email" entry. */
  verifiedEmails: readonly string[];
  /** Shown above the loan officer field. */
  officerNote: ReactNode;
}

export function PersonFields({ verifiedEmails, officerNote }: PersonFieldsProps) {
  const intl = useIntl();
  const email = useFieldValue('email');
  const phone = useFieldValue('phone');
  const consent = usePhoneConsent()(phone);
  return (
    <Stack spacing={3} sx={{ paddingTop: 1 }}>
      {officerNote}
      <OfficerInput name="loanOfficer" />
      <FieldRow>
        <TextInput name="firstName" label={messages.firstName} autoComplete="given-name" />
        <TextInput name="lastName" label={messages.lastName} autoComplete="family-name" />
      </FieldRow>
      <EmailInput name="email" label={messages.email} />
      {!isVerifiedEmail(email, verifiedEmails) && (
        <TextInput
          name="verifyEmail"
          label={messages.verifyEmail}
          help={intl.formatMessage(messages.verifyEmailHelp)}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
      )}
      <TextInput
        name="phone"
        label={messages.phone}
        help={<FormattedMessage {...messages.phoneHelp} />}
        optional
        mask={phoneMask}
        autoComplete="tel-national"
      />
      <CheckboxInput name="mayCall" label={consent.text} optional />
    </Stack>
  );
}
