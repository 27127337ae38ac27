import { useField } from 'react-final-form';

import type { AlertValues, NumberFields } from './alertValues.ts';

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
