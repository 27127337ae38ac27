/**
 * The human check that needs no third party: the browser computes for about a second (ALTCHA proof of work, version 2). Challenges are
 * signed, so they need not be stored. Once solved, a challenge's signature is stored until it expires, so that it cannot be used again.
 */
import { pbkdf2, randomBytes, randomInt } from 'node:crypto';
import { promisify } from 'node:util';

import type { HumanCheckChallenge } from '#contract/guests.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import { loadKeyedHash, isSameDigest } from '../../base/keyedHash.ts';

const deriveKey = promisify(pbkdf2);

/**
 * Range of the number of key derivations that a challenge takes. It is bounded, unlike the search for a short hash prefix, so that no
 * visitor has to wait ten times as long as another. The cost of each derivation is set in the limits.
 */
const MIN_COUNTER = 200;
const MAX_COUNTER = 400;
const KEY_BYTES = 32;
/** Length of the key prefix in a challenge: half of the key, which is long enough that only the correct counter matches. */
const KEY_PREFIX_BYTES = 16;
const ALGORITHM = 'PBKDF2/SHA-256';

type ChallengeParameters = HumanCheckChallenge['parameters'];

const derivedKeyOf = async ({ nonce, salt, cost, keyLength }: ChallengeParameters, counter: number): Promise<Buffer> => {
  const password = Buffer.concat([Buffer.from(nonce, 'hex'), Buffer.alloc(4)]);
  password.writeUInt32BE(counter, password.length - 4);
  return deriveKey(password, Buffer.from(salt, 'hex'), cost, keyLength, 'sha256');
};

const signatureOf = async ({ database }: Sandbox, parameters: ChallengeParameters): Promise<string> => {
  const hash = await loadKeyedHash(database, 'human-check');
  return hash(JSON.stringify(Object.entries(parameters).sort(([a], [b]) => (a < b ? -1 : 1))));
};

/** A challenge is valid for `humanCheckSeconds` of real time, not of the sandbox's clock, because browsers check the expiry, too. */
export async function createChallenge(sandbox: Sandbox): Promise<HumanCheckChallenge> {
  const open = {
    algorithm: ALGORITHM,
    nonce: randomBytes(16).toString('hex'),
    salt: randomBytes(16).toString('hex'),
    cost: sandbox.limits.humanCheckIterations,
    keyLength: KEY_BYTES,
    keyPrefix: '',
    expiresAt: Math.ceil(Date.now() / 1000) + sandbox.limits.humanCheckSeconds,
  } as const;
  const key = await derivedKeyOf(open, randomInt(MIN_COUNTER, MAX_COUNTER));
  const parameters = { ...open, keyPrefix: key.subarray(0, KEY_PREFIX_BYTES).toString('hex') };
  return { parameters, signature: await signatureOf(sandbox, parameters) };
}

/** Whether the proof solves a challenge issued by this sandbox that has neither expired nor been used. This call uses the challenge up. */
export async function redeemProof(sandbox: Sandbox, proof: string): Promise<boolean> {
  const read = parseProof(proof);
  if (!read) return false;
  const { parameters, signature, counter, derivedKey } = read;
  if (!isSameDigest(signature, await signatureOf(sandbox, parameters))) return false;
  if (parameters.expiresAt * 1000 <= Date.now()) return false;
  const key = (await derivedKeyOf(parameters, counter)).toString('hex');
  if (!key.startsWith(parameters.keyPrefix) || !isSameDigest(key, derivedKey)) return false;
  const used = await sandbox.database
    .insertInto('human_check_used')
    .values({ signature, expires_at: new Date(parameters.expiresAt * 1000) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('signature')
    .executeTakeFirst();
  return used !== undefined;
}

export async function deleteExpiredChallenges({ database }: Sandbox): Promise<void> {
  await database.deleteFrom('human_check_used').where('expires_at', '<=', new Date()).execute();
}

interface ParsedProof {
  parameters: ChallengeParameters;
  signature: string;
  counter: number;
  derivedKey: string;
}

/** Parses a proof; returns null when it is malformed. Nothing in the result may be trusted until the signature has been checked. */
function parseProof(proof: string): ParsedProof | null {
  try {
    const { challenge, solution } = JSON.parse(Buffer.from(proof, 'base64').toString('utf8')) as {
      challenge: HumanCheckChallenge;
      solution: { counter: unknown; derivedKey: unknown };
    };
    const { parameters, signature } = challenge;
    const { counter, derivedKey } = solution;
    const isWhole = typeof parameters === 'object' && typeof signature === 'string' && typeof derivedKey === 'string';
    if (!isWhole || !Number.isInteger(counter) || Number(counter) < 0 || Number(counter) > MAX_COUNTER) return null;
    return { parameters, signature, counter: Number(counter), derivedKey };
  } catch {
    return null;
  }
}
