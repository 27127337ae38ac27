import { sql, type Insertable, type Kysely } from 'kysely';

import type { Database } from './database.ts';

/**
 * Inserts all rows as a single JSON parameter, which takes half the time of one parameter per value. Columns missing from the rows get
 * their defaults.
 */
export async function insertAll<Table extends keyof Database>(
  transaction: Kysely<Database>,
  table: Table,
  rows: readonly Insertable<Database[Table]>[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)));
  await sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)})`.execute(transaction);
}
