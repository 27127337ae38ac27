/** A borrower's loans, and what is known of their servicing. */
import type { DateOnly, Money } from '../call.ts';

export interface LoanContact {
  firstName: string;
  lastName: string;
  emailAddress: string;
  role: 'BORROWER' | 'CO_BORROWER' | 'LOAN_OFFICER';
}

export interface Property {
  streetAddress: string;
  city: string;
  state: string;
  zipCode: string;
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
}

export interface Loan {
  loanIdentifier: string;
  loanNumber: string;
  contacts: LoanContact[];
  property: Property;
  /** Empty until the loan is boarded; otherwise the first one counts. */
  loanServicings: LoanServicing[];
}
