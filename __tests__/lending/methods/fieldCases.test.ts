/** @jest-environment node */
import fc from 'fast-check';
import type { AnyObjectSchema } from 'yup';

import { isUsState } from '#domain/states/isUsState.ts';
import { US_STATES } from '#domain/states/usStates.ts';
import { bankChangeSchema, cardChangeSchemas } from '#features/accounts/edit/editSchema.ts';
import { bankAccountSchema } from '#lending/methods/bankAccountSchema.ts';
import { cardSchema } from '#lending/methods/cardSchema.ts';
import { newCardOf } from '#lending/methods/newAccount.ts';
import { validateWith } from '#platform/forms/validateWith.ts';

import { US_STATE_CODES } from '../../../sandbox/lender/addressRules.ts';
import { readNewFundingAccount } from '../../../sandbox/areas/payment/methods/fundingAccountRules.ts';
import { bankCases, bankChangeCases, cardCases, cardChangeCases, CASES_NOW } from '../../support/fieldCases.ts';
import { aBankAccount, aCard } from '../../support/payments.ts';

const { type: _debit, ...card } = aCard();
const { type: _ach, ...bank } = aBankAccount();
const { accountNumber: _number, abaRoutingNumber: _routing, issuerName: _issuer, ...bankChange } = bank;
const { cardNumber: _card, cardCVV: _code, cardHolderName, ...cardRest } = card;
const cardChange = { accountHolderName: cardHolderName, ...cardRest };

const cardSchemaAtCasesNow = cardSchema(() => new Date(CASES_NOW));
const invalidFields = (schema: object, values: object) => Object.keys(validateWith(schema as AnyObjectSchema)(values)); // the schemas have no common type

beforeAll(() => void jest.useFakeTimers({ now: new Date(CASES_NOW) }));
afterAll(() => void jest.useRealTimers());

test.each([
  ['a new card', cardSchemaAtCasesNow, card, cardCases],
  ['a new bank account', bankAccountSchema, bank, bankCases],
  ['a changed card', cardChangeSchemas.withAddress, cardChange, cardChangeCases],
  ['a changed bank account', bankChangeSchema, bankChange, bankChangeCases],
])('%s: the schema accepts exactly the valid values of the table', (_what, schema, valid, cases) => {
  expect(invalidFields(schema, valid)).toEqual([]);
  const answers = cases.map((one) => ({
    ...one,
    accepted: !invalidFields(schema, { ...valid, [one.field]: one.value }).includes(one.field),
  }));
  expect(answers).toEqual(cases);
});

test('an American Express card shows that it is not accepted, not that its code is wrong', () => {
  const amex = { ...card, cardNumber: '378282246310005' };
  expect(invalidFields(cardSchemaAtCasesNow, { ...amex, cardCVV: '1234' })).toEqual(['cardNumber']);
  expect(invalidFields(cardSchemaAtCasesNow, { ...amex, cardCVV: '123' })).toEqual(['cardNumber', 'cardCVV']);
});

test('a card with an undisclosed address keeps it or gets a complete one', () => {
  const none = { addressLine1: '', addressCity: '', addressState: '', addressZip1: '' };
  const schema = cardChangeSchemas.withoutAddress;
  expect(invalidFields(schema, { ...cardChange, ...none })).toEqual([]);
  expect(invalidFields(schema, { ...cardChange, ...none, addressCity: 'Lakewood' })).toEqual([
    'addressLine1',
    'addressState',
    'addressZip1',
  ]);
  expect(invalidFields(schema, { ...cardChange, ...none, addressZip1: '4410' })).toEqual([
    'addressLine1',
    'addressCity',
    'addressState',
    'addressZip1',
  ]);
  expect(invalidFields(cardChangeSchemas.withAddress, { ...cardChange, ...none })).toHaveLength(4);
});

test('an apartment number is sent in the street line, within the total length', () => {
  const withUnit = { ...card, addressLine1: ' 7 Harbor Way ', addressLine2: ' Apt.  4 ' };
  expect(newCardOf(cardSchemaAtCasesNow.cast(withUnit)).addressLine1).toBe('7 Harbor Way, Apt. 4');
  expect(newCardOf(cardSchemaAtCasesNow.cast(card)).addressLine1).toBe(card.addressLine1);
  expect(invalidFields(cardSchemaAtCasesNow, { ...card, addressLine1: 'x'.repeat(120), addressLine2: 'y'.repeat(6) })).toEqual(
    [],
  );
  expect(invalidFields(cardSchemaAtCasesNow, { ...card, addressLine1: 'x'.repeat(120), addressLine2: 'y'.repeat(7) })).toEqual([
    'addressLine2',
  ]);
});

test('the portal offers exactly the states that the sandbox knows', () => {
  expect(US_STATES.map(([code]) => code).sort()).toEqual([...US_STATE_CODES].sort());
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  const pairs = letters.flatMap((first) => letters.map((second) => first + second));
  expect(pairs.filter(isUsState).sort()).toEqual([...US_STATE_CODES].sort());
});

test('portal and sandbox validate random input alike', () => {
  const letters = fc.constantFrom(..."aZé́ñ李עֲ \u00a0\t\n.-‐’'‘–·0９_<&\u200c\u200d\u0000\u202e".split(''), '\u{20bb7}', '😀');
  const text = fc.oneof(
    fc.string({ unit: letters, maxLength: 12 }),
    fc.string({ unit: 'binary', maxLength: 8 }),
    fc.string({ maxLength: 8 }),
  );
  const sandboxRefuses = (account: object): string[] => {
    try {
      readNewFundingAccount(account, CASES_NOW.slice(0, 10));
      return [];
    } catch (refusal) {
      return Object.keys((refusal as { fields: object }).fields);
    }
  };
  fc.assert(
    fc.property(text, text, text, (name, line, city) => {
      const values = { ...card, cardHolderName: name, addressLine1: line, addressCity: city };
      expect(invalidFields(cardSchemaAtCasesNow, values).sort()).toEqual(sandboxRefuses({ type: 'DEBIT', ...values }).sort());
      const account = { ...bank, accountHolderName: name, issuerName: line };
      expect(invalidFields(bankAccountSchema, account).sort()).toEqual(sandboxRefuses({ type: 'ACH', ...account }).sort());
    }),
    { numRuns: 1000 },
  );
});
