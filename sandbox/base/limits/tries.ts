/** Counts tries where something could be guessed, or somebody's mailbox filled. */
import { sql, type Kysely, type Transaction } from 'kysely';

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

/** Something that is counted: whose tries, how many there may be, and for how long a first one counts. */
export interface Count {
  subject: string;
  most: number;
  windowMs: number;
}

/**
 * Counts one try in each; when one of them is full, in none. Null when there was room; otherwise the seconds until there is room in all.
 * Each is one statement, in order: of tries at the same moment none slips past, and at most those before the full one count one more.
 */
export async function countTries(tally: Tally, counts: readonly Count[]): Promise<number | null> {
  const untilRoom = async (): Promise<number> => {
    const waits = await Promise.all(counts.map(({ subject, most }) => secondsUntilRoom(tally, subject, most)));
    return Math.max(0, ...waits.map((wait) => wait ?? 0));
  };
  const wait = await untilRoom();
  if (wait > 0) return wait;
  for (const { subject, most, windowMs } of counts) {
    const seconds = await countTry(tally, subject, most, windowMs);
    if (seconds !== null) return Math.max(seconds, await untilRoom());
  }
  return null;
}

/**
 * One try to say what only the right person knows: looks, and counts a miss in each count. A right answer costs nothing. Where a count is
 * full nothing is counted, and what was found is not told. Tries for the same thing are judged one after the other, so that those sent at
 * the same moment neither slip past the limit nor, being right, use it up. Each takes the same steps, one over the limit too.
 * @param look has to ask the database that it is handed
 * @returns the seconds until there is room in all counts, or null; what was found, or null; and the seconds for which this miss, the last
 * one, has shut the door, or null
 */
export async function judgeTry<Found>(
  { database, clock }: Tally,
  counts: readonly Count[],
  look: (transaction: Transaction<Database>) => Promise<Found | null>,
): Promise<{ secondsLeft: number | null; found: Found | null; shutFor: number | null }> {
  return database.transaction().execute(async (transaction) => {
    const tally = { database: transaction, clock };
    // In one order, so that no two wait for each other.
    for (const subject of counts.map((count) => count.subject).toSorted()) {
      await sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`.execute(transaction);
    }
    const untilRoom = async (): Promise<number | null> => {
      let longest: number | null = null;
      for (const { subject, most, windowMs } of counts) {
        const wait = most > 0 ? await secondsUntilRoom(tally, subject, most) : Math.ceil(windowMs / 1000);
        if (wait !== null) longest = Math.max(longest ?? 0, wait);
      }
      return longest;
    };
    const secondsLeft = await untilRoom();
    const found = await look(transaction);
    if (secondsLeft !== null) return { secondsLeft, found: null, shutFor: null };
    if (found !== null) return { secondsLeft, found, shutFor: null };
    for (const { subject, most, windowMs } of counts) await countTry(tally, subject, most, windowMs);
    return { secondsLeft, found, shutFor: await untilRoom() };
  });
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
