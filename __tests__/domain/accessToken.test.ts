/** @jest-environment node */
import fc from 'fast-check';

import { decodeAccessToken } from '#domain/accessToken.ts';

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenOf = (claims: unknown) => `${encode({ alg: 'RS256' })}.${encode(claims)}.c2lnbmF0dXJl`;

test('expiry and subject are decoded, with any characters in the claims', () => {
  expect(decodeAccessToken(tokenOf({ exp: 1_900_000_000, sub: 'ada', name: 'Zoë Ōta 大' }))).toEqual({
    exp: 1_900_000_000,
    sub: 'ada',
  });
});

test('a token without a subject still has an expiry', () => {
  expect(decodeAccessToken(tokenOf({ exp: 5 }))).toEqual({ exp: 5, sub: null });
  expect(decodeAccessToken(tokenOf({ exp: 5, sub: '' }))).toEqual({ exp: 5, sub: null });
  expect(decodeAccessToken(tokenOf({ exp: 5, sub: 7 }))).toEqual({ exp: 5, sub: null });
});

test.each([
  ['nothing', ''],
  ['an opaque token', '6d4f1c0f-8a0e-4c5e-9b1a'],
  ['two parts', 'aaaa.bbbb'],
  ['four parts', `${tokenOf({ exp: 5 })}.more`],
  ['claims that are not JSON', 'e30.bm90IGpzb24.c2ln'],
  ['claims that are not base64', 'e30.***.c2ln'],
  ['claims that are not UTF-8', `e30.${Buffer.from([0xff, 0xfe]).toString('base64url')}.c2ln`],
  ['null', tokenOf(null)],
  ['a number', tokenOf(12)],
  ['no expiry', tokenOf({ sub: 'ada' })],
  ['an expiry in words', tokenOf({ exp: 'tomorrow' })],
  ['an expiry without end', `e30.${Buffer.from('{"exp":1e999}').toString('base64url')}.c2ln`],
])('%s does not decode', (_what, token) => {
  expect(decodeAccessToken(token)).toBeNull();
});

test('no string makes decoding throw', () => {
  fc.assert(fc.property(fc.string(), (text) => decodeAccessToken(text) === null || text.split('.').length === 3));
});
