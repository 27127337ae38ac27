/** A borrower's loans, and what is known of their servicing. */
import { object, type InferOutput } from 'valibot';

import type { DateOnly, ErrorBody, Money, UtcInstant } from '../call.ts';
import { text } from '../schema.ts';
import type { LoanOfficer } from './officers.ts';

/** A person on a loan. Of a loan officer, and only there, the rest says how to reach them. */
export interface LoanContact extends Pick<LoanOfficer, 'nmlsId' | 'branch' | 'phone' | 'photoUrl'> {
  firstName: string;
  lastName: string;
  emailAddress: string;
  role: 'BORROWER' | 'CO_BORROWER' | 'LOAN_OFFICER';
}

/** An address in the United States. */
export const propertySchema = object({ streetAddress: text, city: text, state: text, zipCode: text });
export type Property = InferOutput<typeof propertySchema>;

/** A payment on a loan that this portal took. */
export interface RecentPayment {
  /** The payment's key, with which `GET guestpayment/{key}` gives its receipt. Null for a fee, and when somebody else paid: the receipt is theirs. */
  reference: string | null;
  amount: Money;
  kind: 'installment' | 'fee';
  /** Null when somebody else paid. */
  method: { type: 'ACH' | 'DEBIT'; issuerName: string; lastFour: string } | null;
  receivedAtUtc: UtcInstant;
  /** The same as a day of the lender's. */
  receivedOn: DateOnly;
  /** The banking day on which it is credited; null while it is on its way. */
  creditedOn: DateOnly | null;
  state: 'running' | 'succeeded';
}

/** A servicing record. A null amount means not known, which is not the same as zero. */
export interface LoanServicing {
  loanNumber: string;
  dmiLoanNumber: string | null;
  encompassLoanNumber: string | null;
  firstName: string;
  lastName: string;
  emailAddress: string | null;
  /** Mailing address. */
  streetAddress: string;
  city: string;
  state: string;
  zipCode: string;
  bankCode: string | null;
  investorCode: string | null;
  newServicerEffectiveDate: DateOnly | null;
  newServicerFirstPaymentDueDate: DateOnly | null;
  newServicer: string | null;
  newServicerAddress: string | null;
  newServicerLocation: string | null;
  newServicerPhone: string | null;
  newServicerURL: string | null;
  /** Negative when overdue. */
  daysUntilDueDate: number | null;
  /** The oldest installment that is not paid. */
  dueDate: DateOnly | null;
  dateUntilDueDate: DateOnly | null;
  principalInterestAmount: Money | null;
  taxInsuranceAmount: Money | null;
  miscellaneousInsurance: Money | null;
  /** Subtracted from the monthly payment. */
  subsidyPayment: Money | null;
  regularMonthlyPayment: Money | null;
  totalFeesAndCharges: Money | null;
  lateCharges: Money | null;
  delinquentPayment: Money | null;
  /** What would be charged if the payment came late. */
  lateChargeAmount: Money | null;
  feePaid: Money | null;
  totalAmountDue: Money | null;
  /** Added, optional: the first installment's due date, while it is still unpaid. */
  firstPaymentDueDate?: DateOnly | null;
  /** Added, optional: who takes the payments. Without it a record with a DMI number is subserviced by DMI. */
  servicedBy?: 'LENDER' | 'DMI' | 'SPECIAL_SERVICING' | null;
  /** Added, optional: the banking day on which a payment would be credited that comes in now (weekends, holidays and the cut-off counted). */
  creditedIfPaidNow?: DateOnly;
  /** Added, optional: the last twelve, the latest first. Only what this portal took: not a payment history. */
  recentPayments?: RecentPayment[];
  /** Added, optional: a change of the mailing address that does not count yet; null where there is none. */
  newMailingAddress?: NewMailingAddress | null;
}

/** Where mail about a loan will go. */
export interface NewMailingAddress extends Property {
  /** The first day on which mail goes there. */
  effectiveDate: DateOnly;
}

/** Proof that a loan is the caller's. Not one part of it is named in a refusal. */
export interface LoanToAdd {
  loanNumber: string;
  /** Of the property or of the mailing address. */
  zip: string;
  /** Four digits. A secret. */
  ssnLast4: string;
}

/** A change of the mailing address; the property's address stays. */
export interface MailingAddressChange {
  loanIdentifier: string;
  mailingAddress: Property;
  /** What the borrower saw when they changed it: the newest address, whether it counts already or not. */
  replaces: Property;
}

/** 409 `addressChanged`: it was changed elsewhere meanwhile, and nothing was overwritten. */
export interface MailingAddressConflict extends ErrorBody {
  code: 'addressChanged';
  present: Property;
}

export interface Loan {
  loanIdentifier: string;
  loanNumber: string;
  contacts: LoanContact[];
  property: Property;
  /** Empty until the loan is boarded; otherwise the first one counts. */
  loanServicings: LoanServicing[];
}
