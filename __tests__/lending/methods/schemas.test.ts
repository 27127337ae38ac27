/** @jest-environment node */
import fc from 'fast-check';

import { bankAccountSchema } from '#lending/methods/bankAccountSchema.ts';
import { cardSchema } from '#lending/methods/cardSchema.ts';
import { validateWith } from '#platform/forms/validateWith.ts';

const card = {
  cardHolderName: 'Ada Borrower',
  cardNumber: '4242424242424242',
  cardExpDate: '11 / 26',
  cardCVV: '123',
  addressLine1: '12 Elm Street',
  addressCity: 'Springfield',
  addressState: 'IL',
  addressZip1: '62704',
};
const bank = {
  accountHolderName: 'Ada Borrower',
  issuerName: 'First Test Bank',
  abaRoutingNumber: '110000000',
  accountNumber: '000123456789',
  accountSubtype: 'CHECKING',
};

const problems = (now: Date, changes: Partial<typeof card>) =>
  Object.keys(validateWith(cardSchema(() => now))({ ...card, ...changes }));
const bankProblems = (changes: Partial<typeof bank>) => Object.keys(validateWith(bankAccountSchema)({ ...bank, ...changes }));

test('a card is accepted to the last second of its month on this device', () => {
  expect(problems(new Date(2026, 10, 30, 23, 59, 59), {})).toEqual([]);
  expect(problems(new Date(2026, 11, 1, 0, 0, 0), {})).toEqual(['cardExpDate']);
});

test('an empty form names every field once', () => {
  const empty = (fields: object) => Object.fromEntries(Object.keys(fields).map((name) => [name, '']));
  expect(Object.keys(validateWith(cardSchema(() => new Date()))(empty(card))).sort()).toEqual(Object.keys(card).sort());
  expect(Object.keys(validateWith(bankAccountSchema)(empty(bank))).sort()).toEqual(Object.keys(bank).sort());
  expect(Object.keys(validateWith(bankAccountSchema)({})).sort()).toEqual(Object.keys(bank).sort());
});

test.each([
  [7, false],
  [8, true],
  [17, true],
  [18, false],
])('an account number of %i digits is checked', (length, accepted) => {
  expect(bankProblems({ accountNumber: '1'.repeat(length) })).toEqual(accepted ? [] : ['accountNumber']);
});

test.each([
  [3, false],
  [4, true],
  [127, true],
  [128, false],
])('names of %i letters are checked', (length, accepted) => {
  const name = 'A'.repeat(length);
  expect(problems(new Date(2026, 0), { cardHolderName: name })).toEqual(accepted ? [] : ['cardHolderName']);
  expect(bankProblems({ accountHolderName: name, issuerName: name })).toEqual(
    accepted ? [] : ['accountHolderName', 'issuerName'],
  );
});

test.each(['CREDIT', 'checking', 'DEBIT'])('the account type %s is rejected', (accountSubtype) => {
  expect(bankProblems({ accountSubtype })).toEqual(['accountSubtype']);
});

test('a number field accepts only ASCII digits', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).filter((text) => !/^\d+$/.test(text)),
      (text) => {
        expect(bankProblems({ abaRoutingNumber: text, accountNumber: text })).toEqual(['abaRoutingNumber', 'accountNumber']);
        expect(problems(new Date(2026, 0), { cardNumber: text, cardCVV: text, addressZip1: text })).toEqual([
          'cardNumber',
          'cardCVV',
          'addressZip1',
        ]);
      },
    ),
  );
});
