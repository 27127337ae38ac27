/**
 * The identity provider's tables. Its records use real time and not the sandbox's adjustable clock, because browsers check token
 * lifetimes by their own clock.
 */
import type { MigrationStep } from '../../../base/db/database.ts';

/** One record of the provider's models: session, grant, code, refresh token, interaction and so on. */
interface OidcModelTable {
  /** Name of the provider's model; part of the primary key. */
  kind: string;
  id: string;
  /** The record as JSON. The column is not jsonb, because jsonb rejects a NUL character that a visitor may send in `state`. */
  payload: string;
  /** Grant of a code or token; revoking the grant deletes by it. */
  grant_id: string | null;
  /** Secondary key of a session; its tokens carry it, too. */
  uid: string | null;
  /** The borrower's id (`borrower_id`), if the record belongs to an account. */
  account_id: string | null;
  expires_at: Date | null;
  /** When a single-use record was used. */
  consumed_at: Date | null;
}

/** Failed sign-ins of an email address in lowercase, whether or not it has an account, or of a browser that the owner unlocked. */
interface SignInFailureTable {
  /** The email address, or "browser " followed by the hash of the unlock link's token. */
  email: string;
  failures: number;
  last_failed_at: Date;
  /** Set by the failure that reaches the limit. */
  locked_until: Date | null;
}

/** A sign-up waiting for its link to be used. It uses the sandbox's clock, because no browser checks its times. */
interface SignUpTable {
  /** SHA-256 hash of the link's token, in hex. */
  token_hash: string;
  email: string;
  /** Hashed with argon2id. */
  password_hash: string;
  first_name: string;
  last_name: string;
  promotional: boolean;
  language: string;
  /** Origin of the portal where the person signed up and will sign in. */
  portal: string;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

/** A link mailed to the owner of an account. It uses the sandbox's clock, like sign-ups. */
export interface MailedLinkTable {
  /** SHA-256 hash of the link's token, in hex. */
  token_hash: string;
  purpose: 'password' | 'unlock';
  /** In lowercase. */
  email: string;
  /** Null when the address has no account. */
  borrower_id: string | null;
  language: string;
  expires_at: Date;
  used_at: Date | null;
}

declare module '../../../base/db/database.ts' {
  interface Database {
    oidc_model: OidcModelTable;
    sign_in_failure: SignInFailureTable;
    sign_up: SignUpTable;
    mailed_link: MailedLinkTable;
  }
}

export const createProviderRecords: MigrationStep = async (database) => {
  await database.schema
    .createTable('oidc_model')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('grant_id', 'text')
    .addColumn('uid', 'text')
    .addColumn('account_id', 'text')
    .addColumn('expires_at', 'timestamptz')
    .addColumn('consumed_at', 'timestamptz')
    .addPrimaryKeyConstraint('oidc_model_pkey', ['kind', 'id'])
    .execute();
  for (const column of ['grant_id', 'uid', 'account_id', 'expires_at']) {
    await database.schema.createIndex(`oidc_model_${column}`).on('oidc_model').column(column).execute();
  }

  await database.schema
    .createTable('sign_in_failure')
    .addColumn('email', 'text', (column) => column.primaryKey())
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('last_failed_at', 'timestamptz', (column) => column.notNull())
    .addColumn('locked_until', 'timestamptz')
    .execute();
};

export const createSignUps: MigrationStep = async (database) => {
  await database.schema
    .createTable('sign_up')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('promotional', 'boolean', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('portal', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .addColumn('used_at', 'timestamptz')
    .execute();
  await database.schema.createIndex('sign_up_expires_at').on('sign_up').column('expires_at').execute();

  // Stored whether the account wants offers, before this became one of the privacy choices.
  await database.schema
    .createTable('promotional_choice')
    .addColumn('borrower_id', 'uuid', (column) => column.primaryKey().references('borrower.borrower_id').onDelete('cascade'))
    .addColumn('opted_in', 'boolean', (column) => column.notNull())
    .addColumn('chosen_at', 'timestamptz', (column) => column.notNull())
    .execute();
};

export const createMailedLinks: MigrationStep = async (database) => {
  await database.schema
    .createTable('mailed_link')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('borrower_id', 'uuid', (column) => column.references('borrower.borrower_id').onDelete('cascade'))
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .addColumn('used_at', 'timestamptz')
    .execute();
  await database.schema.createIndex('mailed_link_borrower').on('mailed_link').column('borrower_id').execute();
};
