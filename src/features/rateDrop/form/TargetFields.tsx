import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect } from 'react';
import { useForm } from 'react-final-form';
import { FormattedMessage, useIntl } from 'react-intl';

import type { RateDropAlert, RateDropLoanDetail } from '#contract/borrower/rateDrop.ts';
import { parseTypedPercent } from '#domain/userInput/typedNumbers.ts';
import { FieldRow } from '#platform/forms/FieldRow.tsx';
import { SelectInput } from '#platform/forms/SelectInput.tsx';
import { mortgageTypeMessages } from '#lending/rateDrop/mortgageTypeMessages.ts';

import { TERM_YEARS } from '../termYears.ts';
import { rateTextForSavings, savingsTextAtRate, wireRate, type AlertValues } from './alertValues.ts';
import { formMessages as messages } from './formMessages.ts';
import { NumberInput } from './NumberInput.tsx';
import { useFieldValue, useNumberFields } from './useNumberFields.ts';

interface Props {
  purpose: RateDropAlert['purpose'];
  ratesToday: NonNullable<RateDropLoanDetail['ratesToday']>;
}

const MORTGAGE_TYPES = Object.keys(TERM_YEARS) as (keyof typeof TERM_YEARS)[]; // `Object.keys` loses the key type

/** Target rate and, for a refinance, target monthly savings. The field typed last drives the other, which is updated on every keystroke. */
export function TargetFields({ purpose, ratesToday }: Props) {
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
