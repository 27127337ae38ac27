/** Validates alerts. The portal has the same rules in its form, but the server does not rely on them. */
import type { RateDropAlert } from '#contract/borrower/rateDrop.ts';
import { refuseInvalidFields } from '../../base/http/errors.ts';
import { tidyEmail, tidyLine } from '../../base/wire/tidyText.ts';
import { thousandthsOf } from '../../base/wire/formats.ts';
import { personNameProblem } from '../../lender/personNames.ts';
import { levelPayment, remainingMonths } from '../../lender/rates/loanMath.ts';
import { PRODUCTS, formatRate, type Quote } from '../../lender/rates/rates.ts';
import type { RateAlertTable } from './tables.ts';

/** The columns that are filled from an alert in the API's format. */
export type AlertColumns = Pick<
  RateAlertTable,
  | 'purpose'
  | 'mrc_loan_number'
  | 'current_rate'
  | 'current_payment_cents'
  | 'balance_cents'
  | 'target_savings_cents'
  | 'target_rate'
  | 'property_usage'
  | 'property_type'
  | 'mortgage_type'
  | 'officer_identifier'
  | 'first_name'
  | 'last_name'
  | 'email'
  | 'phone'
>;

const MAX_RATE = 25_000;
const MAX_AMOUNT_CENTS = 2_000_000_000;
const EMAIL_PATTERN = /^[^@\s<>,;:"]+@[^@\s<>,;:"]+\.[^@\s<>,;:"]+$/;
const LOAN_NUMBER_PATTERN = /^\d{8,14}$/;
const PHONE_PATTERN = /^[2-9]\d{2}[2-9]\d{6}$/;

type FieldErrors = Record<string, string>;

/**
 * Validates an alert and converts it to columns. @param quote today's quote for its mortgage type; null skips the check that the target
 * has not been reached, for an alert whose target does not change @throws Refusal 400 with a message for each invalid field
 */
export function validateAlert(alert: RateDropAlert, quote: Quote | null): AlertColumns {
  const person = {
    first_name: tidyLine(alert.firstName),
    last_name: tidyLine(alert.lastName),
    email: tidyEmail(alert.email),
    phone: alert.phone === null ? null : alert.phone.trim(),
  };
  const target = thousandthsOf(alert.targetInterestRate);
  const fields: FieldErrors = {
    ...nameProblem('firstName', person.first_name, 'Enter your first name.'),
    ...nameProblem('lastName', person.last_name, 'Enter your last name.'),
    ...(person.email.length > 254 || !EMAIL_PATTERN.test(person.email)
      ? { email: 'Enter an email address, like name@example.com.' }
      : {}),
    ...phoneProblem(alert, person.phone),
    ...(target > MAX_RATE ? { targetInterestRate: 'Enter a rate from 0 to 25 percent.' } : {}),
  };
  const columns = {
    ...person,
    target_rate: target,
    property_usage: alert.propertyUsage,
    property_type: alert.propertyType,
    mortgage_type: alert.mortgageType,
    officer_identifier: alert.loanOfficer,
  };
  const refinance = alert.purpose === 'refinance' ? validateRefinance(alert, target, fields) : NO_LOAN_COLUMNS;
  if (quote !== null && fields['targetInterestRate'] === undefined && quote.rate <= target) {
    fields['targetInterestRate'] =
      `Our ${PRODUCTS[alert.mortgageType].name} rate is ${formatRate(quote)} today, already at or below this. Choose a lower rate, or ask a loan officer about today’s.`;
  }
  refuseInvalidFields(fields);
  return { purpose: alert.purpose, ...columns, ...refinance };
}

const NO_LOAN_COLUMNS = {
  mrc_loan_number: null,
  current_rate: null,
  current_payment_cents: null,
  balance_cents: null,
  target_savings_cents: null,
};

/** Validates the loan to be refinanced and adds its errors to `fields`. */
function validateRefinance(alert: Extract<RateDropAlert, { purpose: 'refinance' }>, target: number, fields: FieldErrors) {
  const read = {
    mrc_loan_number: alert.mrcLoanNumber === null ? null : alert.mrcLoanNumber.trim(),
    current_rate: thousandthsOf(alert.currentInterestRate),
    current_payment_cents: parseCents(alert.currentMonthlyPayment),
    balance_cents: parseCents(alert.remainingLoanBalance),
    target_savings_cents: parseCents(alert.targetMonthlySavings),
  };
  const { mrc_loan_number, current_rate, current_payment_cents, balance_cents, target_savings_cents } = read;
  if (mrc_loan_number !== null && !LOAN_NUMBER_PATTERN.test(mrc_loan_number)) {
    fields['mrcLoanNumber'] = 'Enter the loan number, 8 to 14 digits.';
  }
  if (current_rate > MAX_RATE) fields['currentInterestRate'] = 'Enter a rate from 0 to 25 percent.';
  else if (target >= current_rate) fields['targetInterestRate'] ??= 'Choose a rate below the one you have now.';
  if (balance_cents <= 0 || balance_cents > MAX_AMOUNT_CENTS)
    fields['remainingLoanBalance'] = 'Enter what you still owe, up to $20,000,000.';
  if (current_payment_cents <= 0 || current_payment_cents > MAX_AMOUNT_CENTS) {
    fields['currentMonthlyPayment'] = 'Enter your payment, up to $20,000,000.';
  } else if (remainingMonths(balance_cents, current_rate / 1000, current_payment_cents) === null) {
    fields['currentMonthlyPayment'] = 'This payment does not cover the interest. Enter principal and interest.';
  }
  if (Object.keys(fields).length === 0) {
    const months = PRODUCTS[alert.mortgageType].years * 12;
    const saved = current_payment_cents - levelPayment(balance_cents, target / 1000, months);
    if (Math.abs(saved - target_savings_cents) > 1) {
      fields['targetMonthlySavings'] = 'This saving does not go with the rate. Enter one of the two again.';
    }
  }
  return read;
}

/** Parses an amount into cents. Savings may be negative, because a shorter loan can cost more per month. */
const parseCents = (amount: string): number => Math.round(Number(amount) * 100);

function nameProblem(field: string, name: string, missing: string): FieldErrors {
  const problem = personNameProblem(name, missing);
  return problem === null ? {} : { [field]: problem };
}

function phoneProblem({ phoneConsent }: RateDropAlert, phone: string | null): FieldErrors {
  if (phone === null) return phoneConsent === null ? {} : { phone: 'Enter the number that we may call.' };
  return PHONE_PATTERN.test(phone) ? {} : { phone: 'Enter a US phone number of ten digits.' };
}
