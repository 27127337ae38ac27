/** What the OpenID provider keeps. Times are real time, never the sandbox's movable clock: browsers judge tokens by theirs. */
import type { Step } from '../../base/db/database.ts';

/** One record of the provider's own models: session, grant, code, refresh token, interaction, … */
interface OidcModelTable {
  /** Name of the provider's model; part of the key. */
  kind: string;
  id: string;
  /** The record as JSON text; not jsonb, which refuses a NUL that a visitor may have put into `state`. */
  payload: string;
  /** What revoking a grant finds its codes and tokens by. */
  grant_id: string | null;
  /** Second key of a session, carried by its tokens. */
  uid: string | null;
  /** Whose record it is, where it is somebody's: `borrower_id`. */
  account_id: string | null;
  expires_at: Date | null;
  /** Set once a single-use record was used. */
  consumed_at: Date | null;
}

/** Failed sign-ins of one e-mail address in lower case, whether or not somebody has it; or of a browser that its owner unlocked. */
interface SignInFailureTable {
  /** The address, or "browser " and the hash of the link that unlocked it. */
  email: string;
  failures: number;
  last_failed_at: Date;
  /** Set by the failure that reaches the limit. */
  locked_until: Date | null;
}

/** A sign-up that waits for its mailed link. By the sandbox's clock, unlike the provider's own records: no browser judges it. */
interface SignUpTable {
  /** SHA-256 of the link's token, in hex. */
  token_hash: string;
  email: string;
  /** argon2id. */
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

/** A link that was mailed to the owner of an account. By the sandbox's clock, as sign-ups are. */
export interface MailedLinkTable {
  /** SHA-256 of the link's token, in hex. */
  token_hash: string;
  purpose: 'password' | 'unlock';
  /** In lower case. */
  email: string;
  /** Null where the address has no account. */
  borrower_id: string | null;
  language: string;
  expires_at: Date;
  used_at: Date | null;
}

declare module '../../base/db/database.ts' {
  interface Database {
    oidc_model: OidcModelTable;
    sign_in_failure: SignInFailureTable;
    sign_up: SignUpTable;
    mailed_link: MailedLinkTable;
  }
}

export const createProviderRecords: Step = async (database) => {
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

export const createSignUps: Step = async (database) => {
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

  // Whether the account gets offers, until that became one of the privacy choices.
  await database.schema
    .createTable('promotional_choice')
    .addColumn('borrower_id', 'uuid', (column) => column.primaryKey().references('borrower.borrower_id').onDelete('cascade'))
    .addColumn('opted_in', 'boolean', (column) => column.notNull())
    .addColumn('chosen_at', 'timestamptz', (column) => column.notNull())
    .execute();
};

export const createMailedLinks: Step = async (database) => {
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
