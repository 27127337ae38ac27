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
import { centsOf, formatCents, wireAmount } from '#domain/money.ts';
import { typedCents, typedPercent } from '#domain/typed/typedNumbers.ts';

import { YEARS } from '../years.ts';

/** What stands in the fields of an alert; named as the call names them, so that a refusal finds its field. */
export interface AlertValues {
  purpose: RateDropAlert['purpose'];
  mrcLoanNumber: string;
  currentInterestRate: string;
  currentMonthlyPayment: string;
  remainingLoanBalance: string;
  mortgageType: MortgageType;
  /** Which of the two below was typed; the other follows from it. */
  ruledBy: 'rate' | 'saving';
  targetInterestRate: string;
  targetMonthlySavings: string;
  propertyUsage: PropertyUsage | '';
  propertyType: PropertyType | '';
  loanOfficer: LoanOfficer | null;
  firstName: string;
  lastName: string;
  email: string;
  verifyEmail: string;
  /** Digits. */
  phone: string;
  mayCall: boolean;
}

const NOTHING: AlertValues = {
  purpose: 'refinance',
  mrcLoanNumber: '',
  currentInterestRate: '',
  currentMonthlyPayment: '',
  remainingLoanBalance: '',
  mortgageType: 'fixed30',
  ruledBy: 'rate',
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

interface Known {
  detail?: RateDropLoanDetail | null;
  officer?: LoanOfficer | null;
  profile?: Profile | null;
  loanNumber?: string;
}

/** An empty form with what is known already. */
export const startOf = ({ detail = null, officer = null, profile = null, loanNumber = '' }: Known): AlertValues => ({
  ...NOTHING,
  mrcLoanNumber: detail?.mrcLoanNumber ?? loanNumber,
  ...(detail !== null && {
    currentInterestRate: detail.currentInterestRate,
    currentMonthlyPayment: amountText(detail.currentMonthlyPayment),
    remainingLoanBalance: amountText(detail.remainingLoanBalance),
    mortgageType: detail.mortgageType ?? NOTHING.mortgageType,
    propertyUsage: detail.propertyUsage ?? '',
    propertyType: detail.propertyType ?? '',
  }),
  ...(profile !== null && { firstName: profile.firstName, lastName: profile.lastName, email: profile.email }),
  loanOfficer: officer,
});

/** What an alert looks like in the form. Its address was verified when it was set. */
export function valuesOf(alert: RateDropAlert, officer: LoanOfficer | null): AlertValues {
  const values: AlertValues = {
    ...NOTHING,
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
  // As the form works it out, so that nothing differs from the start before somebody types.
  return alert.purpose === 'refinance' ? { ...values, targetMonthlySavings: savingOfRate(values) } : values;
}

/** @param consent the sentence as it is shown. Only for values that have passed the schema */
export function alertOf(values: AlertValues, consent: PhoneConsent): RateDropAlert {
  const anyAlert = {
    targetInterestRate: wireRate(typedPercent(values.targetInterestRate) ?? 0),
    propertyUsage: values.propertyUsage as PropertyUsage, // the schema lets no empty one pass
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
  const numbers = numbersOf(values);
  const saved = numbers.present && newLoanOf(numbers.present, numbers.targetRate ?? 0, numbers.months).savingsCents;
  return {
    purpose: 'refinance',
    mrcLoanNumber: values.mrcLoanNumber === '' ? null : values.mrcLoanNumber,
    currentInterestRate: wireRate(numbers.rate ?? 0),
    currentMonthlyPayment: wireAmount(numbers.present?.paymentCents ?? 0),
    remainingLoanBalance: wireAmount(numbers.present?.balanceCents ?? 0),
    targetMonthlySavings: wireAmount(saved ?? 0),
    ...anyAlert,
  };
}

/** The fields that the estimate is worked out from. */
export type NumberFields = Pick<
  AlertValues,
  'currentInterestRate' | 'currentMonthlyPayment' | 'remainingLoanBalance' | 'mortgageType' | 'targetInterestRate'
>;

/** What is typed, as numbers; null for what is none yet. `months`: of the new loan. */
export function numbersOf(values: NumberFields) {
  const balanceCents = typedCents(values.remainingLoanBalance);
  const paymentCents = typedCents(values.currentMonthlyPayment);
  const isWhole = balanceCents !== null && paymentCents !== null && balanceCents > 0 && paymentCents > 0;
  return {
    rate: typedPercent(values.currentInterestRate),
    targetRate: typedPercent(values.targetInterestRate),
    present: isWhole ? { balanceCents, paymentCents } : null,
    months: YEARS[values.mortgageType] * 12,
  };
}

/** The saving of the typed rate, as it stands in its field: empty where the rate is not below the present one, or something is missing. */
export function savingOfRate(values: NumberFields): string {
  const { rate, targetRate, present, months } = numbersOf(values);
  // A longer loan alone lowers the payment, which is no saving.
  const isLower = targetRate !== null && rate !== null && targetRate < rate;
  return !isLower || present === null ? '' : savingText(newLoanOf(present, targetRate, months).savingsCents);
}

/** The rate that saves as much as was typed, as it stands in its field; empty where no rate does, or something is missing. */
export function rateOfSaving(values: NumberFields, saving: string): string {
  const { present, months } = numbersOf(values);
  const savingsCents = typedCents(saving);
  if (present === null || savingsCents === null) return '';
  const rate = rateForSavings(present.balanceCents, months, present.paymentCents, savingsCents);
  return rate === null ? '' : wireRate(rate);
}

const savingText = (cents: number): string => (cents > 0 ? formatCents(cents).slice(1) : '');

/** An amount of the wire as people write it, without the dollar sign that stands beside the field: "1,264.14". */
const amountText = (amount: Money): string => formatCents(centsOf(amount) ?? 0).slice(1);

/** "6.125" */
export const wireRate = (percent: number): string => percent.toFixed(3);
