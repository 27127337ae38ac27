/** Decides whether an e-mail address and a password belong together, and slows down whoever guesses. */
import { hash, verify } from '@node-rs/argon2';
import { sql, type Kysely } from 'kysely';

import type { Database } from '../../../base/db/database.ts';
import type { Sandbox } from '../../../base/sandbox.ts';
import { findAccount } from '../accounts/findAccount.ts';
import { unlockedBrowser } from '../accounts/unlockedBrowser.ts';

export type SignInOutcome =
  | { kind: 'signedIn'; borrowerId: string }
  | { kind: 'refused' }
  /** `isNew`: this failure locked the address. */
  | { kind: 'locked'; secondsLeft: number; isNew: boolean };

/** Verified against when nobody has the address, so that the answer takes as long. */
let nobodysHash: Promise<string> | undefined;

/**
 * `limits.signInTries` failures lock an address, whoever tried from wherever, for `limits.signInLockMinutes`. A browser that the owner
 * unlocked by mail is counted by itself, so that nobody else's failures lock it.
 */
export async function signIn(
  sandbox: Sandbox,
  typedEmail: string,
  password: string,
  unlockToken: string | undefined,
): Promise<SignInOutcome> {
  const { database } = sandbox;
  const email = typedEmail.trim().toLowerCase();
  const counted = (await unlockedBrowser(sandbox, email, unlockToken)) ?? email;
  const lockedUntil = await countAttempt(sandbox, counted);
  if (lockedUntil === 'locked already') {
    return { kind: 'locked', secondsLeft: await secondsLeft(sandbox, counted), isNew: false };
  }

  const borrower = await findAccount(sandbox, email);
  nobodysHash ??= hash('nobody has this password');
  const isRight = await verify(borrower?.password_hash ?? (await nobodysHash), password);

  if (borrower && isRight) {
    await forgetFailuresOf(database, counted);
    return { kind: 'signedIn', borrowerId: borrower.borrower_id };
  }
  return lockedUntil
    ? { kind: 'locked', secondsLeft: await secondsLeft(sandbox, counted), isNew: counted === email }
    : { kind: 'refused' };
}

/**
 * Counts the attempt as a failure before the password is looked at, in one statement, so that guesses sent at the same moment
 * can't slip past the limit; a right password takes the count back. Failures older than the lock no longer count.
 */
async function countAttempt({ database, limits }: Sandbox, counted: string): Promise<Date | null | 'locked already'> {
  const now = new Date();
  const lockMs = limits.signInLockMinutes * 60_000;
  const forgotten = new Date(now.getTime() - lockMs);
  const lock = new Date(now.getTime() + lockMs);
  const failures = sql<number>`case when sign_in_failure.last_failed_at < ${forgotten} or sign_in_failure.locked_until is not null
    then 1 else sign_in_failure.failures + 1 end`;
  const row = await database
    .insertInto('sign_in_failure')
    .values({ email: counted, failures: 1, last_failed_at: now, locked_until: limits.signInTries <= 1 ? lock : null })
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
  return row ? row.locked_until : 'locked already';
}

async function secondsLeft({ database }: Sandbox, counted: string): Promise<number> {
  const row = await database.selectFrom('sign_in_failure').select('locked_until').where('email', '=', counted).executeTakeFirst();
  return Math.max(1, Math.ceil(((row?.locked_until?.getTime() ?? 0) - Date.now()) / 1000));
}

/** @param counted the address in lower case, or what stands for an unlocked browser */
export async function forgetFailuresOf(database: Kysely<Database>, counted: string): Promise<void> {
  await database.deleteFrom('sign_in_failure').where('email', '=', counted).execute();
}

/** Deletes counts that no longer matter. Run every now and then: anybody can have one made by trying an address. */
export async function forgetFailures({ database, limits }: Sandbox): Promise<void> {
  const forgotten = new Date(Date.now() - limits.signInLockMinutes * 60_000);
  await database.deleteFrom('sign_in_failure').where('last_failed_at', '<', forgotten).execute();
}
