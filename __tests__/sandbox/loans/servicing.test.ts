/** @jest-environment node */
import fc from 'fast-check';

import { amountDueOf } from '#domain/amountDue.ts';

import { addDays, addMonths, daysBetween } from '../../../sandbox/base/clock/calendar.ts';
import { toMoney } from '../../../sandbox/base/wire/formats.ts';
import {
  dueDateAfterPayment,
  isPayableHere,
  calculateServicing,
  toLoanServicing,
} from '../../../sandbox/lender/loans/servicing.ts';
import type { LoanTable } from '../../../sandbox/lender/loans/tables.ts';
import { seededBorrowers } from '../../../sandbox/lender/seeds/borrowers.ts';
import { createLoan } from '../../../sandbox/lender/seeds/seededBorrower.ts';

const HOME = { street: '1 Test Street', city: 'Dover', state: 'DE', zip: '19901' };
const PERSON = { first_name: 'Ada', last_name: 'Borrower', email: 'ada@example.com' };

/** The regular payment is 1,580.17 + 612.40 = 2,192.57, and a late installment costs 79.00. */
const loan = (facts: Partial<LoanTable> = {}): LoanTable =>
  createLoan(HOME, {
    loan_number: '3100000001',
    due_date: '2026-09-01',
    principal_interest_cents: 158_017,
    tax_insurance_cents: 61_240,
    ...facts,
  });

describe('known results:', () => {
  test.each`
    today           | days    | delinquent   | late      | total        | why
    ${'2026-07-15'} | ${48}   | ${0}         | ${0}      | ${219_257}   | ${'paid ahead: only the next installment'}
    ${'2026-08-31'} | ${1}    | ${0}         | ${0}      | ${219_257}   | ${'the day before'}
    ${'2026-09-01'} | ${0}    | ${0}         | ${0}      | ${219_257}   | ${'due today'}
    ${'2026-09-16'} | ${-15}  | ${0}         | ${0}      | ${219_257}   | ${'the last timely day'}
    ${'2026-09-17'} | ${-16}  | ${0}         | ${7_900}  | ${227_157}   | ${'the first late day'}
    ${'2026-09-30'} | ${-29}  | ${0}         | ${7_900}  | ${227_157}   | ${'the day before the next installment'}
    ${'2026-10-01'} | ${-30}  | ${219_257}   | ${7_900}  | ${446_414}   | ${'the next installment falls due'}
    ${'2026-10-16'} | ${-45}  | ${219_257}   | ${7_900}  | ${446_414}   | ${'its last timely day'}
    ${'2026-10-17'} | ${-46}  | ${219_257}   | ${15_800} | ${454_314}   | ${'both are late'}
    ${'2027-09-01'} | ${-365} | ${2_631_084} | ${94_800} | ${2_945_141} | ${'a year: twelve missed, the twelve before today late'}
  `('on $today: $why', ({ today, days, delinquent, late, total }: Record<string, string | number>) => {
    expect(calculateServicing(loan({ late_charge_cents: 7_900 }), String(today))).toMatchObject({
      daysUntilDueDate: days,
      regularCents: 219_257,
      delinquentCents: delinquent,
      lateCents: late,
      totalCents: total,
    });
  });

  test('insurance and fees are added, a subsidy and a paid fee subtracted', () => {
    const all = loan({ misc_insurance_cents: 9_550, subsidy_cents: 25_000, fees_cents: 3_500, fee_paid_cents: 1_000 });
    expect(calculateServicing(all, '2026-09-01')).toMatchObject({
      regularCents: 203_807,
      feesCents: 3_500,
      feePaidCents: 1_000,
      totalCents: 206_307,
    });
  });

  test('an unknown amount stays unknown in the response instead of zero', () => {
    expect(toLoanServicing({ ...loan(), misc_insurance_cents: null, subsidy_cents: null }, PERSON, '2026-09-01')).toMatchObject({
      miscellaneousInsurance: null,
      subsidyPayment: null,
      regularMonthlyPayment: '2192.57',
      totalAmountDue: '2192.57',
      daysUntilDueDate: 0,
      dateUntilDueDate: '2026-09-16',
    });
  });

  test.each([
    ['2026-08-01', '2026-10-01'],
    ['2026-09-30', '2026-10-01'],
    ['2026-10-01', '2026-11-01'],
    ['2026-12-31', '2027-01-01'],
  ])('paid on %s, the next installment is due on %s', (today, next) => {
    expect(dueDateAfterPayment(loan(), today)).toBe(next);
  });

  test('a loan due on the 31st is due on the last day of shorter months', () => {
    let paid = loan({ due_date: '2026-01-31', due_day: 31 });
    const due = [];
    for (const today of ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30']) {
      paid = { ...paid, due_date: dueDateAfterPayment(paid, today) };
      due.push(paid.due_date);
    }
    expect(due).toEqual(['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']);
  });

  test.each([
    [126_414, 6_321],
    [158_017, 7_901],
    [100_000, 5_000],
    [100_010, 5_001],
    [100_009, 5_000],
  ])('a late charge is 5 %% of %i cents, with half a cent rounded up: %i', (principalAndInterest, charge) => {
    expect(loan({ principal_interest_cents: principalAndInterest }).late_charge_cents).toBe(charge);
  });

  test('adding months ends on the last day of a shorter month', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2028-01-31', 1)).toBe('2028-02-29');
    expect(addMonths('2026-12-31', 2)).toBe('2027-02-28');
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
    expect(daysBetween('2026-03-07', '2026-03-09')).toBe(2); // across the change to daylight saving time
  });

  test.each`
    facts                                                                       | today           | payable
    ${{}}                                                                       | ${'2026-09-01'} | ${true}
    ${{ serviced_by: 'DMI' }}                                                   | ${'2026-09-01'} | ${false}
    ${{ serviced_by: 'SPECIAL_SERVICING' }}                                     | ${'2026-09-01'} | ${false}
    ${{ new_servicer: 'Northbank', new_servicer_effective_date: '2026-09-02' }} | ${'2026-09-01'} | ${true}
    ${{ new_servicer: 'Northbank', new_servicer_effective_date: '2026-09-01' }} | ${'2026-09-01'} | ${false}
  `(
    '$facts is payable here on $today: $payable',
    ({ facts, today, payable }: { facts: Partial<LoanTable>; today: string; payable: boolean }) => {
      expect(isPayableHere(loan(facts), today)).toBe(payable);
    },
  );
});

describe('for every loan and day', () => {
  const cents = fc.integer({ min: 0, max: 5_000_000 });
  const anyLoan = fc
    .record({
      due_date: fc.integer({ min: 0, max: 3_000 }).map((days) => addDays('2024-01-01', days)),
      principal_interest_cents: cents,
      tax_insurance_cents: cents,
      misc_insurance_cents: fc.option(cents),
      subsidy_cents: fc.option(fc.integer({ min: 0, max: 50_000 })),
      fees_cents: cents,
      late_charge_cents: cents,
    })
    .map((facts) => loan(facts));
  const anyDay = fc.integer({ min: 0, max: 3_000 }).map((days) => addDays('2024-01-01', days));

  test('the lines are whole cents and add up to the total', () => {
    fc.assert(
      fc.property(anyLoan, anyDay, (one, today) => {
        const { regularCents, delinquentCents, lateCents, feesCents, feePaidCents, totalCents } = calculateServicing(one, today);
        expect(regularCents + delinquentCents + lateCents + feesCents - feePaidCents).toBe(totalCents);
        expect(Number.isSafeInteger(totalCents)).toBe(true);
      }),
    );
  });

  test('a payment leaves nothing overdue, and the next due date is at most a month away', () => {
    fc.assert(
      fc.property(anyLoan, anyDay, (one, today) => {
        const next = dueDateAfterPayment(one, today);
        expect(next > today || one.due_date > today).toBe(true);
        if (one.due_date <= today) expect(daysBetween(today, next)).toBeLessThanOrEqual(31);
        expect(calculateServicing({ ...one, due_date: next }, today)).toMatchObject({ overdueInstallments: 0, lateCents: 0 });
      }),
    );
  });

  test('waiting never reduces the total', () => {
    fc.assert(
      fc.property(anyLoan, anyDay, fc.nat(400), (one, today, days) => {
        fc.pre((one.subsidy_cents ?? 0) <= one.principal_interest_cents);
        expect(calculateServicing(one, addDays(today, days)).totalCents).toBeGreaterThanOrEqual(
          calculateServicing(one, today).totalCents,
        );
      }),
    );
  });

  test('an amount converts to the API format and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (amount) => {
        const text = toMoney(amount);
        expect(text).toMatch(/^-?\d+\.\d{2}$/);
        expect(Math.round(Number(text) * 100)).toBe(amount);
      }),
    );
  });
});

test('every seeded loan adds up on any day', () => {
  const seededOn = '2026-09-15';
  const records = seededBorrowers.flatMap(({ loans }) =>
    loans(seededOn)
      .slice(0, 20)
      .flatMap(({ loan: seeded }) => [0, 16, 45].map((days) => toLoanServicing(seeded, PERSON, addDays(seededOn, days)))),
  );
  expect(records.length).toBeGreaterThan(50);
  expect(records.filter((record) => !amountDueOf(record).addsUp).map(({ loanNumber }) => loanNumber)).toEqual([]);
});
