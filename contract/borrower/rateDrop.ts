/** Rate Drop Alerts: the lender watches its rates and emails the borrower when they reach the borrower's target. */
import {
  exactOptional,
  literal,
  nullable,
  object,
  pipe,
  regex,
  strictObject,
  string,
  variant,
  type InferOutput,
  type ObjectSchema,
} from 'valibot';

import { errorBody } from '../refusals.ts';
import {
  amount,
  dateOnly,
  identifier,
  strictCodes,
  listKeepingInvalid,
  listSkippingInvalid,
  money,
  nonEmptyString,
  nullIfInvalid,
  onInvalid,
  sensitive,
  textUpTo,
  typedText,
  utcInstant,
} from '../schema.ts';
import { propertySchema } from './loans.ts';
import { loanOfficerSchema } from './officers.ts';

/** Percent a year with three decimals, from 0 to 25, for example "6.125". */
export type RatePercent = string;
const ratePercent = pipe(string(), regex(/^\d{1,2}\.\d{3}$/));

/** Mortgage types for which the lender quotes rates, named by kind and years. All have fixed rates. */
export const mortgageType = strictCodes(['fixed30', 'fixed20', 'fixed15', 'fha30', 'va30']);
export type MortgageType = InferOutput<typeof mortgageType>;

const propertyUsage = strictCodes(['primaryHome', 'secondHome', 'investment']);
export type PropertyUsage = InferOutput<typeof propertyUsage>;

const propertyType = strictCodes(['singleFamily', 'condo', 'townhouse', 'twoToFourUnits', 'manufactured']);
export type PropertyType = InferOutput<typeof propertyType>;

/** Consent text that the borrower accepted to be called. The lender stores the whole text with the time it arrived. */
const phoneConsentSchema = strictObject({
  /** Version of the text, for example "2026-11". */
  version: sensitive('none', textUpTo(40)),
  text: sensitive('text', textUpTo(2000)),
});
export type PhoneConsent = InferOutput<typeof phoneConsentSchema>;

/** Text typed by a person. The length limit only rejects input that no person would type; other rules check the content. */
const typed = typedText(1024);

const anyAlert = {
  targetInterestRate: ratePercent,
  propertyUsage,
  propertyType,
  mortgageType,
  /** `userIdentifier` of the officer to notify as well; null when none was chosen. */
  loanOfficer: sensitive('id', nullIfInvalid(identifier)),
  firstName: sensitive('person', typed),
  lastName: sensitive('person', typed),
  email: sensitive('email', typed),
  /** Phone number, ten digits; null when none was given. */
  phone: sensitive('phone', nullIfInvalid(typed)),
  /** Null when the borrower must not be called. The alert then works by email only. */
  phoneConsent: nullable(phoneConsentSchema),
};

const refinanceAlertSchema = strictObject({
  purpose: literal('refinance'),
  /**
   * Number of the loan to refinance; null when it is with another lender. With a bearer token it must be on the caller's list; without
   * one, nothing is looked up.
   */
  mrcLoanNumber: sensitive('loan', nullIfInvalid(typed)),
  currentInterestRate: ratePercent,
  /** Monthly payment of principal and interest. */
  currentMonthlyPayment: amount,
  remainingLoanBalance: amount,
  /** Monthly savings at the target rate, for a new loan with the term of `mortgageType`; negative when the new payment is higher. */
  targetMonthlySavings: pipe(string(), regex(/^-?\d{1,9}\.\d{2}$/), onInvalid('anyMoney')),
  ...anyAlert,
});
export type RefinanceAlert = InferOutput<typeof refinanceAlertSchema>;

const purchaseAlertSchema = strictObject({ purpose: literal('purchase'), ...anyAlert });
export type PurchaseAlert = InferOutput<typeof purchaseAlertSchema>;

export const rateDropAlertSchema = variant('purpose', [refinanceAlertSchema, purchaseAlertSchema]);
export type RateDropAlert = InferOutput<typeof rateDropAlertSchema>;

/** A rate that the lender quotes, and its annual percentage rate (APR). */
export const quotedRate = { rate: ratePercent, apr: ratePercent };
export type QuotedRate = InferOutput<ObjectSchema<typeof quotedRate, undefined>>;

/** An alert of the caller as stored by the lender. What was requested must be readable; when it was checked or reached may be unknown. */
export const userPreferenceSchema = object({
  userPreferenceId: sensitive('id', nonEmptyString),
  alert: rateDropAlertSchema,
  /** `reached`: rates were at or below the target at the last check. When they rise again, the state returns to `watching`. */
  state: strictCodes(['watching', 'reached', 'cancelled']),
  /** When the alert was created. */
  setAtUtc: utcInstant,
  /** When a person last changed the alert. */
  updatedAtUtc: utcInstant,
  /** When the alert was canceled; null unless the state is `cancelled`. */
  cancelledAtUtc: nullIfInvalid(utcInstant),
  /** The loan and its property; null when the alert is not about a loan on the caller's list. */
  loan: nullIfInvalid(object({ loanIdentifier: sensitive('loan', nonEmptyString), property: propertySchema })),
  /** The chosen loan officer; null when none was chosen. */
  officer: nullIfInvalid(loanOfficerSchema),
  /** Rate at the last check, and its time; null before the first check. */
  lastChecked: nullIfInvalid(object({ ...quotedRate, checkedAtUtc: utcInstant })),
  /** Rate at which the target was reached, and the day; null unless the state is `reached`. */
  reached: nullIfInvalid(object({ ...quotedRate, reachedOn: dateOnly })),
});
export type UserPreference = InferOutput<typeof userPreferenceSchema>;

export const userPreferencesSchema = listKeepingInvalid(userPreferenceSchema);

/** Body of 409 `alertChanged`: the alert was changed elsewhere in the meantime, and nothing was overwritten. */
export const alertConflictSchema = object({ ...errorBody, code: literal('alertChanged'), present: userPreferenceSchema });
export type AlertConflict = InferOutput<typeof alertConflictSchema>;

/** Loan data with which a refinance alert form is prefilled. */
export const rateDropLoanDetailSchema = object({
  loanIdentifier: sensitive('loan', nonEmptyString),
  mrcLoanNumber: sensitive('loan', nonEmptyString),
  property: propertySchema,
  currentInterestRate: ratePercent,
  /** Monthly payment of principal and interest. */
  currentMonthlyPayment: money,
  remainingLoanBalance: money,
  propertyUsage: nullIfInvalid(propertyUsage),
  propertyType: nullIfInvalid(propertyType),
  mortgageType: nullIfInvalid(mortgageType),
  /** Optional, not in the specification: the rates that the lender quotes today. */
  ratesToday: exactOptional(listSkippingInvalid(object({ ...quotedRate, mortgageType }))),
});
export type RateDropLoanDetail = InferOutput<typeof rateDropLoanDetailSchema>;

/** The loan's officer; null when it has none. */
export const loanContactSchema = nullable(loanOfficerSchema);

export const alertToSetSchema = strictObject({ alert: rateDropAlertSchema });
export type AlertToSet = InferOutput<typeof alertToSetSchema>;

/** `updatedAtUtc` of the alert that the caller saw, to detect a conflicting change. */
export const alertChangeSchema = strictObject({
  userPreferenceId: sensitive('id', identifier),
  updatedAtUtc: sensitive('none', identifier),
  alert: rateDropAlertSchema,
});
export type AlertChange = InferOutput<typeof alertChangeSchema>;

export const whichAlertSchema = strictObject({ userPreferenceId: sensitive('id', identifier) });
export type WhichAlert = InferOutput<typeof whichAlertSchema>;

/** An alert set by a visitor without a session. */
export const rateDropLeadSchema = strictObject({
  alert: rateDropAlertSchema,
  /** Result of the human check. Without it the request is still accepted, but the rate limit is lower. */
  humanCheck: exactOptional(sensitive('secret', typedText(8192))),
});
export type RateDropLead = InferOutput<typeof rateDropLeadSchema>;

/** Opaque reference to a lead for 24 hours, with which an account can take it over. Only the browser that sent the lead has it. */
const reference = sensitive('id', textUpTo(128));
export const leadReferenceSchema = object({ reference });
export type LeadReference = InferOutput<typeof leadReferenceSchema>;

export const leadOfContactSchema = strictObject({ reference, contactId: sensitive('secret', textUpTo(512)) });
export type LeadOfContact = InferOutput<typeof leadOfContactSchema>;

/** `isMine` confirms that the lead is the caller's although its email address is not the account's. */
export const leadOfCallerSchema = strictObject({ reference, isMine: exactOptional(literal(true)) });
export type LeadOfCaller = InferOutput<typeof leadOfCallerSchema>;
