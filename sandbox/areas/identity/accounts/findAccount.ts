import { sql } from 'kysely';

import type { Sandbox } from '../../../base/sandbox.ts';

/** Finds an account by its email address, ignoring case. */
export async function findAccount(
  { database }: Sandbox,
  email: string,
): Promise<{ borrower_id: string; email: string; password_hash: string } | undefined> {
  return database
    .selectFrom('borrower')
    .select(['borrower_id', 'email', 'password_hash'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();
}
