/** Digests under a key that the sandbox made once and keeps, so that what has few possible values can't be found by trying them all. */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

import type { Kysely } from 'kysely';

import type { Database } from './db/database.ts';
import { keepSetting } from './db/keptSettings.ts';

/** HMAC-SHA-256 in hex. */
export type KeyedHash = (value: string) => string;

/** Keys never change once they are written; what a transaction wrote may still be undone, so that is not remembered. */
const remembered = new WeakMap<Kysely<Database>, Map<string, string>>();

/** The hash of one purpose, for example "identity": values of different purposes never get the same digest. The key outlives a reset. */
export async function keyedHash(database: Kysely<Database>, purpose: string): Promise<KeyedHash> {
  const keys = remembered.get(database) ?? new Map<string, string>();
  const key =
    keys.get(purpose) ?? (await keepSetting(database, `${purpose}-hash-key`, () => randomBytes(32).toString('base64url')));
  if (!database.isTransaction) remembered.set(database, keys.set(purpose, key));
  return (value) => createHmac('sha256', key).update(value).digest('hex');
}

/** For secrets that are long and random already, such as tickets and tokens: nobody can try those. */
export const plainHash = (value: string): string => createHash('sha256').update(value).digest('hex');

/** Whether two digests are the same, in a time that does not tell where they differ. */
export function sameDigest(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
