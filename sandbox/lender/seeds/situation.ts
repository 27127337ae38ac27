/** A seeded borrower: what one person's loans look like, so that each situation can be seen by signing in. */
import { createHash } from 'node:crypto';

import type { LoanTable } from '../loans/tables.ts';

export interface Situation {
  situation: string;
  /** What a newcomer sees by signing in as this borrower. */
  shows: string;
  email: string;
  firstName: string;
  lastName: string;
  /** Home, used as mailing address too. */
  home: Place;
  /**
   * Ways to pay that are kept already. `usual`: a card, a bank account and an expired card. `expiring`: cards at every distance from their
   * end, and an account that its bank has closed. `many`: 500 of all kinds.
   */
  keptMethods?: KeptMethods;
  /** `today` is the lender's day of seeding. */
  loans: (today: string) => SeededLoan[];
}

export type KeptMethods = 'usual' | 'one' | 'expiring' | 'many';

export interface Place {
  street: string;
  city: string;
  state: string;
  zip: string;
}

export interface SeededLoan {
  loan: LoanTable;
  /** E-mail of a seeded borrower who is on the loan too. */
  coBorrower?: string;
  /** It is on nobody's list yet. */
  isToAdd?: true;
}

/** The readable password of every seeded borrower. */
export const DEMO_PASSWORD = 'Maple-Street-2026';

/** The same name gets the same identifier at every seeding, so that a reset breaks no link. */
export function identifierOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
}

export const borrowerIdOf = (email: string): string => identifierOf(`borrower ${email}`);

type LoanFacts = Pick<LoanTable, 'loan_number' | 'due_date' | 'principal_interest_cents' | 'tax_insurance_cents'> &
  Partial<LoanTable>;

/** A loan on `property`, whose mail goes there too; a late installment costs 5 % of principal and interest, the uniform note's most. */
export function aLoan(property: Place, facts: LoanFacts): LoanTable {
  return {
    loan_identifier: identifierOf(`loan ${facts.loan_number}`),
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
    // What is said of rate, term or use is taken from `noteTerms(facts.loan_number)`, so that it agrees with the note.
    passed_on: { encompassLoanNumber: `24${facts.loan_number.slice(-8)}`, bankCode: '01', investorCode: 'FN1' },
    ...facts,
  };
}

export const oneLoan =
  (property: Place, facts: (today: string) => LoanFacts): Situation['loans'] =>
  (today) => [{ loan: aLoan(property, facts(today)) }];
