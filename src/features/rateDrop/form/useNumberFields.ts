import { useField } from 'react-final-form';

import type { AlertValues, NumberFields } from './alertValues.ts';

const VALUE = { subscription: { value: true } } as const;

/** The value of one field of the form around it. */
export const useFieldValue = <Name extends keyof AlertValues>(name: Name): AlertValues[Name] =>
  useField<AlertValues[Name]>(name, VALUE).input.value;

/** The fields that the estimate is worked out from: typing in any other field renders nothing that uses them. */
export function useNumberFields(): NumberFields {
  return {
    currentInterestRate: useFieldValue('currentInterestRate'),
    currentMonthlyPayment: useFieldValue('currentMonthlyPayment'),
    remainingLoanBalance: useFieldValue('remainingLoanBalance'),
    mortgageType: useFieldValue('mortgageType'),
    targetInterestRate: useFieldValue('targetInterestRate'),
  };
}
