/** The provider's keys: made once, at the first start, then read from the database. */
import { randomBytes } from 'node:crypto';

import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Kysely } from 'kysely';

import type { Database } from '../db/schema.ts';

export const SIGNING_ALGORITHM = 'RS256';

/** The private key that signs ID and access tokens. `kid` is its thumbprint. */
export const signingKey = (database: Kysely<Database>): Promise<JWK> => secret<JWK>(database, 'signing-key', makeSigningKey);

/** Keys that sign the provider's cookies, newest first. */
export const cookieKeys = (database: Kysely<Database>): Promise<string[]> =>
  secret(database, 'cookie-keys', () => Promise.resolve([randomBytes(32).toString('base64url')]));

async function makeSigningKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair(SIGNING_ALGORITHM, { modulusLength: 2048, extractable: true });
  const key = await exportJWK(privateKey);
  return { ...key, kid: await calculateJwkThumbprint(key), alg: SIGNING_ALGORITHM, use: 'sig' };
}

/** Two processes may start at once on one database: the first to insert wins, and both read what it wrote. */
async function secret<Value>(
  database: Kysely<Database>,
  name: 'signing-key' | 'cookie-keys',
  make: () => Promise<Value>,
): Promise<Value> {
  const read = () => database.selectFrom('identity_secret').select('value').where('name', '=', name).executeTakeFirst();
  let kept = await read();
  if (!kept) {
    const value = JSON.stringify(await make());
    await database
      .insertInto('identity_secret')
      .values({ name, value })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    kept = await read();
  }
  if (!kept) throw new Error(`The provider's ${name} could not be kept`);
  return JSON.parse(kept.value) as Value;
}
