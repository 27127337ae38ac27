/** Rate Drop Alerts: the lender watches its rates for somebody, and writes to them when the rates reach their number. */
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
  knownCodes,
  listKeepingOdd,
  listSkippingOdd,
  money,
  nonEmptyString,
  nullIfOdd,
  reading,
  sensitive,
  textUpTo,
  typedText,
  utcInstant,
} from '../schema.ts';
import { propertySchema } from './loans.ts';
import { loanOfficerSchema } from './officers.ts';

/** Percent a year with three decimals, for example "6.125"; from 0 to 25. */
export type RatePercent = string;
const ratePercent = pipe(string(), regex(/^\d{1,2}\.\d{3}$/));

/** What the lender quotes a rate for: all fixed, named by kind and years. */
export const mortgageType = knownCodes(['fixed30', 'fixed20', 'fixed15', 'fha30', 'va30']);
export type MortgageType = InferOutput<typeof mortgageType>;

const propertyUsage = knownCodes(['primaryHome', 'secondHome', 'investment']);
export type PropertyUsage = InferOutput<typeof propertyUsage>;

const propertyType = knownCodes(['singleFamily', 'condo', 'townhouse', 'twoToFourUnits', 'manufactured']);
export type PropertyType = InferOutput<typeof propertyType>;

/** The sentence that somebody ticked to be phoned. The lender keeps it whole, with the instant at which it came. */
const phoneConsentSchema = strictObject({
  /** Of the sentence, for example "2026-11". */
  version: sensitive('none', textUpTo(40)),
  text: sensitive('text', textUpTo(2000)),
});
export type PhoneConsent = InferOutput<typeof phoneConsentSchema>;

/** What a person types: the rules judge it, up to what is no answer of a person any more. */
const typed = typedText(1024);

const anyAlert = {
  targetInterestRate: ratePercent,
  propertyUsage,
  propertyType,
  mortgageType,
  /** `userIdentifier` of the officer who is told, too; null when nobody was chosen. */
  loanOfficer: sensitive('id', nullIfOdd(identifier)),
  firstName: sensitive('person', typed),
  lastName: sensitive('person', typed),
  email: sensitive('email', typed),
  /** Ten digits; null when none was given. */
  phone: sensitive('phone', nullIfOdd(typed)),
  /** Null: may not be phoned. The alert works by email all the same. */
  phoneConsent: nullable(phoneConsentSchema),
};

/** For another loan in place of one. */
const refinanceAlertSchema = strictObject({
  purpose: literal('refinance'),
  /** Null for a loan of another lender. With a bearer it has to be on the caller's list; without one nothing is looked up. */
  mrcLoanNumber: sensitive('loan', nullIfOdd(typed)),
  currentInterestRate: ratePercent,
  /** Of principal and interest. */
  currentMonthlyPayment: amount,
  remainingLoanBalance: amount,
  /** What the target rate saves a month, with a new loan over the years of `mortgageType`; negative where it costs more. */
  targetMonthlySavings: pipe(string(), regex(/^-?\d{1,9}\.\d{2}$/), reading('anyMoney')),
  ...anyAlert,
});
export type RefinanceAlert = InferOutput<typeof refinanceAlertSchema>;

/** For a loan to buy a home. */
const purchaseAlertSchema = strictObject({ purpose: literal('purchase'), ...anyAlert });
export type PurchaseAlert = InferOutput<typeof purchaseAlertSchema>;

export const rateDropAlertSchema = variant('purpose', [refinanceAlertSchema, purchaseAlertSchema]);
export type RateDropAlert = InferOutput<typeof rateDropAlertSchema>;

/** A rate of the lender's, and what it is with the costs counted in. */
export const quotedRate = { rate: ratePercent, apr: ratePercent };
export type QuotedRate = InferOutput<ObjectSchema<typeof quotedRate, undefined>>;

/** An alert of the caller's, as the lender keeps it. When it was looked at and reached may be unknown; what it asks for may not. */
export const userPreferenceSchema = object({
  userPreferenceId: sensitive('id', nonEmptyString),
  alert: rateDropAlertSchema,
  /** `reached`: the rates were at the target when they were last looked at. Rates that rise again make it `watching`. */
  state: knownCodes(['watching', 'reached', 'cancelled']),
  setAtUtc: utcInstant,
  /** Of the last change by a person. */
  updatedAtUtc: utcInstant,
  cancelledAtUtc: nullIfOdd(utcInstant),
  /** The loan it is about, and its home; null when it is about none on the caller's list. */
  loan: nullIfOdd(object({ loanIdentifier: sensitive('loan', nonEmptyString), property: propertySchema })),
  officer: nullIfOdd(loanOfficerSchema),
  lastChecked: nullIfOdd(object({ ...quotedRate, checkedAtUtc: utcInstant })),
  /** Only in the state `reached`. */
  reached: nullIfOdd(object({ ...quotedRate, reachedOn: dateOnly })),
});
export type UserPreference = InferOutput<typeof userPreferenceSchema>;

export const userPreferencesSchema = listKeepingOdd(userPreferenceSchema);

/** 409 `alertChanged`: it was changed elsewhere meanwhile, and nothing was overwritten. */
export const alertConflictSchema = object({ ...errorBody, code: literal('alertChanged'), present: userPreferenceSchema });
export type AlertConflict = InferOutput<typeof alertConflictSchema>;

/** What a refinance alert on a loan starts from. */
export const rateDropLoanDetailSchema = object({
  loanIdentifier: sensitive('loan', nonEmptyString),
  mrcLoanNumber: sensitive('loan', nonEmptyString),
  property: propertySchema,
  currentInterestRate: ratePercent,
  /** Of principal and interest. */
  currentMonthlyPayment: money,
  remainingLoanBalance: money,
  propertyUsage: nullIfOdd(propertyUsage),
  propertyType: nullIfOdd(propertyType),
  mortgageType: nullIfOdd(mortgageType),
  /** Added, optional: what the lender quotes today. */
  ratesToday: exactOptional(listSkippingOdd(object({ ...quotedRate, mortgageType }))),
});
export type RateDropLoanDetail = InferOutput<typeof rateDropLoanDetailSchema>;

/** Null where a loan has no officer. */
export const loanContactSchema = nullable(loanOfficerSchema);

export const alertToSetSchema = strictObject({ alert: rateDropAlertSchema });
export type AlertToSet = InferOutput<typeof alertToSetSchema>;

/** `updatedAtUtc`: of the alert that the caller saw. */
export const alertChangeSchema = strictObject({
  userPreferenceId: sensitive('id', identifier),
  updatedAtUtc: sensitive('none', identifier),
  alert: rateDropAlertSchema,
});
export type AlertChange = InferOutput<typeof alertChangeSchema>;

export const whichAlertSchema = strictObject({ userPreferenceId: sensitive('id', identifier) });
export type WhichAlert = InferOutput<typeof whichAlertSchema>;

/** An alert of somebody without a session. */
export const rateDropLeadSchema = strictObject({
  alert: rateDropAlertSchema,
  /** The result of the human check. Left out when there is none; then fewer are taken. */
  humanCheck: exactOptional(sensitive('secret', typedText(8192))),
});
export type RateDropLead = InferOutput<typeof rateDropLeadSchema>;

/** What stands for a lead for 24 hours, so that an account can take it over: opaque, and known to the browser that sent it alone. */
const reference = sensitive('id', textUpTo(128));
export const leadReferenceSchema = object({ reference });
export type LeadReference = InferOutput<typeof leadReferenceSchema>;

export const leadOfContactSchema = strictObject({ reference, contactId: sensitive('secret', textUpTo(512)) });
export type LeadOfContact = InferOutput<typeof leadOfContactSchema>;

/** `isMine`: the lead is the caller's, though its email address is not the account's. */
export const leadOfCallerSchema = strictObject({ reference, isMine: exactOptional(literal(true)) });
export type LeadOfCaller = InferOutput<typeof leadOfCallerSchema>;
