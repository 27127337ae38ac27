/** Counts tries where something could be guessed, or somebody's mailbox filled. */
import { sql, type Kysely } from 'kysely';

import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';

/** What a count is kept in, and timed by. */
interface Tally {
  database: Kysely<Database>;
  clock: Clock;
}

/**
 * Counts in one statement, so that tries sent at the same moment can't slip past the limit. Null when there was room; otherwise the
 * seconds until there is, and nothing is counted.
 */
export async function countTry(
  { database, clock }: Tally,
  subject: string,
  most: number,
  windowMs: number,
): Promise<number | null> {
  const now = clock.now();
  const ends = new Date(now.getTime() + windowMs);
  const isOver = sql<boolean>`try_count.window_ends_at <= ${now}::timestamptz`;
  if (most > 0) {
    const counted = await database
      .insertInto('try_count')
      .values({ subject, tries: 1, window_ends_at: ends })
      .onConflict((conflict) =>
        conflict
          .column('subject')
          .doUpdateSet({
            tries: sql<number>`case when ${isOver} then 1 else try_count.tries + 1 end`,
            window_ends_at: sql<Date>`case when ${isOver} then ${ends}::timestamptz else try_count.window_ends_at end`,
          })
          .where((where) => where.or([isOver, where('try_count.tries', '<', most)])),
      )
      .returning('tries')
      .executeTakeFirst();
    if (counted) return null;
  }
  return (await secondsUntilRoom({ database, clock }, subject, most)) ?? Math.ceil(windowMs / 1000);
}

/** Null while fewer than `most` tries are counted; otherwise the seconds until there is room again. Counts nothing. */
export async function secondsUntilRoom({ database, clock }: Tally, subject: string, most: number): Promise<number | null> {
  const now = clock.now();
  const full = await database
    .selectFrom('try_count')
    .select('window_ends_at')
    .where('subject', '=', subject)
    .where('tries', '>=', most)
    .where('window_ends_at', '>', now)
    .executeTakeFirst();
  return full ? Math.max(1, Math.ceil((full.window_ends_at.getTime() - now.getTime()) / 1000)) : null;
}

/** Deletes counts whose window is over. */
export async function forgetTries({ database, clock }: Tally): Promise<void> {
  await database.deleteFrom('try_count').where('window_ends_at', '<=', clock.now()).execute();
}
