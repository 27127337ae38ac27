import { boolean, mixed, object, string, type TestContext } from 'yup';

import type { LoanOfficer } from '#contract/borrower/officers.ts';
import type { MortgageType, RateDropAlert } from '#contract/borrower/rateDrop.ts';
import { isEmailAddress } from '#domain/userInput/emailAddress.ts';
import { monthsLeft } from '#domain/loanCosts/refinance.ts';
import { characterCount, isPersonName } from '#domain/personName.ts';
import { normalizeEmail } from '#domain/userInput/normalizeInput.ts';
import { parseTypedCents, parseTypedPercent } from '#domain/userInput/typedNumbers.ts';
import { emailText, singleLine } from '#platform/forms/rules/textSchemas.ts';

import { parseNumbers, type AlertValues } from './alertValues.ts';
import { validationMessages as messages } from './formMessages.ts';

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
