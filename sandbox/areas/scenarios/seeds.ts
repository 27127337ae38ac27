/** Seeds loan summaries with two, three and four scenarios, and one whose link has expired. They belong to people without an account. */
import type { SharedScenarios, LoanScenario } from '#contract/borrower/scenarios.ts';
import { addDays } from '../../base/clock/calendar.ts';
import { lenderDay } from '../../base/clock/clock.ts';
import type { Seed } from '../../base/db/database.ts';
import { insertAll } from '../../base/db/insertAll.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import { toMoney } from '../../base/wire/formats.ts';
import { requireSeededOfficer } from '../../lender/seeds/officers.ts';
import { uuidFromName } from '../../lender/seeds/seededBorrower.ts';
import { SUMMARIES_PATH, summaryPath, summaryAlternativePath, summaryToken } from './sharedScenarios.ts';
import { annualPercentageRate, levelPayment } from '../../lender/rates/loanMath.ts';

interface SeededSummary {
  /** Description for the console's list of links. */
  what: string;
  /** Name from which the id is derived. */
  name: string;
  firstName: string;
  email: string;
  officer: string;
  /** Number of days between sharing and seeding. */
  daysAgo: number;
  purpose: NonNullable<SharedScenarios['amountNeeded']>['purpose'];
  neededCents: number;
  offers: readonly Offer[];
}

/** Number of payments with mortgage insurance. After that, the scheduled balance is 78% of the price. */
const MORTGAGE_INSURANCE_MONTHS = 109;

const PURCHASE_OFFER_DEFAULTS = {
  product: '30-year fixed',
  termMonths: 360,
  loanCents: 30_000_000,
  financeChargeCents: 300_000,
  otherCostCents: 180_000,
  taxesAndInsuranceCents: 61_240,
};
const STARTER_HOME_OFFER_DEFAULTS = {
  product: '30-year fixed',
  termMonths: 360,
  financeChargeCents: 290_000,
  otherCostCents: 210_000,
  taxesAndInsuranceCents: 52_180,
};
const REFINANCE_OFFER_DEFAULTS = {
  product: '30-year fixed',
  termMonths: 360,
  loanCents: 25_000_000,
  financeChargeCents: 260_000,
  otherCostCents: 200_000,
  taxesAndInsuranceCents: 54_075,
};

/** In the first summary, total costs cross twice, so that each scenario is the cheapest for a while. */
const SEEDED_SUMMARIES: readonly SeededSummary[] = [
  {
    what: 'Loan scenarios: three ways to buy, each the cheapest for a while',
    name: 'summary three',
    firstName: 'Ines',
    email: 'scenarios.three@example.com',
    officer: 'jo.marsh@ccm.example',
    daysAgo: 1,
    purpose: 'purchase',
    neededCents: 37_500_000,
    offers: [
      { ...PURCHASE_OFFER_DEFAULTS, name: 'With a lender credit', rate: '6.750', creditsCents: 240_000 },
      { ...PURCHASE_OFFER_DEFAULTS, name: 'No points', rate: '6.375' },
      { ...PURCHASE_OFFER_DEFAULTS, name: '2 points', rate: '5.875', pointsCents: 600_000 },
    ],
  },
  {
    what: 'Loan scenarios: two down payments, one with mortgage insurance',
    name: 'summary two',
    firstName: 'Emeka',
    email: 'scenarios.two@example.com',
    officer: 'ray.okonjo@ccm.example',
    daysAgo: 3,
    purpose: 'purchase',
    neededCents: 30_000_000,
    offers: [
      {
        ...STARTER_HOME_OFFER_DEFAULTS,
        name: '10% down',
        rate: '6.500',
        loanCents: 27_000_000,
        mortgageInsurance: { cents: 11_250, months: MORTGAGE_INSURANCE_MONTHS },
      },
      { ...STARTER_HOME_OFFER_DEFAULTS, name: '20% down', rate: '6.375', loanCents: 24_000_000 },
    ],
  },
  {
    what: 'Loan scenarios: four ways to refinance, one over 15 years',
    name: 'summary four',
    firstName: 'Odette',
    email: 'scenarios.four@example.com',
    officer: 'daniel.kim2@ccm.example',
    daysAgo: 2,
    purpose: 'refinance',
    neededCents: 25_000_000,
    offers: [
      { ...REFINANCE_OFFER_DEFAULTS, name: 'No points', rate: '6.250' },
      { ...REFINANCE_OFFER_DEFAULTS, name: '1 point', rate: '5.990', pointsCents: 250_000 },
      { ...REFINANCE_OFFER_DEFAULTS, name: 'Costs in the loan', rate: '6.375', loanCents: 25_460_000 },
      { ...REFINANCE_OFFER_DEFAULTS, name: '15 years', product: '15-year fixed', termMonths: 180, rate: '5.500' },
    ],
  },
  {
    what: 'Loan scenarios whose link has expired',
    name: 'summary expired',
    firstName: 'Bruno',
    email: 'scenarios.expired@example.com',
    officer: 'jo.marsh@ccm.example',
    daysAgo: 120,
    purpose: 'purchase',
    neededCents: 37_500_000,
    offers: [
      { ...PURCHASE_OFFER_DEFAULTS, name: 'No points', rate: '6.250' },
      { ...PURCHASE_OFFER_DEFAULTS, name: '1 point', rate: '6.000', pointsCents: 300_000 },
    ],
  },
];

const summaryOf = ({ name, firstName, email, officer, daysAgo }: SeededSummary, today: string) => ({
  summary_identifier: uuidFromName(name),
  contact_identifier: uuidFromName(`contact ${email}`),
  first_name: firstName,
  email,
  officer_identifier: requireSeededOfficer(officer).user_identifier,
  prepared_on: addDays(today, -daysAgo),
});

export const seedSummaries: Seed = (transaction, now) =>
  insertAll(
    transaction,
    'loan_summary',
    SEEDED_SUMMARIES.map((seeded) => ({
      ...summaryOf(seeded, lenderDay(now)),
      worked_out: {
        scenarios: seeded.offers.map((offer) => toScenario(offer, seeded.neededCents)),
        amountNeeded: { purpose: seeded.purpose, amount: toMoney(seeded.neededCents) },
      },
      mailed_for: null,
    })),
  );

/** Returns the links of all summaries for the console; for the first one, also its other URL and broken variants. */
export async function seededSummaryLinks(
  sandbox: Pick<Sandbox, 'database' | 'limits'>,
): Promise<{ what: string; path: string }[]> {
  const summaries = await sandbox.database.selectFrom('loan_summary').selectAll().execute();
  const links: { what: string; path: string }[] = [];
  for (const [index, { what, name }] of SEEDED_SUMMARIES.entries()) {
    const summary = summaries.find(({ summary_identifier }) => summary_identifier === uuidFromName(name));
    if (summary === undefined) throw new Error(`The seeded summary "${name}" is missing`);
    const token = await summaryToken(sandbox, summary);
    links.push({ what, path: summaryPath(token) });
    if (index > 0) continue;
    links.push(
      { what: 'The same scenarios under the page’s other address', path: summaryAlternativePath(token) },
      { what: 'The same link with one character altered', path: summaryPath(alterToken(token)) },
      { what: 'A scenarios link that was cut off', path: SUMMARIES_PATH },
    );
  }
  return links;
}

function alterToken(token: string): string {
  const middle = Math.floor(token.length / 2);
  return token.slice(0, middle) + (token[middle] === 'A' ? 'B' : 'A') + token.slice(middle + 1);
}

interface Offer {
  name: string;
  product: string;
  termMonths: number;
  /** Percent per year, for example "6.375". */
  rate: string;
  loanCents: number;
  pointsCents?: number;
  creditsCents?: number;
  /** Closing costs that are finance charges, such as underwriting; they are included in the APR. */
  financeChargeCents: number;
  /** Closing costs that are not finance charges, such as appraisal and title (12 CFR 1026.4(c)(7)). */
  otherCostCents: number;
  taxesAndInsuranceCents: number;
  mortgageInsurance?: { cents: number; months: number };
}

/**
 * Calculates payment, APR and cash to close of an offer, as a loan officer's software would. Amounts are integer cents. @param neededCents price of the home, or balance of the loan to be refinanced
 */
export function toScenario(offer: Offer, neededCents: number): LoanScenario {
  const { pointsCents = 0, creditsCents = 0, mortgageInsurance = { cents: 0, months: 0 } } = offer;
  const paymentCents = levelPayment(offer.loanCents, Number(offer.rate), offer.termMonths);
  // The lender credit covers finance charges first, so it lowers the APR.
  const prepaidCents = offer.financeChargeCents + pointsCents - creditsCents;
  const payments = Array.from(
    { length: offer.termMonths },
    (_, month) => paymentCents + (month < mortgageInsurance.months ? mortgageInsurance.cents : 0),
  );
  return {
    name: offer.name,
    product: offer.product,
    termMonths: offer.termMonths,
    rate: offer.rate,
    apr: annualPercentageRate(offer.loanCents - prepaidCents, payments).toFixed(3),
    points: toMoney(pointsCents),
    credits: toMoney(creditsCents),
    cashToClose: toMoney(neededCents - offer.loanCents + offer.otherCostCents + prepaidCents),
    principalAndInterest: toMoney(paymentCents),
    taxesAndInsurance: toMoney(offer.taxesAndInsuranceCents),
    mortgageInsurance: toMoney(mortgageInsurance.cents),
    loanAmount: toMoney(offer.loanCents),
    ...(mortgageInsurance.months === 0 ? {} : { mortgageInsuranceMonths: mortgageInsurance.months }),
  };
}
