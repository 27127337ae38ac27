/** How many sign-ups are too many: per e-mail address, known or not, and per caller. */
import { sql } from 'kysely';

import type { Sandbox } from '../context.ts';
import { Refusal } from '../http/errors.ts';
import { wordsFor } from './signUpWords.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Counts one try for the caller, and one for the address. @throws Refusal 429 with the time until the window ends */
export async function countSignUp(
  sandbox: Sandbox,
  { caller, email, language }: { caller: string; email: string; language: string },
): Promise<void> {
  const { signUpsPerCallerPerHour, signUpMailsPerDay } = sandbox.limits;
  const secondsLeft =
    (await countTry(sandbox, `caller ${caller}`, signUpsPerCallerPerHour, HOUR_MS)) ??
    (await countTry(sandbox, `address ${email.toLowerCase()}`, signUpMailsPerDay, 24 * HOUR_MS));
  if (secondsLeft !== null) {
    throw new Refusal(429, wordsFor(language).refusals.tooMany, { retryAfterSeconds: secondsLeft });
  }
}

/**
 * Counts in one statement, so that tries sent at the same moment can't slip past the limit. Null when there was room; otherwise the
 * seconds until there is, and nothing is counted.
 */
async function countTry({ database, clock }: Sandbox, subject: string, most: number, windowMs: number): Promise<number | null> {
  const now = clock.now();
  const ends = new Date(now.getTime() + windowMs);
  const isOver = sql<boolean>`sign_up_count.window_ends_at <= ${now}::timestamptz`;
  if (most > 0) {
    const counted = await database
      .insertInto('sign_up_count')
      .values({ subject, tries: 1, window_ends_at: ends })
      .onConflict((conflict) =>
        conflict
          .column('subject')
          .doUpdateSet({
            tries: sql<number>`case when ${isOver} then 1 else sign_up_count.tries + 1 end`,
            window_ends_at: sql<Date>`case when ${isOver} then ${ends}::timestamptz else sign_up_count.window_ends_at end`,
          })
          .where((where) => where.or([isOver, where('sign_up_count.tries', '<', most)])),
      )
      .returning('tries')
      .executeTakeFirst();
    if (counted) return null;
  }
  const row = await database
    .selectFrom('sign_up_count')
    .select('window_ends_at')
    .where('subject', '=', subject)
    .executeTakeFirst();
  return Math.max(1, Math.ceil(((row?.window_ends_at ?? ends).getTime() - now.getTime()) / 1000));
}
