/** Small named values that the sandbox keeps about itself: the clock, the day of the seeds, keys. */
import type { Kysely } from 'kysely';

import type { Database } from './database.ts';

/** The value, or null when there is none. */
export async function readSetting(database: Kysely<Database>, name: string): Promise<string | null> {
  const row = await database.selectFrom('sandbox_setting').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value ?? null;
}

export async function writeSetting(database: Kysely<Database>, name: string, value: string): Promise<void> {
  await database
    .insertInto('sandbox_setting')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

export async function removeSetting(database: Kysely<Database>, name: string): Promise<void> {
  await database.deleteFrom('sandbox_setting').where('name', '=', name).execute();
}

/** The value that whoever came first wrote; `make` is asked when nobody has. */
export async function keepSetting(database: Kysely<Database>, name: string, make: () => string): Promise<string> {
  await database
    .insertInto('sandbox_setting')
    .values({ name, value: make() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await database
    .selectFrom('sandbox_setting')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return value;
}
