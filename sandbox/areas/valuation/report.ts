/** Builds the parts of a home valuation report. */
import type { ContactOwner, EquityRates, HomeEquity, Lien, ValuationLoan } from '#contract/borrower/valuation.ts';
import type { MortgageType } from '#contract/borrower/rateDrop.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import { toMoney } from '../../base/wire/money.ts';
import { toPercent } from '../../base/wire/percent.ts';
import { termsOf } from '../../lender/loans/notes.ts';
import { toLoanOfficer } from '../../lender/officers/officers.ts';
import { levelPayment } from '../../lender/rates/loanMath.ts';
import { PRODUCTS, quotedRates, toQuotedRate } from '../../lender/rates/rates.ts';
import { maskedEmail } from '../../lender/words.ts';
import { estimatesOf } from './estimate.ts';
import type { HomeTable } from './tables.ts';
import type { WhoseHome } from './whoseHome.ts';

const homeOf = ({ database }: Pick<Sandbox, 'database'>, { loan }: WhoseHome): Promise<HomeTable | undefined> =>
  database.selectFrom('home').selectAll().where('loan_identifier', '=', loan.loan_identifier).executeTakeFirst();

export const contactOwnerOf = ({ limits }: Sandbox, { loan, officer, reader, lastDay }: WhoseHome): ContactOwner => ({
  officer: officer && toLoanOfficer(officer),
  place: {
    street: lastDay === null ? loan.property_street : withoutNumber(loan.property_street),
    city: loan.property_city,
    state: loan.property_state,
  },
  copyTo: maskedEmail(reader.email),
  questionLength: limits.homeQuestionLength,
  expiresAt: lastDay,
});

/** Removes house and apartment numbers from a street, because the link may have been passed on to others. Empty if nothing else is left. */
const withoutNumber = (street: string): string =>
  street
    .split(/,|#|\b(?:apt|apartment|unit|suite|ste|no)\b/i, 1)
    .join('')
    .trim()
    .split(/\s+/)
    .filter((word) => !/\d/.test(word) || /^\d+(st|nd|rd|th)$/i.test(word))
    .join(' ');

const SOURCE =
  'An automated estimate, from what the home was bought for and how home prices in the state have changed since. Nobody has seen the home.';

export async function homeEquityOf(sandbox: Sandbox, whose: WhoseHome): Promise<HomeEquity> {
  const today = sandbox.clock.today();
  const home = await homeOf(sandbox, whose);
  const liens = await liensOf(sandbox, whose, home);
  if (home === undefined) {
    return { ...{ estimate: null, noEstimate: 'notYet', source: SOURCE, bought: null }, history: [], comparables: [], liens };
  }
  const bought = { price: toMoney(home.price_cents), on: home.bought_on };
  const history = home.no_estimate === null ? estimatesOf(home, whose.loan.property_state, today) : [];
  const estimate = history.at(-1) ?? null;
  return {
    estimate,
    noEstimate: estimate === null ? (home.no_estimate ?? 'notYet') : null,
    source: SOURCE,
    bought,
    history,
    comparables: estimate === null ? [] : home.comparables,
    liens,
  };
}

async function liensOf({ database, clock }: Sandbox, { loan }: WhoseHome, home: HomeTable | undefined): Promise<Lien[]> {
  const asOf = clock.today();
  const terms = await termsOf(database, loan);
  const others = (home?.other_liens ?? []).map((lien) => ({ ...lien, asOf }));
  return terms === null ? others : [{ kind: 'firstMortgage', balance: toMoney(terms.balanceCents), asOf }, ...others];
}

export async function valuationLoanOf(sandbox: Sandbox, whose: WhoseHome): Promise<ValuationLoan> {
  const terms = await termsOf(sandbox.database, whose.loan);
  const home = await homeOf(sandbox, whose);
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

/** Mortgage types offered for a loan against the equity. */
const LENT: readonly MortgageType[] = ['fixed30', 'fixed20', 'fixed15'];
/** Loan amounts are rounded down to whole thousands of dollars, between these limits. */
const STEP_CENTS = 100_000;
const LEAST_CENTS = 500_000;
const MOST_CENTS = 25_000_000;
/** Points, in thousandths of the loan amount. */
const POINTS = 5;
const ASSUMPTIONS =
  'Assumes a fixed rate, a credit score of 740 or more, a one-family home that you live in, and no more than 80% of its value owed in all.';

const inCents = (amount: string): number => Math.round(Number(amount) * 100);

/** Returns today's quotes for a loan of the remaining amount up to 80% of the estimated value. */
export async function equityRatesOf(sandbox: Sandbox, whose: WhoseHome): Promise<EquityRates> {
  const { estimate, liens } = await homeEquityOf(sandbox, whose);
  const left = (inCents(estimate?.value ?? '0.00') * 8) / 10 - liens.reduce((sum, { balance }) => sum + inCents(balance), 0);
  const loanCents = Math.min(Math.floor(left / STEP_CENTS) * STEP_CENTS, MOST_CENTS);
  const isEnough = liens.length > 0 && loanCents >= LEAST_CENTS;
  const quotes = isEnough ? (await quotedRates(sandbox)).filter(({ mortgageType }) => LENT.includes(mortgageType)) : [];
  return {
    quotedOn: sandbox.clock.today(),
    loanAmount: toMoney(isEnough ? loanCents : 0),
    assumptions: ASSUMPTIONS,
    rates: quotes.map((quote) => {
      const termMonths = PRODUCTS[quote.mortgageType].years * 12;
      return {
        ...toQuotedRate(quote),
        mortgageType: quote.mortgageType,
        termMonths,
        points: toMoney((loanCents * POINTS) / 1000),
        payment: toMoney(levelPayment(loanCents, quote.rate / 1000, termMonths)),
      };
    }),
  };
}
