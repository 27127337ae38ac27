/** The watch: compares every alert with what is quoted, and writes to borrower and officer once for each drop. */
import type { Transaction } from 'kysely';

import type { Database } from '../../base/db/database.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import type { LoanOfficerTable } from '../../lender/officers/tables.ts';
import { quotedRates, type Quote } from '../../lender/rates/rates.ts';
import type { RateAlertTable } from './tables.ts';
import { officerReachedMail, reachedMail } from './alertMails.ts';

/** One look after the other in this process; in another one the rows' locks keep them apart. */
const looking = new WeakMap<Sandbox, Promise<void>>();

/** Looks at all alerts, after any look that is under way. */
export function watchRates(sandbox: Sandbox): Promise<void> {
  const next = (looking.get(sandbox) ?? Promise.resolve()).catch(() => undefined).then(() => lookOnce(sandbox));
  looking.set(sandbox, next);
  return next;
}

async function lookOnce(sandbox: Sandbox): Promise<void> {
  for (const quote of await quotedRates(sandbox)) {
    await recordLook(sandbox, quote);
    await watchAnew(sandbox, quote);
    while (await tellNext(sandbox, quote)) {
      // One alert is a transaction of its own, so that calls of borrowers get their turn between two.
    }
  }
}

/** When each alert was last looked at, and at which rate. */
async function recordLook({ database, clock }: Sandbox, { mortgageType, rate, apr }: Quote): Promise<void> {
  await database
    .updateTable('rate_alert')
    .set({ checked_at: clock.now(), checked_rate: rate, checked_apr: apr })
    .where('mortgage_type', '=', mortgageType)
    .where('state', '<>', 'cancelled')
    .execute();
}

/** Rates that have risen above the target again end a drop; the next one is told anew. */
async function watchAnew({ database }: Sandbox, { mortgageType, rate }: Quote): Promise<void> {
  await database
    .updateTable('rate_alert')
    .set({ state: 'watching', reached_on: null, reached_rate: null, reached_apr: null })
    .where('mortgage_type', '=', mortgageType)
    .where('state', '=', 'reached')
    .where('target_rate', '<', rate)
    .execute();
}

/**
 * Takes one alert whose target is reached, marks it and writes both mails, all or nothing: a process that ends in between leaves it as it
 * was, and the next look takes it. False when there was none.
 */
const tellNext = (sandbox: Sandbox, quote: Quote): Promise<boolean> =>
  sandbox.database.transaction().execute(async (transaction) => {
    const next = await transaction
      .selectFrom('rate_alert')
      .select('alert_id')
      .where('mortgage_type', '=', quote.mortgageType)
      .where('state', '=', 'watching')
      .where('target_rate', '>=', quote.rate)
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (next === undefined) return false;
    const alert = await transaction
      .updateTable('rate_alert')
      .set({
        state: 'reached',
        reached_on: sandbox.clock.today(),
        reached_rate: quote.rate,
        reached_apr: quote.apr,
      })
      .where('alert_id', '=', next.alert_id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const officer = await officerFor(transaction, alert);
    await sandbox.mailer.send(await reachedMail(sandbox, { alert, quote, officer }), transaction);
    if (officer !== null) await sandbox.mailer.send(officerReachedMail(sandbox, { alert, quote, officer }), transaction);
    return true;
  });

/** The officer that was chosen, else the loan's; null where there is neither. */
async function officerFor(transaction: Transaction<Database>, alert: RateAlertTable): Promise<LoanOfficerTable | null> {
  const identifier = alert.officer_identifier ?? (await officerOfLoan(transaction, alert.loan_identifier));
  if (identifier === null) return null;
  const officer = await transaction
    .selectFrom('loan_officer')
    .selectAll()
    .where('user_identifier', '=', identifier)
    .executeTakeFirst();
  return officer ?? null;
}

async function officerOfLoan(transaction: Transaction<Database>, loanIdentifier: string | null): Promise<string | null> {
  if (loanIdentifier === null) return null;
  const loan = await transaction
    .selectFrom('loan')
    .select('officer_identifier')
    .where('loan_identifier', '=', loanIdentifier)
    .executeTakeFirst();
  return loan?.officer_identifier ?? null;
}
