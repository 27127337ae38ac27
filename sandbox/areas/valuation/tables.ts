/** Amounts are integer cents. */
import type { ComparableSale, Lien, NoEstimate } from '#contract/borrower/valuation.ts';
import type { MigrationStep } from '../../base/db/database.ts';

export interface HomeTable {
  loan_identifier: string;
  /** Purchase price. The appraisal at that time was not lower. */
  price_cents: number;
  bought_on: string;
  /** How the home's value developed compared with others in the state since the purchase, in thousandths: 900 is 10% less. */
  standing: number;
  /** Monthly mortgage insurance premium; null when there is none. */
  insurance_cents: number | null;
  no_estimate: NoEstimate | null;
  /** Comparable sales, from county records. */
  comparables: ComparableSale[];
  other_liens: Omit<Lien, 'asOf'>[];
}

/** A report that a loan officer shared with somebody, who need not have an account. */
export interface ValuationShareTable {
  share_identifier: string;
  contact_identifier: string;
  first_name: string;
  email: string;
  loan_identifier: string;
  officer_identifier: string;
  /** The day from which the link's lifetime is counted. */
  sent_on: string;
  /** Origin of the portal that the mailed link opens; null until the mail is sent. */
  mailed_for: string | null;
}

/** Record of a question that was sent. Its text is only in the emails. */
export interface HomeQuestionTable {
  /** UUID; the request's idempotency key. */
  question_id: string;
  /** Hash of the question and its sender. */
  request_hash: string;
  sent_at: Date;
  sent_to: string;
  copy_to: string;
}

declare module '../../base/db/database.ts' {
  interface Database {
    home: HomeTable;
    valuation_share: ValuationShareTable;
    home_question: HomeQuestionTable;
  }
}

export const createHomeTable: MigrationStep = async (database) => {
  await database.schema
    .createTable('home')
    .addColumn('loan_identifier', 'uuid', (column) => column.primaryKey().references('loan.loan_identifier').onDelete('cascade'))
    .addColumn('price_cents', 'integer', (column) => column.notNull())
    .addColumn('bought_on', 'date', (column) => column.notNull())
    .addColumn('standing', 'integer', (column) => column.notNull())
    .addColumn('insurance_cents', 'integer')
    .addColumn('no_estimate', 'text')
    .addColumn('comparables', 'jsonb', (column) => column.notNull())
    .addColumn('other_liens', 'jsonb', (column) => column.notNull())
    .execute();
};

export const createValuationShareTable: MigrationStep = async (database) => {
  await database.schema
    .createTable('valuation_share')
    .addColumn('share_identifier', 'uuid', (column) => column.primaryKey())
    .addColumn('contact_identifier', 'uuid', (column) => column.notNull())
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('loan_identifier', 'uuid', (column) => column.notNull().references('loan.loan_identifier').onDelete('cascade'))
    .addColumn('officer_identifier', 'uuid', (column) => column.notNull().references('loan_officer.user_identifier'))
    .addColumn('sent_on', 'date', (column) => column.notNull())
    .addColumn('mailed_for', 'text')
    .execute();
};

export const createHomeQuestionTable: MigrationStep = async (database) => {
  await database.schema
    .createTable('home_question')
    .addColumn('question_id', 'uuid', (column) => column.primaryKey())
    .addColumn('request_hash', 'text', (column) => column.notNull())
    .addColumn('sent_at', 'timestamptz', (column) => column.notNull())
    .addColumn('sent_to', 'text', (column) => column.notNull())
    .addColumn('copy_to', 'text', (column) => column.notNull())
    .execute();
};
