import fc from 'fast-check';

import { equityOf } from '../../src/domain/equity.ts';

test('equity of a home worth $425,000 with two liens is computed', () => {
  expect(equityOf(425_000_00, [268_450_12, 30_000_00])).toEqual({
    equityCents: 126_549_88,
    loanToValue: 63.16,
    combinedLoanToValue: 70.22,
    availableTo80Cents: 41_549_88,
  });
});

test.each<[what: string, value: number, liens: number[], equity: number, loanToValue: number, combined: number]>([
  ['no lien', 300_000_00, [], 300_000_00, 0, 0],
  ['more owed than it is worth', 250_000_00, [268_450_12], -18_450_12, 107.38, 107.38],
  ['a second lien that makes it negative', 300_000_00, [280_000_00, 40_000_00], -20_000_00, 93.33, 106.67],
])('equity with %s', (_what, value, liens, equityCents, loanToValue, combinedLoanToValue) => {
  expect(equityOf(value, liens)).toMatchObject({ equityCents, loanToValue, combinedLoanToValue });
});

test('a home without a value has no equity', () => {
  expect(equityOf(0, [100])).toBeNull();
});

const cents = fc.integer({ min: 0, max: 900_000_000 });

test('liens plus equity equal the value, and available equity ends at 80 %', () => {
  fc.assert(
    fc.property(
      cents.map((value) => value + 1),
      fc.array(cents, { maxLength: 4 }),
      (value, liens) => {
        const owed = liens.reduce((sum, one) => sum + one, 0);
        const equity = equityOf(value, liens);
        expect((equity?.equityCents ?? NaN) + owed).toBe(value);
        const most = (equity?.availableTo80Cents ?? NaN) + owed;
        expect(most).toBeLessThanOrEqual(value * 0.8 + 1e-6);
        expect(most).toBeGreaterThan(value * 0.8 - 1);
      },
    ),
  );
});
