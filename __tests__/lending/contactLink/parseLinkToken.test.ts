/** @jest-environment node */
import fc from 'fast-check';

import { linkTag } from '#lending/contactLink/linkTag.ts';
import { parseLinkToken } from '#lending/contactLink/parseLinkToken.ts';

const TOKEN = 'VDOj5E9hazzgFBuXMsZkKg69ZKLR7q4ynUt91a7XJhGt1tbfhmvZ-iRH1MjLjtN6WyUY_IZ1Fa';

test.each([
  ['as it was sent', TOKEN],
  ['in white space', ` ${TOKEN}\r\n`],
  ['broken over two lines', `${TOKEN.slice(0, 40)}\r\n ${TOKEN.slice(40)}`],
  ['with zero-width characters', `\u200B${TOKEN.slice(0, 9)}\u00AD${TOKEN.slice(9)}\uFEFF`],
  ['at the end of a sentence', `${TOKEN}.`],
  ['in brackets', `<${TOKEN}>`],
  ['in parentheses and quotes', `(“${TOKEN}”),`],
])('a token %s is found', (_how, text) => {
  expect(parseLinkToken(text)).toBe(TOKEN);
});

test.each([
  ['nothing', undefined],
  ['nothing at all', null],
  ['an empty text', ''],
  ['only its beginning', TOKEN.slice(0, 39)],
  ['far too long', 'a'.repeat(513)],
  ['another alphabet', `${TOKEN}+/=a`],
  ['something in the middle', `${TOKEN.slice(0, 20)}<b>${TOKEN.slice(20)}`],
  ['a path', `${TOKEN}/etc`],
])('%s is not a token', (_what, text) => {
  expect(parseLinkToken(text)).toBeNull();
});

test('a found token is always valid, and parsing it again changes nothing', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'grapheme', maxLength: 80 }), fc.base64String({ maxLength: 600 })), (text) => {
      const found = parseLinkToken(text);
      if (found === null) return;
      expect(found).toMatch(/^[\w-]{40,512}$/);
      expect(parseLinkToken(found)).toBe(found);
    }),
  );
});

test('a token’s tag is its last eight characters', () => {
  expect(linkTag(TOKEN)).toBe('UY_IZ1Fa');
});
