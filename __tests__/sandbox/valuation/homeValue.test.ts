/** @jest-environment node */
import fc from 'fast-check';

import type { Loan } from '#contract/borrower/loans.ts';
import type { ContactOwner, EquityRates, HomeEquity, ValuationLoan } from '#contract/borrower/valuation.ts';
import { quarterlyEstimates, priceIndexOn, lastQuarterEnd } from '../../../sandbox/areas/valuation/estimate.ts';
import { levelPayment } from '../../../sandbox/lender/rates/loanMath.ts';
import { aGuest } from '../../support/guests.ts';
import { resetTo, signedInBorrower, type Borrower } from '../../support/payments.ts';
import { startSandboxProcess, type SandboxProcess } from '../../support/sandboxProcess.ts';

const NOW = '2026-10-16T16:00:00Z';

let sandbox: SandboxProcess;
let dana: Borrower;
let mine: string;

const firstLoanOf = async (who: Borrower) => (await who.call<Loan[]>('GET', 'borrower/BorrowerLoan/all')).body[0]!.loanIdentifier;
const ask = <Body>(part: string, loan = mine, who = dana) =>
  who.call<Body>('GET', `borrower/api/HomeValuation/${part}/loanIdentifier/${loan}`);
async function equityOf(email: string): Promise<HomeEquity> {
  const who = await signedInBorrower(sandbox.origin, email);
  return (await ask<HomeEquity>('homeEquity', await firstLoanOf(who), who)).body;
}
const sum = (amounts: readonly { balance: string }[]) => amounts.reduce((all, { balance }) => all + Number(balance), 0);

beforeAll(async () => {
  sandbox = await startSandboxProcess();
  await resetTo(sandbox.origin, NOW);
  dana = await signedInBorrower(sandbox.origin, 'due.soon@example.com');
  mine = await firstLoanOf(dana);
}, 120_000);
afterAll(() => sandbox.stop());

test('an estimate has its range, history and purchase price, and all liens are listed', async () => {
  const { status, body } = await ask<HomeEquity>('homeEquity');
  expect(status).toBe(200);
  const { estimate, bought, history, comparables, liens, noEstimate } = body;
  expect([estimate?.on, noEstimate]).toEqual(['2026-09-30', null]);
  expect(history.at(-1)).toEqual(estimate);
  expect(bought?.on).toMatch(/^2024-/);
  expect(history[0]!.on > bought!.on).toBe(true);
  expect(comparables).toHaveLength(5);
  expect(comparables.every(({ soldOn }) => soldOn < '2026-10-16')).toBe(true);
  expect(liens).toEqual([
    { kind: 'firstMortgage', balance: '195379.39', asOf: '2026-10-16' },
    { kind: 'homeEquityLine', balance: '12400.00', asOf: '2026-10-16' },
  ]);
});

test('the loan’s terms and officer are returned, and rates have APR and payment', async () => {
  expect((await ask<ValuationLoan>('loandetails')).body).toEqual({
    balance: '195379.39',
    asOf: '2026-10-16',
    agreed: {
      loanAmount: '200000.00',
      originalValue: '250000.00',
      rate: '6.500',
      termMonths: 360,
      firstDueOn: expect.stringMatching(/^2024-/) as string,
    },
    mortgageInsurance: null,
  });
  const { body: owner } = await ask<ContactOwner>('contactowner/details');
  expect(owner).toMatchObject({ place: { street: '418 Maple Street' }, copyTo: 'd•••@example.com' });
  expect(owner.officer?.nmlsId).toMatch(/^0{5}/);

  const { body: quoted } = await ask<EquityRates>('rates');
  expect(quoted).toMatchObject({ quotedOn: '2026-10-16', loanAmount: '10000.00' });
  expect(quoted.rates.map(({ mortgageType }) => mortgageType)).toEqual(['fixed30', 'fixed20', 'fixed15']);
  for (const { rate, apr, termMonths, payment, points } of quoted.rates) {
    expect(Number(apr)).toBeGreaterThan(Number(rate));
    expect(Number(payment) * 100).toBeCloseTo(levelPayment(10_000_00, Number(rate), termMonths), 0);
    expect(points).toBe('50.00');
  }
});

test('a home may be worth less than its liens', async () => {
  const { estimate, liens } = await equityOf('overdue.late@example.com');
  expect(liens.map(({ kind }) => kind)).toEqual(['firstMortgage', 'secondMortgage']);
  expect(sum(liens)).toBeGreaterThan(Number(estimate!.value));
});

test.each([
  ['overdue.grace@example.com', 'fewSales', 1],
  ['difficult.names@example.com', 'unusualHome', 1],
  ['thousand.loans@example.com', 'notYet', 1],
  ['paid.ahead@example.com', 'notYet', 0], // the lender has no note for this loan
])('the home of %s has no estimate, with a reason', async (email, noEstimate, liens) => {
  const body = await equityOf(email);
  expect(body).toMatchObject({ estimate: null, noEstimate, history: [], comparables: [] });
  expect(body.liens).toHaveLength(liens);
});

test('a home whose first payment is ahead was bought before today', async () => {
  const { bought } = await equityOf('first.payment@example.com');
  expect(bought!.on < '2026-10-16').toBe(true);
});

test.each(['contactowner/details', 'homeEquity', 'loandetails', 'rates'])(
  '%s is only for a borrower with the loan on their list',
  async (part) => {
    const helen = await signedInBorrower(sandbox.origin, 'two.loans@example.com');
    expect((await ask(part, mine, helen)).status).toBe(404);
    expect((await ask(part, 'none', helen)).status).toBe(404);
    const stranger = await aGuest(sandbox.origin);
    expect((await stranger.call('GET', `borrower/api/HomeValuation/${part}/loanIdentifier/${mine}`)).status).toBe(401);
  },
);

describe('estimates', () => {
  test.each([
    ['2026-10-16', '2026-09-30'],
    ['2026-10-01', '2026-09-30'],
    ['2026-12-31', '2026-09-30'],
    ['2027-01-01', '2026-12-31'],
    ['2026-03-31', '2025-12-31'],
  ])('on %s the last quarter ended on %s', (day, end) => {
    expect(lastQuarterEnd(day)).toBe(end);
  });

  test('exist per quarter, grow with the index, and get less certain with time', () => {
    const day = fc
      .integer({ min: 0, max: 7000 })
      .map((days) => new Date(Date.UTC(2005, 0, 1) + days * 86_400_000).toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, fc.integer({ min: 50_000, max: 2_000_000 }), (bought_on, dollars) => {
        const price_cents = dollars * 100;
        const values = quarterlyEstimates({ price_cents, bought_on, standing: 1000 }, 'OH', '2026-10-16');
        const days = values.map(({ on }) => on);
        expect(days.at(-1)).toBe('2026-09-30');
        expect([...days].sort()).toEqual(days);
        expect(days.every((on) => on > bought_on && lastQuarterEnd(on) !== on)).toBe(true);
        for (const { value, low, high, on } of values) {
          const exact = (dollars * priceIndexOn('OH', on)) / priceIndexOn('OH', bought_on);
          expect(Math.abs(Number(value) - exact)).toBeLessThanOrEqual(500.01);
          expect(Number(low)).toBeLessThanOrEqual(Number(value));
          expect(Number(high)).toBeGreaterThanOrEqual(Number(value));
        }
      }),
      { numRuns: 30 },
    );
  });

  test('do not exist for a home bought in this quarter', () => {
    expect(quarterlyEstimates({ price_cents: 1, bought_on: '2026-10-02', standing: 1000 }, 'OH', '2026-10-16')).toEqual([]);
  });
});
