/** Borrowers and their loans. Amounts are integer cents; null is "not known". */
import type { Generated } from 'kysely';

/** A person with an account; also who the OpenID provider signs in. */
export interface BorrowerTable {
  /** uuid; the OpenID subject. */
  borrower_id: string;
  /** Stored as typed; unique on lower(email). */
  email: string;
  /** argon2id. */
  password_hash: string;
  first_name: string;
  last_name: string;
  customer_identifier: string;
  address_line1: string;
  address_city: string;
  address_state: string;
  address_zip1: string;
  /** Name of the seeded situation, null for an account that somebody signed up for. */
  situation: string | null;
}

export interface LoanTable {
  /** uuid */
  loan_identifier: string;
  loan_number: string;
  dmi_loan_number: string | null;
  encompass_loan_number: string | null;
  serviced_by: 'LENDER' | 'DMI' | 'SPECIAL_SERVICING';
  property_street: string;
  property_city: string;
  property_state: string;
  property_zip: string;
  mailing_street: string;
  mailing_city: string;
  mailing_state: string;
  mailing_zip: string;
  bank_code: string | null;
  investor_code: string | null;
  new_servicer: string | null;
  new_servicer_address: string | null;
  new_servicer_location: string | null;
  new_servicer_phone: string | null;
  new_servicer_url: string | null;
  new_servicer_effective_date: string | null;
  new_servicer_first_payment_due_date: string | null;
  /** First installment, null once one has been paid. */
  first_payment_due_date: string | null;
  /** The oldest installment that is not paid. */
  due_date: string;
  principal_interest_cents: number;
  tax_insurance_cents: number;
  misc_insurance_cents: number | null;
  subsidy_cents: number | null;
  fees_cents: number;
  fee_paid_cents: number;
  /** What one late installment costs. */
  late_charge_cents: number;
}

/** Whose loan it is: ownership of everything about a loan is decided here and nowhere else. */
export interface LoanBorrowerTable {
  loan_identifier: string;
  borrower_id: string;
  role: 'BORROWER' | 'CO_BORROWER';
  position: Generated<number>;
}

export interface BorrowerTables {
  borrower: BorrowerTable;
  loan: LoanTable;
  loan_borrower: LoanBorrowerTable;
}
