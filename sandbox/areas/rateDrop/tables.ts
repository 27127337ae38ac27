/** Rate Drop Alerts: those of accounts, and leads, which are alerts of people without one. Rates are thousandths of a percent a year. */
import { sql } from 'kysely';

import type {
  MortgageType,
  PhoneConsent,
  PropertyType,
  PropertyUsage,
  RateDropAlert,
  UserPreference,
} from '#contract/borrower/rateDrop.ts';
import type { Step } from '../../base/db/database.ts';

export interface RateAlertTable {
  /** uuid */
  alert_id: string;
  /** Whose account it is in; null for a lead. */
  borrower_id: string | null;
  /** It came from somebody without a session; it stays one when an account takes it over. */
  is_lead: boolean;
  /** The sealed contact of an officer's link that a lead came through. */
  contact_identifier: string | null;
  /** The loan of the borrower's that it is about. */
  loan_identifier: string | null;
  purpose: RateDropAlert['purpose'];
  /** As it was typed or prefilled. The five below are null for a purchase. */
  mrc_loan_number: string | null;
  current_rate: number | null;
  current_payment_cents: number | null;
  balance_cents: number | null;
  target_savings_cents: number | null;
  target_rate: number;
  property_usage: PropertyUsage;
  property_type: PropertyType;
  mortgage_type: MortgageType;
  officer_identifier: string | null;
  first_name: string;
  last_name: string;
  email: string;
  phone: string | null;
  /** Kept whole, and when it came. */
  phone_consent: (PhoneConsent & { givenAt: string }) | null;
  state: UserPreference['state'];
  set_at: Date;
  /** Of the last change by a person. */
  updated_at: Date;
  cancelled_at: Date | null;
  checked_at: Date | null;
  /** With its APR, like `reached_rate`. */
  checked_rate: number | null;
  checked_apr: number | null;
  /** The lender's day; only in the state `reached`. */
  reached_on: string | null;
  reached_rate: number | null;
  reached_apr: number | null;
  /** uuid, of the request that set it; null for a seeded one. */
  idempotency_key: string | null;
  /** What was sent with the key, hashed. */
  request_hash: string | null;
  /** Of a lead: what stands for it in the browser that sent it, hashed, and until when. */
  reference_hash: string | null;
  reference_ends_at: Date | null;
}

declare module '../../base/db/database.ts' {
  interface Database {
    rate_alert: RateAlertTable;
  }
}

export const createRateAlerts: Step = async (database) => {
  await database.schema
    .createTable('rate_alert')
    .addColumn('alert_id', 'uuid', (column) => column.primaryKey())
    .addColumn('borrower_id', 'uuid', (column) => column.references('borrower.borrower_id').onDelete('cascade'))
    .addColumn('is_lead', 'boolean', (column) => column.notNull())
    .addColumn('contact_identifier', 'uuid')
    .addColumn('loan_identifier', 'uuid', (column) => column.references('loan.loan_identifier').onDelete('set null'))
    .addColumn('purpose', 'text', (column) => column.notNull().check(sql`purpose in ('refinance', 'purchase')`))
    .addColumn('mrc_loan_number', 'text')
    .addColumn('current_rate', 'integer')
    .addColumn('current_payment_cents', 'integer')
    .addColumn('balance_cents', 'integer')
    .addColumn('target_savings_cents', 'integer')
    .addColumn('target_rate', 'integer', (column) => column.notNull())
    .addColumn('property_usage', 'text', (column) => column.notNull())
    .addColumn('property_type', 'text', (column) => column.notNull())
    .addColumn('mortgage_type', 'text', (column) => column.notNull())
    .addColumn('officer_identifier', 'uuid', (column) => column.references('loan_officer.user_identifier'))
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('phone', 'text')
    .addColumn('phone_consent', 'jsonb')
    .addColumn('state', 'text', (column) => column.notNull().check(sql`state in ('watching', 'reached', 'cancelled')`))
    .addColumn('set_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .addColumn('cancelled_at', 'timestamptz')
    .addColumn('checked_at', 'timestamptz')
    .addColumn('checked_rate', 'integer')
    .addColumn('checked_apr', 'integer')
    .addColumn('reached_on', 'date')
    .addColumn('reached_rate', 'integer')
    .addColumn('reached_apr', 'integer')
    .addColumn('idempotency_key', 'uuid', (column) => column.unique())
    .addColumn('request_hash', 'text')
    .addColumn('reference_hash', 'text', (column) => column.unique())
    .addColumn('reference_ends_at', 'timestamptz')
    .execute();
  await database.schema.createIndex('rate_alert_borrower').on('rate_alert').columns(['borrower_id', 'set_at']).execute();
  await database.schema.createIndex('rate_alert_watch').on('rate_alert').columns(['mortgage_type', 'state']).execute();
};

/** Deleting a loan looks for its alerts. */
export const findAlertsByLoan: Step = async (database) => {
  await database.schema.createIndex('rate_alert_by_loan').on('rate_alert').column('loan_identifier').execute();
};
