/** @jest-environment node */
import { loanSchema, type Loan } from '#contract/borrower/loans.ts';
import { tolerantSchema } from '#platform/api/responses/tolerantSchema.ts';
import { readResponse } from '#platform/api/responses/readResponse.ts';

import { aLoan } from '../../support/backends/borrower.ts';

const read = (body: unknown) => readResponse({ status: 200, text: JSON.stringify(body) }, tolerantSchema(loanSchema));
const invalidShapes = { error: { code: 'ERR_BAD_RESPONSE', kind: 'misshapen' } };

test('a loan that matches the contract is unchanged', () => {
  const loan = aLoan();
  expect(read(loan)).toEqual({ data: loan });
});

test('fields that the contract does not name are dropped', () => {
  const loan = aLoan();
  expect(read({ ...loan, ssn: '123-45-6789' })).toEqual({ data: loan });
});

test.each<[keyof Loan['loanServicings'][0], unknown, unknown]>([
  ['totalAmountDue', 1842.17, null],
  ['totalAmountDue', '1,842.17', null],
  ['totalAmountDue', undefined, null],
  ['dueDate', '12/01/2026', null],
  ['daysUntilDueDate', 'soon', null],
  ['newServicer', {}, null],
  ['firstName', null, ''],
  ['servicedBy', 'SOMEBODY', 'unknown'],
  ['creditedIfPaidNow', 'tomorrow', null],
])('%s: %p counts as unknown', (field, sent, known) => {
  const loan = aLoan();
  const [record] = loan.loanServicings;
  const changed = { ...record, [field]: sent };
  expect(read({ ...loan, loanServicings: [changed] })).toMatchObject({
    data: { ...loan, loanServicings: [{ ...record, [field]: known }] },
  });
});

test.each<[string, unknown]>([
  ['no identifier', { ...aLoan(), loanIdentifier: undefined }],
  ['an empty identifier', { ...aLoan(), loanIdentifier: '' }],
  ['no servicing records', { ...aLoan(), loanServicings: null }],
  ['a list', [aLoan()]],
  ['null', null],
])('%s: the whole response is rejected', (_name, body) => {
  expect(read(body)).toMatchObject(invalidShapes);
});
