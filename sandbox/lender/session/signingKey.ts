/** The key that signs all tokens. It is created at the first start and stored, so that sessions survive restarts. */
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Kysely } from 'kysely';

import type { Database } from '../../base/db/database.ts';
import { getOrCreateSetting, readSetting } from '../../base/db/sandboxSettings.ts';

export const SIGNING_ALGORITHM = 'RS256';
const SIGNING_KEY_SETTING = 'oidc-signing-key';

/** Returns the private key that signs ID and access tokens. `kid` is its thumbprint. */
export async function signingKey(database: Kysely<Database>): Promise<JWK> {
  let kept = await readSetting(database, SIGNING_KEY_SETTING);
  if (kept === null) {
    const made = JSON.stringify(await makeSigningKey());
    kept = await getOrCreateSetting(database, SIGNING_KEY_SETTING, () => made); // if two processes start at once, both use the key stored first
  }
  return JSON.parse(kept) as JWK;
}

async function makeSigningKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair(SIGNING_ALGORITHM, { modulusLength: 2048, extractable: true });
  const key = await exportJWK(privateKey);
  return { ...key, kid: await calculateJwkThumbprint(key), alg: SIGNING_ALGORITHM, use: 'sig' };
}
