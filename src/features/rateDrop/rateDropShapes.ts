import { exactOptional, object, picklist, pipe, regex, string, variant } from 'valibot';

import type { PhoneConsent, RateDropAlert, RateDropLoanDetail, UserPreference } from '#contract/borrower/rateDrop.ts';
import { officerShape } from '#lending/officers/officerShape.ts';
import { propertyShape } from '#lending/servicing/loanShapes.ts';
import {
  dateOnly,
  essential,
  listOf,
  money,
  orNull,
  utcInstant,
  words,
  wordsOrNull,
  type ShapeOf,
} from '#platform/api/answers/shapes.ts';

const percent = pipe(string(), regex(/^\d{1,2}\.\d{3}$/));
const quotedRate = { rate: percent, apr: percent };

const usage = picklist(['primaryHome', 'secondHome', 'investment']);
const propertyType = picklist(['singleFamily', 'condo', 'townhouse', 'twoToFourUnits', 'manufactured']);
const mortgageType = picklist(['fixed30', 'fixed20', 'fixed15', 'fha30', 'va30']);

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
  phoneConsent: orNull(phoneConsentShape),
};

const alertShape: ShapeOf<RateDropAlert> = variant('purpose', [
  object({
    purpose: picklist(['refinance']),
    mrcLoanNumber: wordsOrNull,
    currentInterestRate: percent,
    currentMonthlyPayment: money,
    remainingLoanBalance: money,
    targetMonthlySavings: money,
    ...anyAlert,
  }),
  object({ purpose: picklist(['purchase']), ...anyAlert }),
]);

/** When it was last looked at and reached may be unknown; whose it is and what it asks for may not. */
export const userPreferenceShape: ShapeOf<UserPreference> = object({
  userPreferenceId: essential,
  alert: alertShape,
  state: picklist(['watching', 'reached', 'cancelled']),
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
  ratesToday: exactOptional(listOf(object({ ...quotedRate, mortgageType }))),
});
