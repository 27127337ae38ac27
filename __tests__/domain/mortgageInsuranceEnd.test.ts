import fc from 'fast-check';

import { mortgageInsuranceEnd, type OriginalLoan } from '../../src/domain/mortgageInsuranceEnd.ts';
import { remainingBalanceCents } from '../../src/domain/loanCosts/amortization.ts';

const agreed = (loanCents: number, ratePercent: number, termMonths: number): OriginalLoan => ({
  ...{ originalValueCents: 300_000_00, loanCents, ratePercent, termMonths, firstDueOn: '2025-02-01' },
});

test.each([
  [285_000_00, 6.5, 360, [124, '2035-05-01'], [135, '2036-04-01'], [181, '2040-02-01']],
  [270_000_00, 6.5, 360, [95, '2032-12-01'], [109, '2034-02-01'], [181, '2040-02-01']],
  [270_000_00, 6, 180, [31, '2027-08-01'], [36, '2028-01-01'], [91, '2032-08-01']],
] as const)('end dates of insurance for %i cents at %d percent over %i months', (loan, rate, months, request, itself, latest) => {
  const dated = ([payment, on]: readonly [number, string]) => ({ payment, dueDate: on });
  expect(mortgageInsuranceEnd(agreed(loan, rate, months))).toEqual({
    onRequest: dated(request),
    automatic: dated(itself),
    finalTermination: dated(latest),
  });
});

test.each([
  ['it began at 78 %', agreed(234_000_00, 6.5, 360)],
  ['it began below', agreed(100_000_00, 6.5, 360)],
  ['nobody knows when it began', { ...agreed(285_000_00, 6.5, 360), firstDueOn: '' }],
])('there are no end dates when %s', (_why, loan) => {
  expect(mortgageInsuranceEnd(loan)).toBeNull();
});

test('a loan that began at 80 % has no request date but ends automatically', () => {
  expect(mortgageInsuranceEnd(agreed(240_000_00, 6.5, 360))).toMatchObject({ onRequest: null, automatic: { payment: 26 } });
});

test('payments due on the 31st fall on the last day of shorter months', () => {
  expect(mortgageInsuranceEnd({ ...agreed(270_000_00, 6, 180), firstDueOn: '2025-08-31' })?.onRequest).toEqual({
    payment: 31,
    dueDate: '2028-02-29',
  });
});

test('each date’s payment is the first to reach the required balance', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 240_001, max: 300_000 }),
      fc.integer({ min: 2000, max: 9000 }),
      fc.constantFrom(120, 180, 240, 360),
      (dollars, rate, months) => {
        const loan = agreed(dollars * 100, rate / 1000, months);
        const end = mortgageInsuranceEnd(loan);
        for (const [percent, payment] of [
          [80, end?.onRequest?.payment ?? NaN],
          [78, end?.automatic.payment ?? NaN],
        ] as const) {
          const owedAfter = (paid: number) => remainingBalanceCents(loan.loanCents, loan.ratePercent, months, paid);
          expect(owedAfter(payment)).toBeLessThanOrEqual(3_000_00 * percent);
          expect(owedAfter(payment - 1)).toBeGreaterThan(3_000_00 * percent);
        }
      },
    ),
  );
});
