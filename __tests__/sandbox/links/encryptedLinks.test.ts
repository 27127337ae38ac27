/** @jest-environment node */
import { createHmac } from 'node:crypto';

import fc from 'fast-check';

import { addDays } from '../../../sandbox/base/clock/calendar.ts';
import { readLimits } from '../../../sandbox/base/limits/limits.ts';
import { linkLastDay, decryptLinkToken } from '../../../sandbox/lender/mail/encryptedLinks.ts';
import { encryptLink, type LinkContent, type LinkPurpose } from '../../../sandbox/lender/mail/linkEncryption.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const PURPOSES: LinkPurpose[] = ['summary', 'valuation', 'documents', 'preApproval', 'income'];

const hash = (value: string): string => createHmac('sha256', 'a key').update(value).digest('hex');
const CONTENT: LinkContent = {
  contact: '11111111-1111-8111-a111-111111111111',
  subject: '22222222-2222-8222-a222-222222222222',
  officer: '33333333-3333-8333-a333-333333333333',
  lastDay: '2026-12-31',
};
const TOKEN = encryptLink(hash, 'summary', CONTENT);
const read = (token: string, today = CONTENT.lastDay, wanted: Partial<Parameters<typeof decryptLinkToken>[3]> = {}) =>
  decryptLinkToken(hash, token, today, { purpose: 'summary', ...wanted });

const anyContent = fc.record({
  contact: fc.uuid(),
  subject: fc.uuid(),
  officer: fc.uuid(),
  lastDay: fc.integer({ min: 0, max: 80_000 }).map((days) => addDays('1970-01-01', days)),
});

test('a link token decrypts for its purpose and officer through its last day only', () => {
  fc.assert(
    fc.property(anyContent, fc.constantFrom(...PURPOSES), (content, purpose) => {
      const token = encryptLink(hash, purpose, content);
      const wanted = { purpose, officer: content.officer };
      expect(decryptLinkToken(hash, token, content.lastDay, wanted)).toEqual(content);
      expect(decryptLinkToken(hash, token, addDays(content.lastDay, 1), wanted)).toBeNull();
      expect(token).toBe(encryptLink(hash, purpose, content));
      expect(token).toMatch(/^[\w-]{107}$/);
    }),
  );
});

test('different links share neither token nor nonce', () => {
  fc.assert(
    fc.property(fc.uniqueArray(anyContent, { minLength: 2, selector: (content) => JSON.stringify(content) }), (contents) => {
      const nonces = contents.flatMap((one) => PURPOSES.map((purpose) => encryptLink(hash, purpose, one).slice(0, 16)));
      expect(new Set(nonces).size).toBe(nonces.length);
    }),
    { numRuns: 20 },
  );
});

test('any changed character invalidates the token, even when it decodes to the same bytes', () => {
  const opened = Array.from(TOKEN).flatMap((own, at) =>
    Array.from(ALPHABET)
      .filter((other) => other !== own && read(TOKEN.slice(0, at) + other + TOKEN.slice(at + 1)) !== null)
      .map((other) => [at, other]),
  );
  expect(opened).toEqual([]);
  const sameBytes = Array.from(ALPHABET).filter((last) =>
    Buffer.from(TOKEN.slice(0, -1) + last, 'base64url').equals(Buffer.from(TOKEN, 'base64url')),
  );
  expect(sameBytes).toHaveLength(4); // so three of the altered tokens above had the token's own bytes
});

test.each([
  ['nothing', ''],
  ['padding', `${TOKEN}=`],
  ['one more character', `${TOKEN}A`],
  ['white space', `${TOKEN} `],
  ['a character that the decoder skips', `${TOKEN.slice(0, 9)}.${TOKEN.slice(9)}`],
  ['the other alphabet of Base64', TOKEN.replaceAll('-', '+').replaceAll('_', '/')],
  ['itself twice', TOKEN + TOKEN],
  ['the longest address', 'A'.repeat(16_000)],
  ['zeros', Buffer.alloc(80).toString('base64url')],
  ['a word', 'unknown'],
])('%s is not a valid token', (_what, token) => {
  expect(token).not.toBe(TOKEN);
  expect(read(token)).toBeNull();
});

test('truncated and made-up tokens are invalid', () => {
  const beginnings = Array.from(TOKEN, (_character, length) => TOKEN.slice(0, length));
  expect(beginnings.filter((beginning) => read(beginning) !== null)).toEqual([]);
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.uint8Array({ minLength: 80, maxLength: 80 })), (made) => {
      expect(read(typeof made === 'string' ? made : Buffer.from(made).toString('base64url'))).toBeNull();
    }),
  );
});

test('a token is valid only for its purpose, officer and lender', () => {
  expect(read(TOKEN)).toEqual(CONTENT);
  expect(PURPOSES.filter((purpose) => read(TOKEN, undefined, { purpose }) !== null)).toEqual(['summary']);
  expect(read(TOKEN, undefined, { officer: CONTENT.officer })).toEqual(CONTENT);
  for (const officer of [CONTENT.contact, '', CONTENT.officer.toUpperCase()]) {
    expect(read(TOKEN, undefined, { officer })).toBeNull();
  }
  const elsewhere = (value: string): string => createHmac('sha256', 'another key').update(value).digest('hex');
  expect(decryptLinkToken(elsewhere, TOKEN, CONTENT.lastDay, { purpose: 'summary' })).toBeNull();
});

test('only identifiers can be encrypted, so no name gets into a link', () => {
  expect(() => encryptLink(hash, 'summary', { ...CONTENT, contact: 'Dana Whitfield' })).toThrow('Only UUIDs');
});

test('each purpose has its own lifetime', () => {
  const limits = readLimits({});
  expect(PURPOSES.map((purpose) => linkLastDay(limits, purpose, '2026-12-01'))).toEqual([
    '2027-03-01',
    '2027-03-01',
    '2026-12-31',
    '2026-12-31',
    '2026-12-15',
  ]);
});
