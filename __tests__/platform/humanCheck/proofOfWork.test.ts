/** @jest-environment node */
import { pbkdf2Sync } from 'node:crypto';

import type { HumanCheckChallenge, HumanCheckProof } from '#contract/guests.ts';
import { isChallenge, createProof } from '#platform/humanCheck/proofOfWork.ts';

const nonce = '00112233445566778899aabbccddeeff';
const salt = 'ffeeddccbbaa99887766554433221100';

function keyOf(counter: number): string {
  const password = Buffer.concat([Buffer.from(nonce, 'hex'), Buffer.alloc(4)]);
  password.writeUInt32BE(counter, 16);
  return pbkdf2Sync(password, Buffer.from(salt, 'hex'), 10, 32, 'sha256').toString('hex');
}

const challengeFor = (keyPrefix: string): HumanCheckChallenge => ({
  parameters: { algorithm: 'PBKDF2/SHA-256', nonce, salt, cost: 10, keyLength: 32, keyPrefix, expiresAt: 2_000_000_000 },
  signature: 'signed',
});

const read = (proof: string) => JSON.parse(Buffer.from(proof, 'base64').toString()) as HumanCheckProof;
const going = () => new AbortController().signal;

test.each([0, 1, 255, 256, 300])('the counter %i is found, with the server’s key', async (counter) => {
  const challenge = challengeFor(keyOf(counter).slice(0, 32));
  const { challenge: returned, solution } = read(await createProof(challenge, going()));
  expect(returned).toEqual(challenge);
  expect(solution).toEqual({ counter, derivedKey: keyOf(counter) });
});

test('a stopped proof ends', async () => {
  const stop = new AbortController();
  const proof = createProof(challengeFor('no key begins so'), stop.signal);
  stop.abort();
  await expect(proof).rejects.toThrow();
});

test('a proof without a solution ends by itself', async () => {
  await expect(createProof({ ...challengeFor('no key begins so') }, going())).rejects.toThrow('no solution');
}, 60_000);

test.each([
  null,
  'text',
  {},
  { signature: 's' },
  { signature: 's', parameters: null },
  { signature: 's', parameters: { keyPrefix: 1 } },
])('%j is not a challenge', (value) => expect(isChallenge(value)).toBe(false));

test('a valid challenge is recognized', () => expect(isChallenge(challengeFor('ab'))).toBe(true));
