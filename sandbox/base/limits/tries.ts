/** Counts attempts, to limit guessing and the number of emails sent to one address. */
import { sql, type Kysely, type Transaction } from 'kysely';

import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';

interface TryStore {
  database: Kysely<Database>;
  clock: Clock;
}

/**
 * Counts one attempt in a single statement, so that simultaneous attempts cannot exceed the limit. Returns null when there was room.
 * Otherwise counts nothing and returns the seconds until there is room.
 */
export async function countTry(
  { database, clock }: TryStore,
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
  return (await secondsUntilAllowed({ database, clock }, subject, most)) ?? Math.ceil(windowMs / 1000);
}

/** A limit: what is counted, the maximum number of attempts, and the length of the window that the first attempt starts. */
export interface TryLimit {
  subject: string;
  max: number;
  windowMs: number;
}

/**
 * Counts one attempt against every limit, or against none if one of them is already reached. Returns null when there was room, otherwise
 * the seconds until all limits have room. Each limit is one statement, so simultaneous attempts cannot exceed it; at most, the limits
 * before the one that is reached count an attempt too many.
 */
export async function countTries(tally: TryStore, counts: readonly TryLimit[]): Promise<number | null> {
  const untilRoom = async (): Promise<number> => {
    const waits = await Promise.all(counts.map(({ subject, max }) => secondsUntilAllowed(tally, subject, max)));
    return Math.max(0, ...waits.map((wait) => wait ?? 0));
  };
  const wait = await untilRoom();
  if (wait > 0) return wait;
  for (const { subject, max, windowMs } of counts) {
    const seconds = await countTry(tally, subject, max, windowMs);
    if (seconds !== null) return Math.max(seconds, await untilRoom());
  }
  return null;
}

/**
 * Checks something that only the right person knows, and counts a failure against every limit. A correct attempt costs nothing. When a
 * limit is reached, nothing is counted and the result is withheld. Advisory locks make attempts on the same subject run one after
 * another, so simultaneous ones cannot exceed the limit. All steps run even over the limit, so that the response time reveals nothing.
 * @param look must query the transaction that it receives
 * @returns `secondsLeft`: seconds until there is room, or null; `found`: the match, or null; `blockedSeconds`: seconds for which this failure,
 * the last one allowed, now blocks further attempts, or null
 */
export async function checkWithinLimits<Found>(
  { database, clock }: TryStore,
  counts: readonly TryLimit[],
  look: (transaction: Transaction<Database>) => Promise<Found | null>,
): Promise<{ secondsLeft: number | null; found: Found | null; blockedSeconds: number | null }> {
  return database.transaction().execute(async (transaction) => {
    const tally = { database: transaction, clock };
    // Locks are taken in sorted order to prevent deadlocks.
    for (const subject of counts.map((count) => count.subject).toSorted()) {
      await sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`.execute(transaction);
    }
    const untilRoom = async (): Promise<number | null> => {
      let longest: number | null = null;
      for (const { subject, max, windowMs } of counts) {
        const wait = max > 0 ? await secondsUntilAllowed(tally, subject, max) : Math.ceil(windowMs / 1000);
        if (wait !== null) longest = Math.max(longest ?? 0, wait);
      }
      return longest;
    };
    const secondsLeft = await untilRoom();
    const found = await look(transaction);
    if (secondsLeft !== null) return { secondsLeft, found: null, blockedSeconds: null };
    if (found !== null) return { secondsLeft, found, blockedSeconds: null };
    for (const { subject, max, windowMs } of counts) await countTry(tally, subject, max, windowMs);
    return { secondsLeft, found, blockedSeconds: await untilRoom() };
  });
}

/** Returns null while fewer than `most` attempts are counted, otherwise the seconds until there is room again. Counts nothing. */
export async function secondsUntilAllowed({ database, clock }: TryStore, subject: string, most: number): Promise<number | null> {
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

export async function deleteExpiredCounts({ database, clock }: TryStore): Promise<void> {
  await database.deleteFrom('try_count').where('window_ends_at', '<=', clock.now()).execute();
}
