import type { HumanCheckChallenge, HumanCheckProof } from '#contract/guests.ts';

/** Upper limit of attempts, above what any challenge of the lender needs. A harder challenge is given up. */
const MAX_ATTEMPTS = 4000;

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const hexOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Finds the counter whose derived key starts with the challenge's prefix. WebCrypto derives keys off the main thread, so the page stays
 * responsive without a worker. @throws Error when no counter matches or the browser lacks WebCrypto
 */
async function solve({ parameters }: HumanCheckChallenge, signal: AbortSignal): Promise<HumanCheckProof['solution']> {
  const { nonce, salt, cost, keyLength, keyPrefix } = parameters;
  const start = bytesOf(nonce);
  const password = new Uint8Array(start.length + 4);
  password.set(start);
  const derivation = { name: 'PBKDF2', hash: 'SHA-256', salt: bytesOf(salt), iterations: cost };
  for (let counter = 0; counter < MAX_ATTEMPTS; counter += 1) {
    signal.throwIfAborted();
    new DataView(password.buffer).setUint32(start.length, counter);
    const key = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits']);
    const derivedKey = hexOf(new Uint8Array(await crypto.subtle.deriveBits(derivation, key, keyLength * 8)));
    if (derivedKey.startsWith(keyPrefix)) return { counter, derivedKey };
  }
  throw new Error('The challenge has no solution');
}

/** Solves a challenge and encodes the proof as the contract requires (Base64 of JSON). */
export async function createProof(challenge: HumanCheckChallenge, signal: AbortSignal): Promise<string> {
  const proof: HumanCheckProof = { challenge, solution: await solve(challenge, signal) };
  return btoa(JSON.stringify(proof));
}

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
