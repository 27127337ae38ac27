/** @jest-environment node */
import type { RecentPayment } from '#contract/borrower/loans.ts';
import type { FundingAccount } from '#features/accounts/accountsApi.ts';
import { preselectedMethod } from '#features/pay/steps/MethodStep.tsx';

import { aRecentPayment } from '../../../support/backends/borrower.ts';

const method = (id: string, lastFour: string, changes: Partial<FundingAccount> = {}): FundingAccount => ({
  id,
  type: 'DEBIT',
  issuerName: 'Visa',
  lastFour,
  accountHolderName: 'Ada Borrower',
  accountSubtype: 'DEBIT',
  expiryDate: '12 / 39',
  status: 'ACTIVE',
  ...changes,
});
const bank = method('bank', '6789', { type: 'ACH', issuerName: 'First Test Bank', accountSubtype: 'CHECKING', expiryDate: null });
const SAVED = [method('expired', '1881', { status: 'EXPIRED' }), method('first', '4242'), method('second', '5556'), bank];

const paidWith = (lastFour: string, changes: Partial<RecentPayment> = {}) =>
  aRecentPayment('2026-11-21', { method: { type: 'DEBIT', issuerName: 'Visa', lastFour }, ...changes });

test.each<[string, FundingAccount[], RecentPayment[], string | undefined]>([
  ['the first usable one when nothing was paid here', SAVED, [], 'first'],
  ['the one it was last paid with', SAVED, [paidWith('5556'), paidWith('4242')], 'second'],
  [
    'a bank account',
    SAVED,
    [paidWith('6789', { method: { type: 'ACH', issuerName: 'First Test Bank', lastFour: '6789' } })],
    'bank',
  ],
  ['the same digits of another kind are another method', SAVED, [paidWith('6789')], 'first'],
  ['the last one is no longer usable', SAVED, [paidWith('1881')], 'first'],
  ['the last one was not saved', SAVED, [paidWith('0005'), paidWith('5556')], 'first'],
  ['a fee does not count', SAVED, [paidWith('4242', { kind: 'fee' }), paidWith('5556')], 'second'],
  ['another borrower’s payment does not count', SAVED, [paidWith('4242', { method: null }), paidWith('5556')], 'second'],
  ['none is saved', [], [paidWith('5556')], undefined],
])('preselected method: %s', (_what, saved, recentPayments, id) => {
  expect(preselectedMethod(saved, recentPayments)?.id).toBe(id);
});
