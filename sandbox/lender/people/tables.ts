import { sql } from 'kysely';

import type { MigrationStep } from '../../base/db/database.ts';

/** A person with an account, who can sign in at the OpenID provider. */
export interface BorrowerTable {
  /** UUID; also the OpenID subject. */
  borrower_id: string;
  /** Email address as typed; unique regardless of case. */
  email: string;
  /** Argon2id hash. */
  password_hash: string;
  first_name: string;
  last_name: string;
  customer_identifier: string;
  address_line1: string;
  address_city: string;
  address_state: string;
  address_zip1: string;
  /** Name of the seeded situation; null for an account created by signing up. */
  situation: string | null;
}

declare module '../../base/db/database.ts' {
  interface Database {
    borrower: BorrowerTable;
  }
}

export const createBorrowerTable: MigrationStep = async (database) => {
  await database.schema
    .createTable('borrower')
    .addColumn('borrower_id', 'uuid', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('customer_identifier', 'text', (column) => column.notNull().unique())
    .addColumn('address_line1', 'text', (column) => column.notNull())
    .addColumn('address_city', 'text', (column) => column.notNull())
    .addColumn('address_state', 'text', (column) => column.notNull())
    .addColumn('address_zip1', 'text', (column) => column.notNull())
    .addColumn('situation', 'text')
    .execute();
  await database.schema
    .createIndex('borrower_email')
    .unique()
    .on('borrower')
    .expression(sql`lower(email)`)
    .execute();
};
