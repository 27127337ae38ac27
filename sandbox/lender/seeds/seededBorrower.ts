/** Type of a seeded borrower, whose loans show one situation to whoever signs in as them. */
import { createHash } from 'node:crypto';

import type { LoanTable } from '../loans/tables.ts';

export interface SeededBorrower {
  situation: string;
  /** What a developer sees after signing in as this borrower. */
  shows: string;
  email: string;
  firstName: string;
  lastName: string;
  /** Home address, also used as the mailing address. */
  home: Address;
  /**
   * Saved payment methods. `usual`: a card, a bank account and an expired card. `expiring`: cards that expire at different times, and a
   * bank account that was closed. `many`: 500 of all kinds.
   */
  savedMethods?: SavedPaymentMethods;
  /** Creates the loans. `today` is the day of seeding in the lender's time zone. */
  loans: (today: string) => SeededLoan[];
}

export type SavedPaymentMethods = 'usual' | 'one' | 'expiring' | 'many';

export interface Address {
  street: string;
  city: string;
  state: string;
  zip: string;
}

export interface SeededLoan {
  loan: LoanTable;
  /** Email of a seeded borrower who is also on the loan. */
  coBorrower?: string;
  /** Whether the loan is not on anybody's list yet. */
  isNotListed?: true;
}

/** The plain-text password of every seeded borrower. */
export const DEMO_PASSWORD = 'Maple-Street-2026';

/** Derives a UUID from a name, so that links still work after a reset of the data. */
export function uuidFromName(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
}

export const borrowerIdOf = (email: string): string => uuidFromName(`borrower ${email}`);

type SeededLoanColumns = Pick<LoanTable, 'loan_number' | 'due_date' | 'principal_interest_cents' | 'tax_insurance_cents'> &
  Partial<LoanTable>;

/**
 * Creates a loan on `property`, which is also its mailing address. The late charge is 5% of principal and interest, the maximum of the
 * uniform note.
 */
export function createLoan(property: Address, facts: SeededLoanColumns): LoanTable {
  return {
    loan_identifier: uuidFromName(`loan ${facts.loan_number}`),
    dmi_loan_number: null,
    serviced_by: 'LENDER',
    property_street: property.street,
    property_city: property.city,
    property_state: property.state,
    property_zip: property.zip,
    mailing_street: property.street,
    mailing_city: property.city,
    mailing_state: property.state,
    mailing_zip: property.zip,
    new_mailing_address: null,
    new_servicer: null,
    new_servicer_address: null,
    new_servicer_location: null,
    new_servicer_phone: null,
    new_servicer_url: null,
    new_servicer_effective_date: null,
    new_servicer_first_payment_due_date: null,
    first_payment_due_date: null,
    misc_insurance_cents: 0,
    subsidy_cents: 0,
    fees_cents: 0,
    fee_paid_cents: 0,
    late_charge_cents: Math.round((facts.principal_interest_cents * 5) / 100),
    due_day: Number(facts.due_date.slice(-2)),
    officer_identifier: null,
    // Any fields about rate, term or occupancy must come from `noteTerms(facts.loan_number)`, to be consistent with the note.
    passed_on: { encompassLoanNumber: `24${facts.loan_number.slice(-8)}`, bankCode: '01', investorCode: 'FN1' },
    ...facts,
  };
}

export const createSingleLoan =
  (property: Address, facts: (today: string) => SeededLoanColumns): SeededBorrower['loans'] =>
  (today) => [{ loan: createLoan(property, facts(today)) }];

/** Returns the item at an index, starting over after the last item. */
export const itemInCycle = <Item>(items: readonly Item[], index: number): Item => items[index % items.length] as Item; // callers never pass an empty list
