/** Compares every alert with the quoted rates, and emails borrower and loan officer once per rate drop. */
import type { Transaction } from 'kysely';

import type { Database } from '../../base/db/database.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import type { LoanOfficerTable } from '../../lender/officers/tables.ts';
import { quotedRates, type Quote } from '../../lender/rates/rates.ts';
import type { RateAlertTable } from './tables.ts';
import { officerTargetReachedMail, targetReachedMail } from './alertMails.ts';

/** The check in progress. Checks in this process run one after another; checks of other processes are kept apart by row locks. */
const pendingChecks = new WeakMap<Sandbox, Promise<void>>();

/** Checks all alerts, after any check that is still running. */
export function queueAlertCheck(sandbox: Sandbox): Promise<void> {
  const next = (pendingChecks.get(sandbox) ?? Promise.resolve()).catch(() => undefined).then(() => checkAllAlerts(sandbox));
  pendingChecks.set(sandbox, next);
  return next;
}

async function checkAllAlerts(sandbox: Sandbox): Promise<void> {
  for (const quote of await quotedRates(sandbox)) {
    await recordCheck(sandbox, quote);
    await resumeWatching(sandbox, quote);
    while (await notifyNextReached(sandbox, quote)) {
      // Each alert has its own transaction, so that requests of borrowers can run in between.
    }
  }
}

async function recordCheck({ database, clock }: Sandbox, { mortgageType, rate, apr }: Quote): Promise<void> {
  await database
    .updateTable('rate_alert')
    .set({ checked_at: clock.now(), checked_rate: rate, checked_apr: apr })
    .where('mortgage_type', '=', mortgageType)
    .where('state', '<>', 'cancelled')
    .execute();
}

/** Watches an alert again once the rate has risen above its target, so that the next drop sends a new email. */
async function resumeWatching({ database }: Sandbox, { mortgageType, rate }: Quote): Promise<void> {
  await database
    .updateTable('rate_alert')
    .set({ state: 'watching', reached_on: null, reached_rate: null, reached_apr: null })
    .where('mortgage_type', '=', mortgageType)
    .where('state', '=', 'reached')
    .where('target_rate', '<', rate)
    .execute();
}

/**
 * Takes one alert whose target has been reached, marks it, and sends both emails in one transaction. If the process dies in between, the
 * next check takes it again. Returns false when there was none.
 */
const notifyNextReached = (sandbox: Sandbox, quote: Quote): Promise<boolean> =>
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
    const officer = await findAlertOfficer(transaction, alert);
    await sandbox.mailer.send(await targetReachedMail(sandbox, { alert, quote, officer }), transaction);
    if (officer !== null) await sandbox.mailer.send(officerTargetReachedMail(sandbox, { alert, quote, officer }), transaction);
    return true;
  });

/** Returns the officer chosen for the alert, otherwise the loan's officer, otherwise null. */
async function findAlertOfficer(transaction: Transaction<Database>, alert: RateAlertTable): Promise<LoanOfficerTable | null> {
  const identifier = alert.officer_identifier ?? (await findLoanOfficer(transaction, alert.loan_identifier));
  if (identifier === null) return null;
  const officer = await transaction
    .selectFrom('loan_officer')
    .selectAll()
    .where('user_identifier', '=', identifier)
    .executeTakeFirst();
  return officer ?? null;
}

async function findLoanOfficer(transaction: Transaction<Database>, loanIdentifier: string | null): Promise<string | null> {
  if (loanIdentifier === null) return null;
  const loan = await transaction
    .selectFrom('loan')
    .select('officer_identifier')
    .where('loan_identifier', '=', loanIdentifier)
    .executeTakeFirst();
  return loan?.officer_identifier ?? null;
}
