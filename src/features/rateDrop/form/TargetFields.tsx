import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect } from 'react';
import { useForm } from 'react-final-form';
import { FormattedMessage, useIntl } from 'react-intl';

import type { RateDropAlert, RateDropLoanDetail } from '#contract/borrower/rateDrop.ts';
import { typedPercent } from '#domain/typed/typedNumbers.ts';
import { FieldRow } from '#platform/forms/FieldRow.tsx';
import { SelectInput } from '#platform/forms/SelectInput.tsx';
import { typeMessages } from '#lending/rateDrop/mortgageTypes.ts';

import { YEARS } from '../years.ts';
import { rateOfSaving, savingOfRate, wireRate, type AlertValues } from './alertValues.ts';
import { formMessages as messages } from './formMessages.ts';
import { NumberInput } from './NumberInput.tsx';
import { useFieldValue, useNumberFields } from './useNumberFields.ts';

interface Props {
  purpose: RateDropAlert['purpose'];
  ratesToday: NonNullable<RateDropLoanDetail['ratesToday']>;
}

const TYPES = Object.keys(YEARS) as (keyof typeof YEARS)[]; // `Object.keys` loses the key type

/** Target rate and, for a refinance, target monthly savings. The field typed last drives the other, which is updated on every keystroke. */
export function TargetFields({ purpose, ratesToday }: Props) {
  const intl = useIntl();
  const form = useForm<AlertValues>();
  const numbers = useNumberFields();
  const ruledBy = useFieldValue('ruledBy');
  const saving = useFieldValue('targetMonthlySavings');
  const isRefinance = purpose === 'refinance';

  const follows = !isRefinance
    ? null
    : ruledBy === 'rate'
      ? { name: 'targetMonthlySavings' as const, text: savingOfRate(numbers), now: saving }
      : { name: 'targetInterestRate' as const, text: rateOfSaving(numbers, saving), now: numbers.targetInterestRate };
  const [name, text, isOld] = follows === null ? [null, '', false] : [follows.name, follows.text, follows.text !== follows.now];
  useEffect(() => {
    if (name !== null && isOld) form.change(name, text);
  }, [form, name, text, isOld]);

  const rateRules = useCallback(() => form.change('ruledBy', 'rate'), [form]);
  const savingRules = useCallback(() => form.change('ruledBy', 'saving'), [form]);

  const present = typedPercent(numbers.currentInterestRate);
  const today = ratesToday.find(({ mortgageType }) => mortgageType === numbers.mortgageType);
  return (
    <Stack spacing={3} sx={{ paddingTop: 1 }}>
      <Stack spacing={1}>
        <SelectInput
          name="mortgageType"
          label={messages.mortgageType}
          options={TYPES.map((value) => ({ value, label: intl.formatMessage(typeMessages[value]) }))}
          emptyLabel={null}
        />
        {today !== undefined && (
          <Typography variant="body2" color="textSecondary">
            <FormattedMessage
              {...messages.rateToday}
              values={{ type: intl.formatMessage(typeMessages[today.mortgageType]), rate: today.rate, apr: today.apr }}
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
          onTyped={rateRules}
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
            onTyped={savingRules}
            help={<FormattedMessage {...messages.targetSavingHelp} />}
          />
        )}
      </FieldRow>
    </Stack>
  );
}
