import type { ContactOwner, EquityRates, HomeEquity, Lien, ValuationLoan } from '#contract/borrower/valuation.ts';
import type { MortgageType } from '#contract/borrower/rateDrop.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import { toMoney, toPercent } from '../../base/wire/formats.ts';
import { loanTerms } from '../../lender/loans/notes.ts';
import { toLoanOfficer } from '../../lender/officers/officers.ts';
import { levelPayment } from '../../lender/rates/loanMath.ts';
import { PRODUCTS, quotedRates, toQuotedRate } from '../../lender/rates/rates.ts';
import { maskEmail } from '../../lender/format.ts';
import { quarterlyEstimates } from './estimate.ts';
import type { HomeTable } from './tables.ts';
import type { ReportedHome } from './requireHome.ts';

const findHome = ({ database }: Pick<Sandbox, 'database'>, { loan }: ReportedHome): Promise<HomeTable | undefined> =>
  database.selectFrom('home').selectAll().where('loan_identifier', '=', loan.loan_identifier).executeTakeFirst();

export const readContactOwner = ({ limits }: Sandbox, { loan, officer, reader, lastDay }: ReportedHome): ContactOwner => ({
  officer: officer && toLoanOfficer(officer),
  place: {
    street: lastDay === null ? loan.property_street : withoutHouseNumber(loan.property_street),
    city: loan.property_city,
    state: loan.property_state,
  },
  copyTo: maskEmail(reader.email),
  questionLength: limits.homeQuestionLength,
  expiresAt: lastDay,
});

/** Removes house and apartment numbers from a street, because the link may have been passed on to others. Empty if nothing else is left. */
const withoutHouseNumber = (street: string): string =>
  street
    .split(/,|#|\b(?:apt|apartment|unit|suite|ste|no)\b/i, 1)
    .join('')
    .trim()
    .split(/\s+/)
    .filter((word) => !/\d/.test(word) || /^\d+(st|nd|rd|th)$/i.test(word))
    .join(' ');

const ESTIMATE_SOURCE_TEXT =
  'An automated estimate, from what the home was bought for and how home prices in the state have changed since. Nobody has seen the home.';

export async function calculateHomeEquity(sandbox: Sandbox, whose: ReportedHome): Promise<HomeEquity> {
  const today = sandbox.clock.today();
  const home = await findHome(sandbox, whose);
  const liens = await listLiens(sandbox, whose, home);
  if (home === undefined) {
    return {
      ...{ estimate: null, noEstimate: 'notYet', source: ESTIMATE_SOURCE_TEXT, bought: null },
      history: [],
      comparables: [],
      liens,
    };
  }
  const bought = { price: toMoney(home.price_cents), on: home.bought_on };
  const history = home.no_estimate === null ? quarterlyEstimates(home, whose.loan.property_state, today) : [];
  const estimate = history.at(-1) ?? null;
  return {
    estimate,
    noEstimate: estimate === null ? (home.no_estimate ?? 'notYet') : null,
    source: ESTIMATE_SOURCE_TEXT,
    bought,
    history,
    comparables: estimate === null ? [] : home.comparables,
    liens,
  };
}

async function listLiens({ database, clock }: Sandbox, { loan }: ReportedHome, home: HomeTable | undefined): Promise<Lien[]> {
  const asOf = clock.today();
  const terms = await loanTerms(database, loan);
  const others = (home?.other_liens ?? []).map((lien) => ({ ...lien, asOf }));
  return terms === null ? others : [{ kind: 'firstMortgage', balance: toMoney(terms.balanceCents), asOf }, ...others];
}

export async function readValuationLoan(sandbox: Sandbox, whose: ReportedHome): Promise<ValuationLoan> {
  const terms = await loanTerms(sandbox.database, whose.loan);
  const home = await findHome(sandbox, whose);
  const insurance = home?.insurance_cents ?? null;
  return {
    balance: terms && toMoney(terms.balanceCents),
    asOf: sandbox.clock.today(),
    agreed:
      terms && home
        ? {
            loanAmount: toMoney(terms.note.original_cents),
            originalValue: toMoney(home.price_cents),
            rate: toPercent(terms.note.rate),
            termMonths: terms.note.term_months,
            firstDueOn: terms.note.first_due_on,
          }
        : null,
    mortgageInsurance: insurance === null ? null : toMoney(insurance),
  };
}

const OFFERED_MORTGAGE_TYPES: readonly MortgageType[] = ['fixed30', 'fixed20', 'fixed15'];
/** Loan amounts are rounded down to whole thousands of dollars, between these limits. */
const LOAN_ROUNDING_CENTS = 100_000;
const MIN_LOAN_CENTS = 500_000;
const MAX_LOAN_CENTS = 25_000_000;
/** Points, in thousandths of the loan amount. */
const POINTS_THOUSANDTHS = 5;
const RATE_ASSUMPTIONS =
  'Assumes a fixed rate, a credit score of 740 or more, a one-family home that you live in, and no more than 80% of its value owed in all.';

const inCents = (amount: string): number => Math.round(Number(amount) * 100);

/** Returns today's quotes for a loan of the remaining amount up to 80% of the estimated value. */
export async function quoteEquityRates(sandbox: Sandbox, whose: ReportedHome): Promise<EquityRates> {
  const { estimate, liens } = await calculateHomeEquity(sandbox, whose);
  const left = (inCents(estimate?.value ?? '0.00') * 8) / 10 - liens.reduce((sum, { balance }) => sum + inCents(balance), 0);
  const loanCents = Math.min(Math.floor(left / LOAN_ROUNDING_CENTS) * LOAN_ROUNDING_CENTS, MAX_LOAN_CENTS);
  const isEnough = liens.length > 0 && loanCents >= MIN_LOAN_CENTS;
  const quotes = isEnough
    ? (await quotedRates(sandbox)).filter(({ mortgageType }) => OFFERED_MORTGAGE_TYPES.includes(mortgageType))
    : [];
  return {
    quotedOn: sandbox.clock.today(),
    loanAmount: toMoney(isEnough ? loanCents : 0),
    assumptions: RATE_ASSUMPTIONS,
    rates: quotes.map((quote) => {
      const termMonths = PRODUCTS[quote.mortgageType].years * 12;
      return {
        ...toQuotedRate(quote),
        mortgageType: quote.mortgageType,
        termMonths,
        points: toMoney((loanCents * POINTS_THOUSANDTHS) / 1000),
        payment: toMoney(levelPayment(loanCents, quote.rate / 1000, termMonths)),
      };
    }),
  };
}
