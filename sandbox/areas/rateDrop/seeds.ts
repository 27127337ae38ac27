/** Seeds alerts: one borrower's alerts in every state, and leads of a hundred other people. */
import type { MortgageType } from '#contract/borrower/rateDrop.ts';
import { DAY_MS, lenderDay } from '../../base/clock/clock.ts';
import type { Seed } from '../../base/db/database.ts';
import { insertAll } from '../../base/db/insertAll.ts';
import { loanTerms } from '../../lender/loans/notes.ts';
import { levelPayment } from '../../lender/rates/loanMath.ts';
import { aprOf, MORTGAGE_TYPES, PRODUCTS, simulatedRate } from '../../lender/rates/rates.ts';
import { seededOfficers } from '../../lender/seeds/officers.ts';
import { ALERTED_LOAN_NUMBERS, ALERTS_BORROWER_EMAIL, rateAlertBorrowers } from '../../lender/seeds/rateAlertBorrowers.ts';
import { borrowerIdOf, uuidFromName, itemInCycle } from '../../lender/seeds/seededBorrower.ts';
import type { RateAlertTable } from './tables.ts';

const OTHER_LEAD_COUNT = 100;
const FIRST_NAMES = ['Alma', 'Boris', 'Cleo', 'Dmitri', 'Edith', 'Farid', 'Gwen', 'Hugo', 'Iris', 'Jonah'];
const LAST_NAMES = ['Abbot', 'Brandt', 'Cruz', 'Dunne', 'Eklund', 'Frost', 'Grady', 'Holt', 'Ivers', 'Juarez'];
/** Targets are lower than the simulated rates ever get, so that no emails are sent until somebody sets a rate. */
const LOWEST_TARGET_RATE = 3500;

/** Fills in the defaults of an alert. */
function createSeededAlert(
  name: string,
  now: Date,
  facts: Pick<RateAlertTable, 'mortgage_type' | 'target_rate' | 'first_name' | 'last_name' | 'email'> & Partial<RateAlertTable>,
): RateAlertTable {
  const checked = simulatedRate(lenderDay(now), facts.mortgage_type);
  return {
    alert_id: uuidFromName(`alert ${name}`),
    borrower_id: null,
    is_lead: false,
    contact_identifier: null,
    loan_identifier: null,
    purpose: 'purchase',
    mrc_loan_number: null,
    current_rate: null,
    current_payment_cents: null,
    balance_cents: null,
    target_savings_cents: null,
    property_usage: 'primaryHome',
    property_type: 'singleFamily',
    officer_identifier: null,
    phone: null,
    phone_consent: null,
    state: 'watching',
    set_at: now,
    updated_at: now,
    cancelled_at: null,
    checked_at: now,
    checked_rate: checked,
    checked_apr: aprOf(checked, facts.mortgage_type),
    reached_on: null,
    reached_rate: null,
    reached_apr: null,
    idempotency_key: null,
    request_hash: null,
    reference_hash: null,
    reference_ends_at: null,
    ...facts,
  };
}

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);

export const seedAlerts: Seed = async (transaction, now) => {
  const today = lenderDay(now);
  const others = Array.from({ length: OTHER_LEAD_COUNT }, (_, index) => {
    const mortgageType = itemInCycle(MORTGAGE_TYPES, index);
    const setAt = daysBefore(now, index + 1);
    return createSeededAlert(`other ${index}`, now, {
      mortgage_type: mortgageType,
      target_rate: LOWEST_TARGET_RATE + (index % 9) * 125,
      first_name: itemInCycle(FIRST_NAMES, index),
      last_name: itemInCycle(LAST_NAMES, Math.floor(index / FIRST_NAMES.length)),
      email: `rate.watcher.${index + 1}@example.com`,
      is_lead: true,
      officer_identifier: index % 3 === 0 ? null : itemInCycle(seededOfficers, index).user_identifier,
      set_at: setAt,
      updated_at: setAt,
    });
  });
  await insertAll(transaction, 'rate_alert', [...others, ...(await ownAlerts(today, now))]);

  async function ownAlerts(day: string, at: Date): Promise<RateAlertTable[]> {
    const borrowerId = borrowerIdOf(ALERTS_BORROWER_EMAIL);
    const [person] = rateAlertBorrowers;
    const isHere = await transaction
      .selectFrom('borrower')
      .select('email')
      .where('borrower_id', '=', borrowerId)
      .executeTakeFirst();
    if (person === undefined || isHere === undefined) return []; // the data folder is older than this seeded borrower
    const who = {
      borrower_id: borrowerId,
      first_name: person.firstName,
      last_name: person.lastName,
      email: ALERTS_BORROWER_EMAIL,
    };
    const rate = (type: MortgageType) => simulatedRate(day, type);
    const own = (name: string, days: number, facts: Parameters<typeof createSeededAlert>[2]) =>
      createSeededAlert(`own ${name}`, at, { ...facts, set_at: daysBefore(at, days), updated_at: daysBefore(at, days) });
    return [
      own('reached', 60, {
        ...who,
        ...(await refinance(ALERTED_LOAN_NUMBERS.reached, rate('fixed30') + 125)),
        state: 'reached',
        reached_on: day,
        reached_rate: rate('fixed30'),
        reached_apr: aprOf(rate('fixed30'), 'fixed30'),
      }),
      own('watching', 21, { ...who, ...(await refinance(ALERTED_LOAN_NUMBERS.watching, rate('fixed30') - 625)) }),
      own('purchase', 9, {
        ...who,
        mortgage_type: 'fha30',
        target_rate: rate('fha30') - 625,
        property_type: 'condo',
        officer_identifier: itemInCycle(seededOfficers, 3).user_identifier,
      }),
      own('canceled', 90, {
        ...who,
        ...(await refinance(ALERTED_LOAN_NUMBERS.reached, rate('fixed30') - 750)),
        state: 'cancelled',
        cancelled_at: daysBefore(at, 40),
      }),
    ];
  }

  async function refinance(loanNumber: string, target: number) {
    const loan = await transaction
      .selectFrom('loan')
      .select(['loan_identifier', 'due_date', 'officer_identifier'])
      .where('loan_number', '=', loanNumber)
      .executeTakeFirstOrThrow();
    const terms = await loanTerms(transaction, loan);
    if (terms === null) throw new Error(`The seeded loan ${loanNumber} has no note`);
    const { note, paymentCents, balanceCents } = terms;
    return {
      purpose: 'refinance',
      loan_identifier: loan.loan_identifier,
      mrc_loan_number: loanNumber,
      current_rate: note.rate,
      current_payment_cents: paymentCents,
      balance_cents: balanceCents,
      target_savings_cents: paymentCents - levelPayment(balanceCents, target / 1000, PRODUCTS.fixed30.years * 12),
      target_rate: target,
      mortgage_type: 'fixed30',
      officer_identifier: loan.officer_identifier,
    } as const;
  }
};
