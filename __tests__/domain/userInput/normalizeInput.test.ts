/** @jest-environment node */
import { isEmailAddress } from '#domain/userInput/emailAddress.ts';
import { isPersonName } from '#domain/personName.ts';
import { normalizeEmail, normalizeNumberInput, removeInvisible } from '#domain/userInput/normalizeInput.ts';

import { tidyEmail, tidyLine } from '../../../sandbox/base/wire/tidyText.ts';
import { inFullWidth, withInvisible } from '../../support/textVariants.ts';

const everyCharacter = (has: RegExp): string[] => {
  const found: string[] = [];
  for (let code = 0; code < 0x110000; code += 1) {
    const sign = String.fromCodePoint(code);
    if (has.test(sign)) found.push(sign);
  }
  return found;
};

test('a digit of any script becomes its ASCII digit', () => {
  const digits = everyCharacter(/\p{Nd}/u);
  expect(digits.length).toBeGreaterThan(600);
  expect(digits.map(normalizeNumberInput)).toEqual(digits.map((_digit, index) => String(index % 10)));
});

test('invisible characters are removed from numbers, email addresses and names', () => {
  const unseen = everyCharacter(/\p{Default_Ignorable_Code_Point}/u);
  expect(unseen.length).toBeGreaterThan(400);
  const left = unseen.filter(
    (sign) => normalizeNumberInput(`4${sign}2`) !== '42' || normalizeEmail(`a${sign}@b.co`) !== 'a@b.co',
  );
  expect(left).toEqual([]);
  const kept = unseen.filter((sign) => removeInvisible(`Ada${sign} Borrower`) !== 'Ada Borrower');
  expect(kept.every((sign) => /\p{Variation_Selector}/u.test(sign))).toBe(true);
});

test('characters that shape letters are kept', () => {
  for (const name of ['ක්\u200dරිෂ්ණා සිල්වා', 'محمد علی\u200cپور', '葛\u{e0100}城', '👩\u200d🚀']) {
    expect([removeInvisible(name), tidyLine(name)]).toEqual([name, name]);
  }
  expect(removeInvisible('علی\u200c پور\u200d')).toBe('علی پور');
});

test('invisible characters change neither names nor email addresses, for the lender too', () => {
  for (const name of ['Ada Borrower', "'t Hooft", 'José Núñez']) {
    expect(isPersonName(removeInvisible(withInvisible(name)))).toBe(true);
    expect([removeInvisible(withInvisible(name)), tidyLine(withInvisible(name))]).toEqual([name, name]);
  }
  const address = 'ada.borrower@example.com';
  for (const written of [withInvisible(address), ` ${address}\u00a0`, inFullWidth(address), 'ada.borrower＠example。com']) {
    expect(isEmailAddress(normalizeEmail(written))).toBe(true);
    expect(normalizeEmail(written)).toBe(address);
  }
  expect(tidyEmail(withInvisible(address))).toBe(address);
});
