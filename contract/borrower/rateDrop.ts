/** Rate Drop Alerts: the lender watches its rates for somebody, and writes to them when the rates reach their number. */
import type { DateOnly, ErrorBody, Money, UtcInstant } from '../call.ts';
import type { Property } from './loans.ts';
import type { LoanOfficer } from './officers.ts';

/** Percent a year with three decimals, for example "6.125"; from 0 to 25. */
export type RatePercent = string;

/** What the lender quotes a rate for: all fixed, named by kind and years. */
export type MortgageType = 'fixed30' | 'fixed20' | 'fixed15' | 'fha30' | 'va30';

export type PropertyUsage = 'primaryHome' | 'secondHome' | 'investment';

export type PropertyType = 'singleFamily' | 'condo' | 'townhouse' | 'twoToFourUnits' | 'manufactured';

/** The sentence that somebody ticked to be phoned. The lender keeps it whole, with the instant at which it came. */
export interface PhoneConsent {
  /** Of the sentence, for example "2026-11". */
  version: string;
  text: string;
}

interface AnyAlert {
  targetInterestRate: RatePercent;
  propertyUsage: PropertyUsage;
  propertyType: PropertyType;
  mortgageType: MortgageType;
  /** `userIdentifier` of the officer who is told, too; null when nobody was chosen. */
  loanOfficer: string | null;
  firstName: string;
  lastName: string;
  email: string;
  /** Ten digits; null when none was given. */
  phone: string | null;
  /** Null: may not be phoned. The alert works by email all the same. */
  phoneConsent: PhoneConsent | null;
}

/** For another loan in place of one. */
export interface RefinanceAlert extends AnyAlert {
  purpose: 'refinance';
  /** Null for a loan of another lender. With a bearer it has to be on the caller's list; without one nothing is looked up. */
  mrcLoanNumber: string | null;
  currentInterestRate: RatePercent;
  /** Of principal and interest. */
  currentMonthlyPayment: Money;
  remainingLoanBalance: Money;
  /** What the target rate saves a month, with a new loan over the years of `mortgageType`. */
  targetMonthlySavings: Money;
}

/** For a loan to buy a home. */
export interface PurchaseAlert extends AnyAlert {
  purpose: 'purchase';
}

export type RateDropAlert = RefinanceAlert | PurchaseAlert;

/** A rate of the lender's, and what it is with the costs counted in. */
export interface QuotedRate {
  rate: RatePercent;
  apr: RatePercent;
}

/** An alert of the caller's, as the lender keeps it. */
export interface UserPreference {
  userPreferenceId: string;
  alert: RateDropAlert;
  /** `reached`: the rates were at the target when they were last looked at. Rates that rise again make it `watching`. */
  state: 'watching' | 'reached' | 'cancelled';
  setAtUtc: UtcInstant;
  /** Of the last change by a person. */
  updatedAtUtc: UtcInstant;
  cancelledAtUtc: UtcInstant | null;
  /** The loan it is about, and its home; null when it is about none on the caller's list. */
  loan: { loanIdentifier: string; property: Property } | null;
  officer: LoanOfficer | null;
  lastChecked: (QuotedRate & { checkedAtUtc: UtcInstant }) | null;
  /** Only in the state `reached`. */
  reached: (QuotedRate & { reachedOn: DateOnly }) | null;
}

/** 409 `alertChanged`: it was changed elsewhere meanwhile, and nothing was overwritten. */
export interface AlertConflict extends ErrorBody {
  code: 'alertChanged';
  present: UserPreference;
}

/** What a refinance alert on a loan starts from. */
export interface RateDropLoanDetail {
  loanIdentifier: string;
  mrcLoanNumber: string;
  property: Property;
  currentInterestRate: RatePercent;
  /** Of principal and interest. */
  currentMonthlyPayment: Money;
  remainingLoanBalance: Money;
  propertyUsage: PropertyUsage | null;
  propertyType: PropertyType | null;
  mortgageType: MortgageType | null;
  /** Added, optional: what the lender quotes today. */
  ratesToday?: (QuotedRate & { mortgageType: MortgageType })[];
}

/** An alert of somebody without a session. */
export interface RateDropLead {
  alert: RateDropAlert;
  /** The result of the human check. Left out when there is none; then fewer are taken. */
  humanCheck?: string;
}

/** What stands for a lead for 24 hours, so that an account can take it over: opaque, and known to the browser that sent it alone. */
export interface LeadReference {
  reference: string;
}
