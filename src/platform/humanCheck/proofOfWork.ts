import type { HumanCheckChallenge, HumanCheckProof } from '#contract/guests.ts';

/** More than any challenge of ours needs; a challenge that asks for more is not worked on. */
const MOST_TRIES = 4000;

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const hexOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Finds the counter whose key begins as the challenge says. WebCrypto derives each key outside the page's own thread, so the page stays
 * alive meanwhile, and no worker is needed. @throws Error when there is none, or the browser can't
 */
async function solve({ parameters }: HumanCheckChallenge, signal: AbortSignal): Promise<HumanCheckProof['solution']> {
  const { nonce, salt, cost, keyLength, keyPrefix } = parameters;
  const start = bytesOf(nonce);
  const password = new Uint8Array(start.length + 4);
  password.set(start);
  const derivation = { name: 'PBKDF2', hash: 'SHA-256', salt: bytesOf(salt), iterations: cost };
  for (let counter = 0; counter < MOST_TRIES; counter += 1) {
    signal.throwIfAborted();
    new DataView(password.buffer).setUint32(start.length, counter);
    const key = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits']);
    const derivedKey = hexOf(new Uint8Array(await crypto.subtle.deriveBits(derivation, key, keyLength * 8)));
    if (derivedKey.startsWith(keyPrefix)) return { counter, derivedKey };
  }
  throw new Error('The challenge has no solution');
}

/** The solved challenge as the contract wants it. */
export async function proofOf(challenge: HumanCheckChallenge, signal: AbortSignal): Promise<string> {
  const proof: HumanCheckProof = { challenge, solution: await solve(challenge, signal) };
  return btoa(JSON.stringify(proof));
}

/** Whether the fetched value is a challenge that can be worked on. */
export const isChallenge = (value: unknown): value is HumanCheckChallenge =>
  typeof value === 'object' &&
  value !== null &&
  'signature' in value &&
  'parameters' in value &&
  typeof value.parameters === 'object' &&
  value.parameters !== null &&
  'keyPrefix' in value.parameters &&
  typeof value.parameters.keyPrefix === 'string' &&
  'expiresAt' in value.parameters &&
  typeof value.parameters.expiresAt === 'number';
