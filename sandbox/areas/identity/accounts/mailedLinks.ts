/** Links that only the owner of a mailbox can follow: single use, for a limited time, kept as a hash. */
import { randomBytes } from 'node:crypto';

import type { Kysely } from 'kysely';

import type { Database } from '../../../base/db/database.ts';
import type { Sandbox } from '../../../base/sandbox.ts';
import { plainHash } from '../../../base/keyedHash.ts';
import type { MailedLinkTable } from '../tables.ts';

type Purpose = MailedLinkTable['purpose'];

interface LinkFor {
  purpose: Purpose;
  email: string;
  /** Null makes a link that has expired already: for an address without an account the same steps are taken. */
  borrowerId: string | null;
  language: string;
  /** How long it may be followed. */
  forMs: number;
}

/** Writes a new link down. @returns its token */
export async function makeLink(
  { database, clock }: Sandbox,
  { purpose, email, borrowerId, language, forMs }: LinkFor,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const now = clock.now();
  await database
    .insertInto('mailed_link')
    .values({
      token_hash: plainHash(token),
      purpose,
      email: email.toLowerCase(),
      borrower_id: borrowerId,
      language,
      expires_at: borrowerId === null ? now : new Date(now.getTime() + forMs),
      used_at: null,
    })
    .execute();
  return token;
}

/** Looks without changing anything: programs that check mail open links, too. Undefined when it is used, expired or nobody's. */
export async function openLink(
  { database, clock }: Sandbox,
  purpose: Purpose,
  token: string,
): Promise<MailedLinkTable | undefined> {
  return database
    .selectFrom('mailed_link')
    .selectAll()
    .where('token_hash', '=', plainHash(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
}

/** Uses it up in one statement: of two at the same moment one gets nothing. @param database may be a transaction */
export async function useLink(
  database: Kysely<Database>,
  now: Date,
  purpose: Purpose,
  token: string,
): Promise<MailedLinkTable | undefined> {
  return database
    .updateTable('mailed_link')
    .set({ used_at: now })
    .where('token_hash', '=', plainHash(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}

/** Deletes links that can no longer be followed, nor open a lock. */
export async function forgetMailedLinks({ database, clock }: Sandbox): Promise<void> {
  await database.deleteFrom('mailed_link').where('expires_at', '<=', clock.now()).execute();
}
