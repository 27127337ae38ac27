/**
 * Tables of Rate Drop Alerts, and of the links that invite people to set one. Alerts are those of accounts, and leads, which are alerts of
 * people without an account. Rates are in thousandths of a percent per year.
 */
import { sql } from 'kysely';

import type {
  MortgageType,
  PhoneConsent,
  PropertyType,
  PropertyUsage,
  RateDropAlert,
  UserPreference,
} from '#contract/borrower/rateDrop.ts';
import type { MigrationStep } from '../../base/db/database.ts';

export interface RateAlertTable {
  alert_id: string;
  /** Account that owns the alert; null for a lead. */
  borrower_id: string | null;
  /** Whether it was created without a session. This stays true when an account takes it over. */
  is_lead: boolean;
  /** Contact id from the officer's link through which a lead was created. */
  contact_identifier: string | null;
  loan_identifier: string | null;
  purpose: RateDropAlert['purpose'];
  /** Loan number as typed or prefilled. The five columns from here on are null for a purchase. */
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
  /** The full consent text and the time when it was given. */
  phone_consent: (PhoneConsent & { givenAt: string }) | null;
  state: UserPreference['state'];
  set_at: Date;
  /** Time of the last change by a person. */
  updated_at: Date;
  cancelled_at: Date | null;
  checked_at: Date | null;
  /** Quoted rate at the last check, followed by its APR; likewise for `reached_rate`. */
  checked_rate: number | null;
  checked_apr: number | null;
  /** Day in the lender's time zone; set only in the state `reached`. */
  reached_on: string | null;
  reached_rate: number | null;
  reached_apr: number | null;
  /** UUID of the request that created it; null for a seeded alert. */
  idempotency_key: string | null;
  /** Hash of what was sent with the key. */
  request_hash: string | null;
  /** Hash of the reference that the sender's browser holds for a lead, and when it expires. */
  reference_hash: string | null;
  reference_ends_at: Date | null;
}

/** Links that loan officers mailed to people, inviting them to set an alert. */
export interface RateInvitationTable {
  invitation_identifier: string;
  /** UUID of the person, who need not have an account. */
  contact_identifier: string;
  first_name: string;
  email: string;
  officer_identifier: string;
  /** The day from which the link's lifetime is counted. */
  sent_on: string;
  /** Origin of the portal that the mailed link opens; null until the mail is sent. */
  mailed_for: string | null;
}

declare module '../../base/db/database.ts' {
  interface Database {
    rate_alert: RateAlertTable;
    rate_invitation: RateInvitationTable;
  }
}

export const createRateAlertTable: MigrationStep = async (database) => {
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

/** Deleting a loan has to find its alerts. */
export const indexAlertsByLoan: MigrationStep = async (database) => {
  await database.schema.createIndex('rate_alert_by_loan').on('rate_alert').column('loan_identifier').execute();
};

export const createRateInvitationTable: MigrationStep = async (database) => {
  await database.schema
    .createTable('rate_invitation')
    .addColumn('invitation_identifier', 'uuid', (column) => column.primaryKey())
    .addColumn('contact_identifier', 'uuid', (column) => column.notNull())
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('officer_identifier', 'uuid', (column) => column.notNull().references('loan_officer.user_identifier'))
    .addColumn('sent_on', 'date', (column) => column.notNull())
    .addColumn('mailed_for', 'text')
    .execute();
};
