/** Table of links that loan officers mailed to people, inviting them to set an alert. */
import type { MigrationStep } from '../../base/db/database.ts';

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
    rate_invitation: RateInvitationTable;
  }
}

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
