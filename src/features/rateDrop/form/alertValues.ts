import type { Profile } from '#contract/borrower/account.ts';
import type { Money } from '#contract/call.ts';
import type { LoanOfficer } from '#contract/borrower/officers.ts';
import type {
  MortgageType,
  PhoneConsent,
  PropertyType,
  PropertyUsage,
  RateDropAlert,
  RateDropLoanDetail,
} from '#contract/borrower/rateDrop.ts';
import { newLoanOf, rateForSavings } from '#domain/loanCosts/refinance.ts';
import { centsOf, formatCents, formatApiAmount } from '#domain/money.ts';
import { parseTypedCents, parseTypedPercent } from '#domain/userInput/typedNumbers.ts';

import { TERM_YEARS } from '../termYears.ts';

/** Values of the alert form. Field names match the API, so that a server error is shown on its field. */
export interface AlertValues {
  purpose: RateDropAlert['purpose'];
  mrcLoanNumber: string;
  currentInterestRate: string;
  currentMonthlyPayment: string;
  remainingLoanBalance: string;
  mortgageType: MortgageType;
  /** Which of the next two fields was typed last; the other is computed from it. */
  driver: 'rate' | 'saving';
  targetInterestRate: string;
  targetMonthlySavings: string;
  propertyUsage: PropertyUsage | '';
  propertyType: PropertyType | '';
  loanOfficer: LoanOfficer | null;
  firstName: string;
  lastName: string;
  email: string;
  verifyEmail: string;
  /** Digits only. */
  phone: string;
  mayCall: boolean;
}

const EMPTY_VALUES: AlertValues = {
  purpose: 'refinance',
  mrcLoanNumber: '',
  currentInterestRate: '',
  currentMonthlyPayment: '',
  remainingLoanBalance: '',
  mortgageType: 'fixed30',
  driver: 'rate',
  targetInterestRate: '',
  targetMonthlySavings: '',
  propertyUsage: '',
  propertyType: '',
  loanOfficer: null,
  firstName: '',
  lastName: '',
  email: '',
  verifyEmail: '',
  phone: '',
  mayCall: false,
};

interface KnownData {
  detail?: RateDropLoanDetail | null;
  officer?: LoanOfficer | null;
  profile?: Profile | null;
  loanNumber?: string;
}

export const initialAlertValues = ({
  detail = null,
  officer = null,
  profile = null,
  loanNumber = '',
}: KnownData): AlertValues => ({
  ...EMPTY_VALUES,
  mrcLoanNumber: detail?.mrcLoanNumber ?? loanNumber,
  ...(detail !== null && {
    currentInterestRate: detail.currentInterestRate,
    currentMonthlyPayment: amountText(detail.currentMonthlyPayment),
    remainingLoanBalance: amountText(detail.remainingLoanBalance),
    mortgageType: detail.mortgageType ?? EMPTY_VALUES.mortgageType,
    propertyUsage: detail.propertyUsage ?? '',
    propertyType: detail.propertyType ?? '',
  }),
  ...(profile !== null && { firstName: profile.firstName, lastName: profile.lastName, email: profile.email }),
  loanOfficer: officer,
});

export function valuesFromAlert(alert: RateDropAlert, officer: LoanOfficer | null): AlertValues {
  const values: AlertValues = {
    ...EMPTY_VALUES,
    ...(alert.purpose === 'refinance' && {
      mrcLoanNumber: alert.mrcLoanNumber ?? '',
      currentInterestRate: alert.currentInterestRate,
      currentMonthlyPayment: amountText(alert.currentMonthlyPayment),
      remainingLoanBalance: amountText(alert.remainingLoanBalance),
    }),
    purpose: alert.purpose,
    mortgageType: alert.mortgageType,
    targetInterestRate: alert.targetInterestRate,
    propertyUsage: alert.propertyUsage,
    propertyType: alert.propertyType,
    loanOfficer: officer,
    firstName: alert.firstName,
    lastName: alert.lastName,
    email: alert.email,
    phone: alert.phone ?? '',
    mayCall: alert.phoneConsent !== null,
  };
  // Computes the savings exactly as the form does, so that the form is not dirty before the user types.
  return alert.purpose === 'refinance' ? { ...values, targetMonthlySavings: savingsTextAtRate(values) } : values;
}

/**
 * Converts form values that passed validation to an alert for the API.
 * @param consent the consent text as shown to the user
 */
export function alertFromValues(values: AlertValues, consent: PhoneConsent): RateDropAlert {
  const anyAlert = {
    targetInterestRate: wireRate(parseTypedPercent(values.targetInterestRate) ?? 0),
    propertyUsage: values.propertyUsage as PropertyUsage, // the schema rejects an empty value
    propertyType: values.propertyType as PropertyType,
    mortgageType: values.mortgageType,
    loanOfficer: values.loanOfficer?.userIdentifier ?? null,
    firstName: values.firstName,
    lastName: values.lastName,
    email: values.email,
    phone: values.phone === '' ? null : values.phone,
    phoneConsent: values.mayCall ? consent : null,
  };
  if (values.purpose === 'purchase') return { purpose: 'purchase', ...anyAlert };
  const numbers = parseNumbers(values);
  const saved = numbers.present && newLoanOf(numbers.present, numbers.targetRate ?? 0, numbers.months).savingsCents;
  return {
    purpose: 'refinance',
    mrcLoanNumber: values.mrcLoanNumber === '' ? null : values.mrcLoanNumber,
    currentInterestRate: wireRate(numbers.rate ?? 0),
    currentMonthlyPayment: formatApiAmount(numbers.present?.paymentCents ?? 0),
    remainingLoanBalance: formatApiAmount(numbers.present?.balanceCents ?? 0),
    targetMonthlySavings: formatApiAmount(saved ?? 0),
    ...anyAlert,
  };
}

/** Fields that the estimate is computed from. */
export type NumberFields = Pick<
  AlertValues,
  'currentInterestRate' | 'currentMonthlyPayment' | 'remainingLoanBalance' | 'mortgageType' | 'targetInterestRate'
>;

/** Parses the typed numbers. Missing or invalid ones are null. `months` is the term of the new loan. */
export function parseNumbers(values: NumberFields) {
  const balanceCents = parseTypedCents(values.remainingLoanBalance);
  const paymentCents = parseTypedCents(values.currentMonthlyPayment);
  const isWhole = balanceCents !== null && paymentCents !== null && balanceCents > 0 && paymentCents > 0;
  return {
    rate: parseTypedPercent(values.currentInterestRate),
    targetRate: parseTypedPercent(values.targetInterestRate),
    present: isWhole ? { balanceCents, paymentCents } : null,
    months: TERM_YEARS[values.mortgageType] * 12,
  };
}

/**
 * Monthly savings at the typed rate, formatted for the savings field. Empty if the rate is not below the current one, or if a number is
 * missing.
 */
export function savingsTextAtRate(values: NumberFields): string {
  const { rate, targetRate, present, months } = parseNumbers(values);
  // A longer term alone lowers the payment; that does not count as savings.
  const isLower = targetRate !== null && rate !== null && targetRate < rate;
  return !isLower || present === null ? '' : savingsText(newLoanOf(present, targetRate, months).savingsCents);
}

/** Rate that yields the typed savings, formatted for the rate field. Empty if no rate does, or if a number is missing. */
export function rateTextForSavings(values: NumberFields, saving: string): string {
  const { present, months } = parseNumbers(values);
  const savingsCents = parseTypedCents(saving);
  if (present === null || savingsCents === null) return '';
  const rate = rateForSavings(present.balanceCents, months, present.paymentCents, savingsCents);
  return rate === null ? '' : wireRate(rate);
}

const savingsText = (cents: number): string => (cents > 0 ? formatCents(cents).slice(1) : '');

/** Formats an amount from the API for an input that already shows the dollar sign: "1,264.14". */
const amountText = (amount: Money): string => formatCents(centsOf(amount) ?? 0).slice(1);

/** Formats a rate with three decimals: "6.125". */
export const wireRate = (percent: number): string => percent.toFixed(3);
