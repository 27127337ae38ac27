import fc from 'fast-check';

import { isEmailAddress } from '#domain/emailAddress.ts';
import { isPersonName } from '#domain/personName.ts';

/** The rules as they would be without a way of their own for ASCII. */
const EMAIL =
  /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{M}\p{N}-]{2,}$/u;
const NAME =
  /^['‘’`´]?\p{L}[\p{L}\p{M}\u200c\u200d]*(?:[ '‘’`´.,·・\-\u2010\u2011\u2013]+\p{L}[\p{L}\p{M}\u200c\u200d]*)*[.'‘’`´]?$/u;

const UNITS = ['grapheme-ascii', 'grapheme'] as const;
const text = fc.oneof(...UNITS.map((unit) => fc.string({ unit, maxLength: 8 })));
const word = fc.stringMatching(/^[A-Za-zäßžйא0-9',`-]{1,6}$/);

test('an email address is one in ASCII and in any other script', () => {
  const address = fc.tuple(fc.oneof(word, text), word, fc.oneof(word, text)).map(([who, host, top]) => `${who}@${host}.${top}`);
  fc.assert(fc.property(fc.oneof(address, text), (one) => isEmailAddress(one) === EMAIL.test(one)));
  const accepted = ['dana.whitfield+loans@example.com', 'дана@пример.укр', 'a@b.co', 'josé@münchen.de'];
  expect(accepted.filter((one) => !isEmailAddress(one))).toEqual([]);
  const refused = ['dana', 'dana@example', 'dana@@example.com', 'dana@.com', 'dana@-a.com', 'дана@пример', 'da na@example.com'];
  expect(refused.filter(isEmailAddress)).toEqual([]);
});

test('a name is one in ASCII and in any other script', () => {
  const name = fc.array(fc.oneof(word, text), { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
  fc.assert(fc.property(name, (one) => isPersonName(one) === NAME.test(one.trim())));
  const accepted = ['Dana Whitfield', "O'Neil-Smith Jr.", 'Zoë Ångström', 'Дана Уитфилд', 'دانا'];
  expect(accepted.filter((one) => !isPersonName(one))).toEqual([]);
});
