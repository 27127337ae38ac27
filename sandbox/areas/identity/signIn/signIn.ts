/** Decides whether an e-mail address and a password belong together, and slows down whoever guesses. */
import { hash, verify } from '@node-rs/argon2';
import { sql } from 'kysely';

import type { Sandbox } from '../../../base/sandbox.ts';

export type SignInOutcome =
  { kind: 'signedIn'; borrowerId: string } | { kind: 'refused' } | { kind: 'locked'; secondsLeft: number };

/** Verified against when nobody has the address, so that the answer takes as long. */
let nobodysHash: Promise<string> | undefined;

/** `limits.signInTries` failures lock an address, whoever tried from wherever, for `limits.signInLockMinutes`. */
export async function signIn(sandbox: Sandbox, typedEmail: string, password: string): Promise<SignInOutcome> {
  const { database } = sandbox;
  const email = typedEmail.trim().toLowerCase();
  const lockedUntil = await countAttempt(sandbox, email);
  if (lockedUntil === 'locked already') return { kind: 'locked', secondsLeft: await secondsLeft(sandbox, email) };

  const borrower = await database
    .selectFrom('borrower')
    .select(['borrower_id', 'password_hash'])
    .where(sql`lower(email)`, '=', email)
    .executeTakeFirst();
  nobodysHash ??= hash('nobody has this password');
  const isRight = await verify(borrower?.password_hash ?? (await nobodysHash), password);

  if (borrower && isRight) {
    await database.deleteFrom('sign_in_failure').where('email', '=', email).execute();
    return { kind: 'signedIn', borrowerId: borrower.borrower_id };
  }
  return lockedUntil ? { kind: 'locked', secondsLeft: await secondsLeft(sandbox, email) } : { kind: 'refused' };
}

/**
 * Counts the attempt as a failure before the password is looked at, in one statement, so that guesses sent at the same moment
 * can't slip past the limit; a right password takes the count back. Failures older than the lock no longer count.
 */
async function countAttempt({ database, limits }: Sandbox, email: string): Promise<Date | null | 'locked already'> {
  const now = new Date();
  const lockMs = limits.signInLockMinutes * 60_000;
  const forgotten = new Date(now.getTime() - lockMs);
  const lock = new Date(now.getTime() + lockMs);
  const failures = sql<number>`case when sign_in_failure.last_failed_at < ${forgotten} or sign_in_failure.locked_until is not null
    then 1 else sign_in_failure.failures + 1 end`;
  const counted = await database
    .insertInto('sign_in_failure')
    .values({ email, failures: 1, last_failed_at: now, locked_until: limits.signInTries <= 1 ? lock : null })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({
          failures,
          last_failed_at: now,
          locked_until: sql<Date | null>`case when ${failures} >= ${limits.signInTries}::int then ${lock}::timestamptz end`,
        })
        .where((where) =>
          where.or([where('sign_in_failure.locked_until', 'is', null), where('sign_in_failure.locked_until', '<=', now)]),
        ),
    )
    .returning('locked_until')
    .executeTakeFirst();
  return counted ? counted.locked_until : 'locked already';
}

async function secondsLeft({ database }: Sandbox, email: string): Promise<number> {
  const row = await database.selectFrom('sign_in_failure').select('locked_until').where('email', '=', email).executeTakeFirst();
  return Math.max(1, Math.ceil(((row?.locked_until?.getTime() ?? 0) - Date.now()) / 1000));
}

/** Deletes counts that no longer matter. Run every now and then: anybody can have one made by trying an address. */
export async function forgetFailures({ database, limits }: Sandbox): Promise<void> {
  const forgotten = new Date(Date.now() - limits.signInLockMinutes * 60_000);
  await database.deleteFrom('sign_in_failure').where('last_failed_at', '<', forgotten).execute();
}
