/** The parts of a home's report. */
import type { ContactOwner, EquityRates, HomeEquity, Lien, ValuationLoan } from '#contract/borrower/valuation.ts';
import type { MortgageType } from '#contract/borrower/rateDrop.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import { toMoney } from '../../base/wire/money.ts';
import { toPercent } from '../../base/wire/percent.ts';
import { termsOf } from '../../lender/loans/notes.ts';
import { toLoanOfficer } from '../../lender/officers/officers.ts';
import { levelPayment } from '../../lender/rates/loanMath.ts';
import { PRODUCTS, quotedRates, toQuotedRate } from '../../lender/rates/rates.ts';
import { maskedEmail } from '../../lender/words/words.ts';
import { estimatesOf } from './estimate.ts';
import type { HomeTable } from './tables.ts';
import type { WhoseHome } from './whoseHome.ts';

const homeOf = ({ database }: Pick<Sandbox, 'database'>, { loan }: WhoseHome): Promise<HomeTable | undefined> =>
  database.selectFrom('home').selectAll().where('loan_identifier', '=', loan.loan_identifier).executeTakeFirst();

export const contactOwnerOf = ({ loan, officer, email }: WhoseHome): ContactOwner => ({
  officer: officer && toLoanOfficer(officer),
  place: { street: loan.property_street, city: loan.property_city, state: loan.property_state },
  copyTo: maskedEmail(email),
});

const SOURCE =
  'Worked out by a computer from what the home was bought for and how home prices in the state went since. Nobody has seen the home.';

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

/** What a loan against the equity would be one of. */
const LENT: readonly MortgageType[] = ['fixed30', 'fixed20', 'fixed15'];
const LOAN_CENTS = 10_000_000;
/** In thousandths of the loan. */
const POINTS = 5;

export async function equityRatesOf(sandbox: Sandbox): Promise<EquityRates> {
  const quotes = (await quotedRates(sandbox)).filter(({ mortgageType }) => LENT.includes(mortgageType));
  return {
    quotedOn: sandbox.clock.today(),
    loanAmount: toMoney(LOAN_CENTS),
    rates: quotes.map((quote) => {
      const termMonths = PRODUCTS[quote.mortgageType].years * 12;
      return {
        ...toQuotedRate(quote),
        mortgageType: quote.mortgageType,
        termMonths,
        points: toMoney((LOAN_CENTS * POINTS) / 1000),
        payment: toMoney(levelPayment(LOAN_CENTS, quote.rate / 1000, termMonths)),
      };
    }),
  };
}
