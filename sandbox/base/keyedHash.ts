/**
 * HMAC digests under a key stored in the database. Values with few possibilities, such as a Social Security number, could be found from a
 * plain hash by trying them all.
 */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

import type { Kysely } from 'kysely';

import type { Database } from './db/database.ts';
import { getOrCreateSetting } from './db/sandboxSettings.ts';

/** HMAC-SHA-256 in hex. */
export type KeyedHash = (value: string) => string;

/**
 * Cache of keys, which never change once committed. A key read inside a transaction is not cached, because the transaction may be rolled
 * back.
 */
const cachedKeys = new WeakMap<Kysely<Database>, Map<string, string>>();

/**
 * Returns the hash function for one purpose, for example "identity"; each purpose has its own key, so digests of different purposes never
 * match. The key survives a reset of the sandbox's data.
 */
export async function loadKeyedHash(database: Kysely<Database>, purpose: string): Promise<KeyedHash> {
  const keys = cachedKeys.get(database) ?? new Map<string, string>();
  const key =
    keys.get(purpose) ?? (await getOrCreateSetting(database, `${purpose}-hash-key`, () => randomBytes(32).toString('base64url')));
  if (!database.isTransaction) cachedKeys.set(database, keys.set(purpose, key));
  return (value) => createHmac('sha256', key).update(value).digest('hex');
}

/** SHA-256 without a key, for secrets that are long and random, such as tickets and tokens, and so cannot be guessed. */
export const sha256Hex = (value: string): string => createHash('sha256').update(value).digest('hex');

/** Compares two digests in constant time, so that the timing does not reveal where they differ. */
export function isSameDigest(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
