/** The gateway's tables, in a separate schema. */
import { sql } from 'kysely';

import type { MigrationStep } from '../../../base/db/database.ts';
import type { DeclineCode } from './testNumbers.ts';

/** The gateway's vault: the data behind a token. */
export interface GatewayTokenTable {
  token: string;
  /** Idempotency key of the request for the token; the same key gives the same token. */
  idempotency_key: string;
  kind: 'card' | 'bank';
  /** Null for a bank account. */
  brand: string | null;
  last_four: string;
  /** Month of expiry of a card, `YYYY-MM`. */
  expires: string | null;
  /** Decline code of future charges; null when they succeed. */
  declines_with: DeclineCode | null;
}

/** The gateway's charges. A voided attempt moved no money and never will. */
export interface GatewayChargeTable {
  /** UUID chosen by the caller for one attempt with a key. */
  attempt: string;
  charge_id: string;
  /** Owner of the key. */
  payer: string;
  /** Per payer and key, at most one attempt is not voided. */
  idempotency_key: string;
  token: string | null;
  cents: number | null;
  status: 'succeeded' | 'declined' | 'voided';
  decline_code: DeclineCode | null;
  at: Date;
}

declare module '../../../base/db/database.ts' {
  interface Database {
    'gateway.token': GatewayTokenTable;
    'gateway.charge': GatewayChargeTable;
  }
}

export const createGateway: MigrationStep = async (database) => {
  const gateway = database.schema.withSchema('gateway');
  await database.schema.createSchema('gateway').execute();
  await gateway
    .createTable('token')
    .addColumn('token', 'text', (column) => column.primaryKey())
    .addColumn('idempotency_key', 'text', (column) => column.notNull().unique())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('brand', 'text')
    .addColumn('last_four', 'text', (column) => column.notNull().check(sql`last_four ~ '^[0-9]{4}$'`))
    .addColumn('expires', 'text')
    .addColumn('declines_with', 'text')
    .execute();
  await gateway
    .createTable('charge')
    .addColumn('attempt', 'uuid', (column) => column.primaryKey())
    .addColumn('charge_id', 'text', (column) => column.notNull().unique())
    .addColumn('payer', 'text', (column) => column.notNull())
    .addColumn('idempotency_key', 'text', (column) => column.notNull())
    .addColumn('token', 'text')
    .addColumn('cents', 'integer')
    .addColumn('status', 'text', (column) => column.notNull().check(sql`status in ('succeeded', 'declined', 'voided')`))
    .addColumn('decline_code', 'text')
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .addCheckConstraint('charge_complete', sql`status = 'voided' or (token is not null and cents > 0)`)
    .execute();
  await gateway
    .createIndex('charge_key')
    .unique()
    .on('charge')
    .columns(['payer', 'idempotency_key'])
    .where(sql.ref('status'), '<>', sql.lit('voided'))
    .execute();
};
