/** Small named values that the sandbox stores about itself, such as the clock, the day of the seeds, and signing keys. */
import type { Kysely } from 'kysely';

import type { Database } from './database.ts';

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

/** Returns the stored value, or stores the result of `make` if there is none. When two processes race, both get the value stored first. */
export async function getOrCreateSetting(database: Kysely<Database>, name: string, make: () => string): Promise<string> {
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
