/** Single-use links that prove control of a mailbox. They expire, and only a hash of the token is stored. */
import { randomBytes } from 'node:crypto';

import type { Kysely } from 'kysely';

import type { Database } from '../../../base/db/database.ts';
import type { Sandbox } from '../../../base/sandbox.ts';
import { sha256Hex } from '../../../base/keyedHash.ts';
import type { MailedLinkTable } from './tables.ts';

type Purpose = MailedLinkTable['purpose'];

interface NewLink {
  purpose: Purpose;
  email: string;
  /** Null for an address without an account. The link is then created already expired, so that both cases do the same work. */
  borrowerId: string | null;
  language: string;
  lifetimeMs: number;
}

/** @returns the link's token */
export async function createMailedLink(
  { database, clock }: Sandbox,
  { purpose, email, borrowerId, language, lifetimeMs }: NewLink,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const now = clock.now();
  await database
    .insertInto('mailed_link')
    .values({
      token_hash: sha256Hex(token),
      purpose,
      email: email.toLowerCase(),
      borrower_id: borrowerId,
      language,
      expires_at: borrowerId === null ? now : new Date(now.getTime() + lifetimeMs),
      used_at: null,
    })
    .execute();
  return token;
}

/** Finds a valid link without using it up, because mail scanners open links, too. Undefined when it is used, expired or unknown. */
export async function findValidLink(
  { database, clock }: Sandbox,
  purpose: Purpose,
  token: string,
): Promise<MailedLinkTable | undefined> {
  return database
    .selectFrom('mailed_link')
    .selectAll()
    .where('token_hash', '=', sha256Hex(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
}

/** Marks the link as used in one statement, so that only one of two simultaneous requests succeeds. @param database may be a transaction */
export async function consumeLink(
  database: Kysely<Database>,
  now: Date,
  purpose: Purpose,
  token: string,
): Promise<MailedLinkTable | undefined> {
  return database
    .updateTable('mailed_link')
    .set({ used_at: now })
    .where('token_hash', '=', sha256Hex(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}

export async function deleteExpiredMailedLinks({ database, clock }: Sandbox): Promise<void> {
  await database.deleteFrom('mailed_link').where('expires_at', '<=', clock.now()).execute();
}
