/** Verifies email address and password, and locks an address after too many failures. */
import { hash, verify } from '@node-rs/argon2';
import { sql, type Kysely } from 'kysely';

import type { Database } from '../../../base/db/database.ts';
import type { Sandbox } from '../../../base/sandbox.ts';
import { findAccount } from '../accounts/findAccount.ts';
import { sha256Hex } from '../../../base/keyedHash.ts';

export type SignInOutcome =
  | { kind: 'signedIn'; borrowerId: string }
  | { kind: 'refused' }
  /** `isNew` is true when this attempt caused the lock. */
  | { kind: 'locked'; secondsUntilUnlocked: number; isNew: boolean };

/** Hash to verify against when the address has no account, so that the response takes equally long. */
let dummyHash: Promise<string> | undefined;

/**
 * After `limits.signInTries` failures from anywhere, the address is locked for `limits.signInLockMinutes`. Browsers that the owner
 * unlocked by mail are counted separately, so that other people's failures do not lock them.
 */
export async function signIn(
  sandbox: Sandbox,
  typedEmail: string,
  password: string,
  unlockToken: string | undefined,
): Promise<SignInOutcome> {
  const { database } = sandbox;
  const email = typedEmail.trim().toLowerCase();
  const countKey = (await unlockedBrowserKey(sandbox, email, unlockToken)) ?? email;
  const lockedUntil = await countAttempt(sandbox, countKey);
  if (lockedUntil === 'locked already') {
    return { kind: 'locked', secondsUntilUnlocked: await secondsUntilUnlocked(sandbox, countKey), isNew: false };
  }

  const borrower = await findAccount(sandbox, email);
  dummyHash ??= hash('nobody has this password');
  const isRight = await verify(borrower?.password_hash ?? (await dummyHash), password);

  if (borrower && isRight) {
    await resetFailures(database, countKey);
    return { kind: 'signedIn', borrowerId: borrower.borrower_id };
  }
  return lockedUntil
    ? { kind: 'locked', secondsUntilUnlocked: await secondsUntilUnlocked(sandbox, countKey), isNew: countKey === email }
    : { kind: 'refused' };
}

/**
 * Counts the attempt as a failure before the password is checked, in one statement, so that simultaneous guesses can't exceed the limit.
 * A correct password resets the count. Failures older than the lock duration no longer count.
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

async function secondsUntilUnlocked({ database }: Sandbox, counted: string): Promise<number> {
  const row = await database.selectFrom('sign_in_failure').select('locked_until').where('email', '=', counted).executeTakeFirst();
  return Math.max(1, Math.ceil(((row?.locked_until?.getTime() ?? 0) - Date.now()) / 1000));
}

/** @param counted email address in lowercase, or the key of an unlocked browser */
export async function resetFailures(database: Kysely<Database>, counted: string): Promise<void> {
  await database.deleteFrom('sign_in_failure').where('email', '=', counted).execute();
}

/** Deletes outdated counts. Must run regularly, because anyone can create a row by trying an address. */
export async function deleteOldFailures({ database, limits }: Sandbox): Promise<void> {
  const forgotten = new Date(Date.now() - limits.signInLockMinutes * 60_000);
  await database.deleteFrom('sign_in_failure').where('last_failed_at', '<', forgotten).execute();
}

/**
 * Key for counting the failed sign-ins of a browser that the account's owner unlocked by mail; its cookie holds the used link's token.
 * Undefined for any other browser, and after the link has expired.
 */
async function unlockedBrowserKey(
  { database, clock }: Sandbox,
  email: string,
  token: string | undefined,
): Promise<string | undefined> {
  if (token === undefined) return undefined;
  const link = await database
    .selectFrom('mailed_link')
    .select('token_hash')
    .where('token_hash', '=', sha256Hex(token))
    .where('purpose', '=', 'unlock')
    .where('email', '=', email)
    .where('used_at', 'is not', null)
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
  return link && `browser ${link.token_hash}`;
}
