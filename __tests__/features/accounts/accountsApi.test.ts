/** @jest-environment node */
import fc from 'fast-check';

import { toFundingAccount } from '#features/accounts/accountsApi.ts';

import { aSavedBank, aSavedCard } from '../../support/backends/payment.ts';

test('only the last four digits of a number that a lender sends are kept', () => {
  const digits = fc.array(fc.nat({ max: 9 }), { minLength: 8, maxLength: 19 }).map((list) => list.join(''));
  const written = fc
    .constantFrom('', ' ', '-')
    .map((separator) => (number: string) => (number.match(/.{1,4}/g) ?? []).join(separator));
  fc.assert(
    fc.property(digits, written, (number, write) => {
      const account = toFundingAccount(aSavedCard({ accountNumber: write(number), cardCvvNumber: '987-canary' }));
      expect(account.lastFour).toBe(number.slice(-4));
      const text = JSON.stringify(account);
      expect(text).not.toContain(number);
      expect(text).not.toContain(number.slice(-5));
      expect(text).not.toContain('canary');
    }),
  );
});

test.each([
  ['4242', '4242'],
  ['************4242', '4242'],
  ['XXXX-XXXX-XXXX-4242', '4242'],
  ['42', '42'],
  ['', ''],
])('the last four digits of %j are %j', (accountNumber, lastFour) => {
  expect(toFundingAccount(aSavedCard({ accountNumber })).lastFour).toBe(lastFour);
});

test('a method without a type is a bank account if it has a routing number', () => {
  const { paymentMethodType: _card, issuerName: _visa, ...card } = aSavedCard();
  const { paymentMethodType: _bank, issuerName: _first, ...bank } = aSavedBank();
  expect(toFundingAccount(card)).toMatchObject({ type: 'DEBIT', issuerName: '' });
  expect(toFundingAccount(bank)).toMatchObject({ type: 'ACH', issuerName: '' });
});

test('the routing number is dropped', () => {
  expect(JSON.stringify(toFundingAccount(aSavedBank()))).not.toContain('110000000');
});
