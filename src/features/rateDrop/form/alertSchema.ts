import { boolean, mixed, object, string, type TestContext } from 'yup';

import type { LoanOfficer } from '#contract/borrower/officers.ts';
import type { MortgageType, RateDropAlert } from '#contract/borrower/rateDrop.ts';
import { isEmailAddress } from '#domain/emailAddress.ts';
import { monthsLeft } from '#domain/loanCosts/refinance.ts';
import { composedLength, isPersonName } from '#domain/personName.ts';
import { plainEmail } from '#domain/typed/plainSigns.ts';
import { typedCents, typedPercent } from '#domain/typed/typedNumbers.ts';
import { emailLine, line } from '#platform/forms/rules/line.ts';

import { numbersOf, type AlertValues } from './alertValues.ts';
import { ruleMessages as messages } from './ruleMessages.ts';

const MOST_PERCENT = 25;
const MOST_CENTS = 2_000_000_000;
/** Longest name allowed: the specification, section 9, demands fewer than 128 characters. */
const NAME_MOST = 127;

const valuesOf = ({ parent }: Pick<TestContext, 'parent'>) => parent as AlertValues; // yup passes the values of the whole form as `parent`

/** Wraps a test so that it passes for an empty field. */
const filled = (test: (text: string, values: AlertValues) => boolean) =>
  function judge(this: Pick<TestContext, 'parent'>, text: string | undefined): boolean {
    return text === undefined || text === '' || test(text, valuesOf(this));
  };

const rate = () =>
  line().test(
    'rate',
    messages.rateInvalid,
    filled((text) => (typedPercent(text) ?? Infinity) <= MOST_PERCENT),
  );
const dollars = () =>
  line().test(
    'dollars',
    messages.dollarsInvalid,
    filled((text) => {
      const cents = typedCents(text);
      return cents !== null && cents > 0 && cents <= MOST_CENTS;
    }),
  );
const ofRefinance = { is: 'refinance' satisfies RateDropAlert['purpose'] };
const name = (missing: Parameters<ReturnType<typeof line>['required']>[0]) =>
  line()
    .required(missing)
    .test('long', messages.nameTooLong, (text) => composedLength(text) <= NAME_MOST)
    .test('letters', messages.nameInvalid, filled(isPersonName));

const coversInterest = (_text: string, values: AlertValues): boolean => {
  const { rate: percent, present } = numbersOf(values);
  return percent === null || present === null || monthsLeft(present.balanceCents, percent, present.paymentCents) !== null;
};

/**
 * Validation rules of the alert form. For a purchase, the fields about the current loan are not validated.
 * @param verifiedEmails the account's address and the alert's own address, which need not be typed twice
 */
export const alertSchema = (verifiedEmails: readonly string[]) =>
  object({
    purpose: mixed<RateDropAlert['purpose']>().required(),
    mrcLoanNumber: line().when('purpose', {
      ...ofRefinance,
      then: (number) => number.matches(/^\d{8,14}$/, { message: messages.loanNumberInvalid, excludeEmptyString: true }),
    }),
    currentInterestRate: line().when('purpose', { ...ofRefinance, then: () => rate().required(messages.currentRateRequired) }),
    currentMonthlyPayment: line().when('purpose', {
      ...ofRefinance,
      then: () =>
        dollars().required(messages.paymentRequired).test('interest', messages.paymentBelowInterest, filled(coversInterest)),
    }),
    remainingLoanBalance: line().when('purpose', { ...ofRefinance, then: () => dollars().required(messages.balanceRequired) }),
    mortgageType: mixed<MortgageType>().required(),
    ruledBy: mixed<AlertValues['ruledBy']>().required(),
    targetInterestRate: rate().when('purpose', {
      ...ofRefinance,
      then: (target) =>
        target.required(messages.targetRequired).test(
          'below',
          messages.targetNotBelow,
          filled((text, { currentInterestRate }) => {
            const [percent, now] = [typedPercent(text), typedPercent(currentInterestRate)];
            return percent === null || now === null || percent < now;
          }),
        ),
      otherwise: (target) => target.required(messages.rateRequired),
    }),
    targetMonthlySavings: line().when(['purpose', 'ruledBy'], ([purpose, ruledBy], text) =>
      purpose === 'refinance' && ruledBy === 'saving'
        ? dollars().test(
            'reachable',
            messages.savingUnreachable,
            filled(
              (_text, { targetInterestRate, ...values }) =>
                targetInterestRate !== '' || numbersOf({ ...values, targetInterestRate }).present === null,
            ),
          )
        : text,
    ),
    propertyUsage: string().required(messages.usageRequired),
    propertyType: string().required(messages.typeRequired),
    loanOfficer: mixed<LoanOfficer>().nullable().defined(),
    firstName: name(messages.firstNameRequired),
    lastName: name(messages.lastNameRequired),
    email: emailLine().required(messages.emailRequired).test('email', messages.emailInvalid, filled(isEmailAddress)),
    verifyEmail: emailLine()
      .test('again', messages.verifyRequired, function isThere(text = '') {
        return text !== '' || isVerified(valuesOf(this).email, verifiedEmails);
      })
      .test(
        'match',
        messages.verifyMismatch,
        // The field is hidden for a verified address, so any text left in it is ignored.
        filled((text, { email }) => isVerified(email, verifiedEmails) || isSameAddress(text, email)),
      ),
    phone: string()
      .matches(/^[2-9]\d{2}[2-9]\d{6}$/, { message: messages.phoneInvalid, excludeEmptyString: true })
      .when('mayCall', { is: true, then: (phone) => phone.required(messages.phoneRequired) }),
    mayCall: boolean().default(false),
  });

const isSameAddress = (one: string, other: string): boolean => plainEmail(one).toLowerCase() === plainEmail(other).toLowerCase();

/** Whether the address is already verified and need not be typed twice. */
export const isVerified = (email: string, verifiedEmails: readonly string[]): boolean =>
  verifiedEmails.some((verified) => verified !== '' && isSameAddress(email, verified));
