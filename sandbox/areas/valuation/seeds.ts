/** Seeds the home of every loan with a note, except those of the borrower with a thousand loans, whose values are not estimated yet. */
import type { ComparableSale } from '#contract/borrower/valuation.ts';
import { addDays, addMonths } from '../../base/clock/calendar.ts';
import { lenderDay } from '../../base/clock/clock.ts';
import type { Seed } from '../../base/db/database.ts';
import { insertAll } from '../../base/db/insertAll.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import { toMoney } from '../../base/wire/formats.ts';
import { itemInCycle, uuidFromName } from '../../lender/seeds/seededBorrower.ts';
import { quarterlyEstimates } from './estimate.ts';
import type { HomeTable } from './tables.ts';
import { requireSeededOfficer } from '../../lender/seeds/officers.ts';
import { REPORT_PATH, sharedReportPath } from './shareLinks.ts';

const UNVALUED_LOAN_NUMBER_PATTERN = '31001%';

const LOAN_TO_PRICE_PERCENT = [80, 95, 90, 75, 80, 97];
const VALUE_FACTORS = [1000, 1020, 990, 1040, 975];
/** Annual mortgage insurance premium, in ten-thousandths of the loan amount. */
const MORTGAGE_INSURANCE_RATE = 55;

const HOME_OVERRIDES_BY_LOAN_NUMBER: Readonly<Record<string, Partial<HomeTable>>> = {
  // This home also has a home equity line of credit.
  '3100040101': {
    price_cents: 25_000_000,
    insurance_cents: null,
    other_liens: [{ kind: 'homeEquityLine', balance: '12400.00' }],
  },
  // This home is worth less than what is owed on it.
  '3100040404': { standing: 620, other_liens: [{ kind: 'secondMortgage', balance: '30000.00' }] },
  '3100040303': { no_estimate: 'fewSales' },
  // The price is about the largest that the integer column can hold.
  '0000041414': { no_estimate: 'unusualHome', price_cents: 2_000_000_000 },
};

export const seedHomes: Seed = async (transaction, now) => {
  const today = lenderDay(now);
  const loans = await transaction
    .selectFrom('loan')
    .innerJoin('loan_note', 'loan_note.loan_identifier', 'loan.loan_identifier')
    .select(['loan.loan_identifier', 'loan_number', 'property_state', 'original_cents', 'first_due_on'])
    .where('loan_number', 'not like', UNVALUED_LOAN_NUMBER_PATTERN)
    .orderBy('loan_number')
    .execute();
  const homes = loans.map((loan, place): HomeTable => {
    const part = itemInCycle(LOAN_TO_PRICE_PERCENT, place);
    const home = {
      loan_identifier: loan.loan_identifier,
      price_cents: Math.round(loan.original_cents / part / 1000) * 100_000,
      bought_on: addDays(addMonths(loan.first_due_on, -2), -12), // the first payment is due after a full month
      standing: itemInCycle(VALUE_FACTORS, place),
      insurance_cents: part > 80 ? Math.round((loan.original_cents * MORTGAGE_INSURANCE_RATE) / 120_000) : null,
      no_estimate: null,
      other_liens: [],
      ...HOME_OVERRIDES_BY_LOAN_NUMBER[loan.loan_number],
    };
    const value = quarterlyEstimates(home, loan.property_state, today).at(-1)?.value;
    return { ...home, comparables: createComparableSales(Number(value ?? toMoney(home.price_cents)), place, today) };
  });
  await insertAll(transaction, 'home', homes);
};

/** Comparable sales: location, days ago, price in thousandths of this home's value, square feet, bedrooms, bathrooms. */
const COMPARABLE_SALES = [
  ['0.2 miles north', 24, 962, 1420, 3, '1.5'],
  ['0.4 miles northeast', 61, 1024, 1580, 3, '2'],
  ['0.6 miles west', 38, 1071, 1710, 4, '2.5'],
  ['0.8 miles south', 117, 987, 1490, 3, '2'],
  ['1.1 miles east', 156, 1018, 1650, 3, '2.5'],
] as const;

const createComparableSales = (value: number, place: number, today: string): ComparableSale[] =>
  COMPARABLE_SALES.map(([where, daysAgo, part, squareFeet, bedrooms, bathrooms], nth) => ({
    place: where,
    soldOn: addDays(today, -daysAgo - (place % 5)),
    price: toMoney(Math.round((value * (part + ((place * 7 + nth * 3) % 11) - 5)) / 1_000_000) * 100_000 || 100_000),
    squareFeet: squareFeet + (place % 9) * 20,
    bedrooms,
    bathrooms,
  }));

/** Links to home valuation reports: one with an estimate, one without, and one that has expired. They were sent to people without an account. */
const SEEDED_SHARES = [
  {
    what: 'Home value by a link: an estimate, two liens, and what equity could do',
    email: 'valuation.shared@example.com',
    firstName: 'Dana',
    loanNumber: '3100040101',
    daysAgo: 2,
  },
  {
    what: 'Home value by a link: too few sales for an estimate',
    email: 'valuation.none@example.com',
    firstName: 'Marta',
    loanNumber: '3100040303',
    daysAgo: 5,
  },
  {
    what: 'Home value by a link that has expired',
    email: 'valuation.late@example.com',
    firstName: 'Oren',
    loanNumber: '3100040101',
    daysAgo: 120,
  },
];

export const seedValuationShares: Seed = (transaction, now) =>
  insertAll(
    transaction,
    'valuation_share',
    SEEDED_SHARES.map(({ email, firstName, loanNumber, daysAgo }) => ({
      share_identifier: uuidFromName(`valuation ${email}`),
      contact_identifier: uuidFromName(`contact ${email}`),
      first_name: firstName,
      email,
      loan_identifier: uuidFromName(`loan ${loanNumber}`),
      officer_identifier: requireSeededOfficer('jo.marsh@ccm.example').user_identifier,
      sent_on: addDays(lenderDay(now), -daysAgo),
      mailed_for: null,
    })),
  );

/** Returns the seeded links for the console. Data folders that are older than these seeds have none. */
export async function seededValuationLinks(
  sandbox: Pick<Sandbox, 'database' | 'limits'>,
): Promise<{ what: string; path: string }[]> {
  const shares = await sandbox.database.selectFrom('valuation_share').selectAll().execute();
  const links: { what: string; path: string }[] = [];
  for (const { what, email } of SEEDED_SHARES) {
    const share = shares.find((one) => one.email === email);
    if (share !== undefined) links.push({ what, path: await sharedReportPath(sandbox, share) });
  }
  return links.length === 0 ? [] : [...links, { what: 'A home value link that was cut off', path: REPORT_PATH }];
}
