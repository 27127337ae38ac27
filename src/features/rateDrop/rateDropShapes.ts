import { exactOptional, literal, nullable, object, pipe, regex, string, variant } from 'valibot';

import type {
  LeadReference,
  MortgageType,
  PhoneConsent,
  PropertyType,
  PropertyUsage,
  RateDropAlert,
  RateDropLoanDetail,
  UserPreference,
} from '#contract/borrower/rateDrop.ts';
import type { LoanOfficer } from '#contract/borrower/officers.ts';
import type { Unreadable } from '#domain/unreadable.ts';
import { officerShape } from '#lending/officers/officerShape.ts';
import { propertyShape } from '#lending/servicing/loanShapes.ts';
import {
  answerKeepingUnreadable,
  dateOnly,
  essential,
  knownCode,
  listSkippingUnreadable,
  money,
  orNull,
  utcInstant,
  words,
  wordsOrNull,
  type ShapeOf,
} from '#platform/api/answers/shapes.ts';

const percent = pipe(string(), regex(/^\d{1,2}\.\d{3}$/));
const quotedRate = { rate: percent, apr: percent };

const usage = knownCode<PropertyUsage>({ primaryHome: true, secondHome: true, investment: true });
const propertyType = knownCode<PropertyType>({
  singleFamily: true,
  condo: true,
  townhouse: true,
  twoToFourUnits: true,
  manufactured: true,
});
const mortgageType = knownCode<MortgageType>({ fixed30: true, fixed20: true, fixed15: true, fha30: true, va30: true });

const phoneConsentShape: ShapeOf<PhoneConsent> = object({ version: essential, text: essential });

const anyAlert = {
  targetInterestRate: percent,
  propertyUsage: usage,
  propertyType,
  mortgageType,
  loanOfficer: wordsOrNull,
  firstName: words,
  lastName: words,
  email: words,
  phone: wordsOrNull,
  // Null says that there may be no calls.
  phoneConsent: nullable(phoneConsentShape),
};

const alertShape: ShapeOf<RateDropAlert> = variant('purpose', [
  object({
    purpose: literal('refinance'),
    mrcLoanNumber: wordsOrNull,
    currentInterestRate: percent,
    currentMonthlyPayment: money,
    remainingLoanBalance: money,
    targetMonthlySavings: money,
    ...anyAlert,
  }),
  object({ purpose: literal('purchase'), ...anyAlert }),
]);

/** When it was last looked at and reached may be unknown; whose it is and what it asks for may not. */
export const userPreferenceShape: ShapeOf<UserPreference> = object({
  userPreferenceId: essential,
  alert: alertShape,
  state: knownCode<UserPreference['state']>({ watching: true, reached: true, cancelled: true }),
  setAtUtc: utcInstant,
  updatedAtUtc: utcInstant,
  cancelledAtUtc: orNull(utcInstant),
  loan: orNull(object({ loanIdentifier: essential, property: propertyShape })),
  officer: orNull(officerShape),
  lastChecked: orNull(object({ ...quotedRate, checkedAtUtc: utcInstant })),
  reached: orNull(object({ ...quotedRate, reachedOn: dateOnly })),
});

export const rateDropLoanDetailShape: ShapeOf<RateDropLoanDetail> = object({
  loanIdentifier: essential,
  mrcLoanNumber: essential,
  property: propertyShape,
  currentInterestRate: percent,
  currentMonthlyPayment: money,
  remainingLoanBalance: money,
  propertyUsage: orNull(usage),
  propertyType: orNull(propertyType),
  mortgageType: orNull(mortgageType),
  ratesToday: exactOptional(listSkippingUnreadable(object({ ...quotedRate, mortgageType }))),
});

/** The borrower's alerts, whether they can be read or not. */
export const userPreferencesShape: ShapeOf<(UserPreference | Unreadable)[]> = answerKeepingUnreadable(userPreferenceShape);

/** Null says that a loan has no officer. */
export const loanContactShape: ShapeOf<LoanOfficer | null> = nullable(officerShape);

export const leadReferenceShape: ShapeOf<LeadReference> = object({ reference: essential });
