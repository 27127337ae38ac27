import { boolean, mixed, object, string, type TestContext } from 'yup';

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
import { newLoanOf, rateForSavings, monthsLeft } from '#domain/loanCosts/refinance.ts';
import { centsOf, formatCents, formatApiAmount } from '#domain/money.ts';
import { parseTypedCents, parseTypedPercent } from '#domain/userInput/typedNumbers.ts';
import { TERM_YEARS } from '#lending/rateDrop/mortgageTypes.ts';
import { isEmailAddress } from '#domain/userInput/emailAddress.ts';
import { characterCount, isPersonName } from '#domain/personName.ts';
import { normalizeEmail } from '#domain/userInput/normalizeInput.ts';
import { emailText, singleLine } from '#platform/forms/textSchemas.ts';

import { validationMessages as messages } from './formMessages.ts';

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

const MAX_RATE_PERCENT = 25;
const MAX_AMOUNT_CENTS = 2_000_000_000;
/** The specification, section 9, demands fewer than 128 characters. */
const MAX_NAME_LENGTH = 127;

const formValues = ({ parent }: Pick<TestContext, 'parent'>) => parent as AlertValues; // yup passes the values of the whole form as `parent`

/** Wraps a test so that it passes for an empty field. */
const unlessEmpty = (test: (text: string, values: AlertValues) => boolean) =>
  function judge(this: Pick<TestContext, 'parent'>, text: string | undefined): boolean {
    return text === undefined || text === '' || test(text, formValues(this));
  };

const rateSchema = () =>
  singleLine().test(
    'rate',
    messages.rateInvalid,
    unlessEmpty((text) => (parseTypedPercent(text) ?? Infinity) <= MAX_RATE_PERCENT),
  );

const dollarsSchema = () =>
  singleLine().test(
    'dollars',
    messages.dollarsInvalid,
    unlessEmpty((text) => {
      const cents = parseTypedCents(text);
      return cents !== null && cents > 0 && cents <= MAX_AMOUNT_CENTS;
    }),
  );

const refinanceCondition = { is: 'refinance' satisfies RateDropAlert['purpose'] };

const personNameSchema = (missing: Parameters<ReturnType<typeof singleLine>['required']>[0]) =>
  singleLine()
    .required(missing)
    .test('long', messages.nameTooLong, (text) => characterCount(text) <= MAX_NAME_LENGTH)
    .test('letters', messages.nameInvalid, unlessEmpty(isPersonName));

const paymentCoversInterest = (_text: string, values: AlertValues): boolean => {
  const { rate: percent, present } = parseNumbers(values);
  return percent === null || present === null || monthsLeft(present.balanceCents, percent, present.paymentCents) !== null;
};

/**
 * Validation rules of the alert form. For a purchase, the fields about the current loan are not validated.
 * @param verifiedEmails the account's address and the alert's own address, which need not be typed twice
 */
export const alertSchema = (verifiedEmails: readonly string[]) =>
  object({
    purpose: mixed<RateDropAlert['purpose']>().required(),
    mrcLoanNumber: singleLine().when('purpose', {
      ...refinanceCondition,
      then: (number) => number.matches(/^\d{8,14}$/, { message: messages.loanNumberInvalid, excludeEmptyString: true }),
    }),
    currentInterestRate: singleLine().when('purpose', {
      ...refinanceCondition,
      then: () => rateSchema().required(messages.currentRateRequired),
    }),
    currentMonthlyPayment: singleLine().when('purpose', {
      ...refinanceCondition,
      then: () =>
        dollarsSchema()
          .required(messages.paymentRequired)
          .test('interest', messages.paymentBelowInterest, unlessEmpty(paymentCoversInterest)),
    }),
    remainingLoanBalance: singleLine().when('purpose', {
      ...refinanceCondition,
      then: () => dollarsSchema().required(messages.balanceRequired),
    }),
    mortgageType: mixed<MortgageType>().required(),
    driver: mixed<AlertValues['driver']>().required(),
    targetInterestRate: rateSchema().when('purpose', {
      ...refinanceCondition,
      then: (target) =>
        target.required(messages.targetRequired).test(
          'below',
          messages.targetNotBelow,
          unlessEmpty((text, { currentInterestRate }) => {
            const [percent, now] = [parseTypedPercent(text), parseTypedPercent(currentInterestRate)];
            return percent === null || now === null || percent < now;
          }),
        ),
      otherwise: (target) => target.required(messages.rateRequired),
    }),
    targetMonthlySavings: singleLine().when(['purpose', 'driver'], ([purpose, driver], text) =>
      purpose === 'refinance' && driver === 'saving'
        ? dollarsSchema().test(
            'reachable',
            messages.savingUnreachable,
            unlessEmpty(
              (_text, { targetInterestRate, ...values }) =>
                targetInterestRate !== '' || parseNumbers({ ...values, targetInterestRate }).present === null,
            ),
          )
        : text,
    ),
    propertyUsage: string().required(messages.usageRequired),
    propertyType: string().required(messages.typeRequired),
    loanOfficer: mixed<LoanOfficer>().nullable().defined(),
    firstName: personNameSchema(messages.firstNameRequired),
    lastName: personNameSchema(messages.lastNameRequired),
    email: emailText().required(messages.emailRequired).test('email', messages.emailInvalid, unlessEmpty(isEmailAddress)),
    verifyEmail: emailText()
      .test('again', messages.verifyRequired, function isThere(text = '') {
        return text !== '' || isVerifiedEmail(formValues(this).email, verifiedEmails);
      })
      .test(
        'match',
        messages.verifyMismatch,
        // The field is hidden for a verified address, so any text left in it is ignored.
        unlessEmpty((text, { email }) => isVerifiedEmail(email, verifiedEmails) || isSameEmail(text, email)),
      ),
    phone: string()
      .matches(/^[2-9]\d{2}[2-9]\d{6}$/, { message: messages.phoneInvalid, excludeEmptyString: true })
      .when('mayCall', { is: true, then: (phone) => phone.required(messages.phoneRequired) }),
    mayCall: boolean().default(false),
  });

const isSameEmail = (one: string, other: string): boolean =>
  normalizeEmail(one).toLowerCase() === normalizeEmail(other).toLowerCase();

export const isVerifiedEmail = (email: string, verifiedEmails: readonly string[]): boolean =>
  verifiedEmails.some((verified) => verified !== '' && isSameEmail(email, verified));
