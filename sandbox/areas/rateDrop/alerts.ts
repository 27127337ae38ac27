/** The alerts of an account. Whatever is not the caller's own does not exist. */
import { isDeepStrictEqual } from 'node:util';

import type { AlertConflict, RateDropAlert, UserPreference } from '#contract/borrower/rateDrop.ts';
import type { BorrowerCalls } from '#contract/borrower/calls.ts';
import { DAY_MS } from '../../base/clock/clock.ts';
import { Refusal } from '../../base/http/errors.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import { isUuid } from '../../base/wire/formats.ts';
import { thousandthsOf } from '../../base/wire/percent.ts';
import { loanOf } from '../../lender/loans/ownedLoans.ts';
import { quoteOf } from '../../lender/rates/rates.ts';
import { readAlert } from './alertRules.ts';
import { askedBy, judgeAlert, madeBefore, makeAlert, officerOf } from './newAlert.ts';
import type { RateAlertTable } from './tables.ts';
import { toUserPreferences } from './userPreference.ts';

const notYours = (): Refusal => new Refusal(404, 'We could not find this Rate Drop Alert among yours. Nothing was changed.');

/** An alert of the caller's, once per key. @throws Refusal 400 with `fields`, 404, 409 or 422 */
export async function setAlert(sandbox: Sandbox, borrowerId: string, key: string, alert: RateDropAlert): Promise<UserPreference> {
  const asked = askedBy(borrowerId, key, alert);
  const before = await madeBefore(sandbox, asked);
  if (before !== undefined) return one(sandbox, borrowerId, before);
  const owner = { borrower_id: borrowerId, loan_identifier: await loanFor(sandbox, borrowerId, alert) };
  const most = sandbox.limits.alertsPerBorrower;
  const made = await makeAlert(sandbox, owner, await judgeAlert(sandbox, alert), asked, async (transaction) => {
    // Under the borrower's row, so that two at the same moment do not both take the last place.
    await transaction.selectFrom('borrower').select('borrower_id').where('borrower_id', '=', borrowerId).forUpdate().execute();
    const { count } = await transaction
      .selectFrom('rate_alert')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('borrower_id', '=', borrowerId)
      .where('state', '<>', 'cancelled')
      .executeTakeFirstOrThrow();
    if (Number(count) < most) return;
    throw new Refusal(409, `You have ${most} Rate Drop Alerts, and no more can be set. Nothing was changed. Cancel one first.`);
  });
  return one(sandbox, borrowerId, made);
}

/** The identifier of the loan that an alert is about; null where it is about none. @throws Refusal 404 when it is not on the list */
async function loanFor({ database }: Sandbox, borrowerId: string, alert: RateDropAlert): Promise<string | null> {
  if (alert.purpose === 'purchase' || alert.mrcLoanNumber === null) return null;
  const owned = await loanOf(database, borrowerId, { loanNumber: alert.mrcLoanNumber.trim() });
  if (owned === null)
    throw new Refusal(
      404,
      'We could not find that loan among yours. No alert was set. Leave the loan number empty, or add the loan to your list first.',
    );
  return owned.loan.loan_identifier;
}

/** The caller's alerts, the newest first; canceled ones for their time. */
export async function listAlerts(sandbox: Sandbox, borrowerId: string): Promise<UserPreference[]> {
  const { database, clock, limits } = sandbox;
  const since = new Date(clock.now().getTime() - limits.canceledAlertDays * DAY_MS);
  const alerts = await database
    .selectFrom('rate_alert')
    .selectAll()
    .where('borrower_id', '=', borrowerId)
    .where((where) => where.or([where('cancelled_at', 'is', null), where('cancelled_at', '>', since)]))
    .orderBy('set_at', 'desc')
    .orderBy('alert_id')
    .execute();
  return toUserPreferences(sandbox, borrowerId, alerts);
}

const WATCHED_ANEW = { state: 'watching', reached_on: null, reached_rate: null, reached_apr: null } as const;

type Change = BorrowerCalls['PUT RateDrop/userPreferences']['request'];

/**
 * Changes an alert that is still as the caller saw it, under its row's lock; a canceled one is set again. It is watched from now on, unless
 * it has reached the target that stays. @throws Refusal 400 with `fields`, 404, or 409 with the alert as it is, unless that is as wanted
 */
export async function changeAlert(sandbox: Sandbox, borrowerId: string, change: Change): Promise<UserPreference> {
  const { database, clock } = sandbox;
  const { userPreferenceId, updatedAtUtc, alert } = change;
  const quote = await quoteOf(sandbox, alert.mortgageType);
  const loanIdentifier = await loanOfChange(sandbox, borrowerId, change);
  await officerOf(database, alert.loanOfficer);
  const changed = await database.transaction().execute(async (transaction) => {
    const before = await transaction
      .selectFrom('rate_alert')
      .selectAll()
      .where('alert_id', '=', userPreferenceId)
      .where('borrower_id', '=', borrowerId)
      .forUpdate()
      .executeTakeFirstOrThrow(notYours);
    if (before.updated_at.toISOString() !== updatedAtUtc) return { conflict: before };
    const staysReached =
      before.state === 'reached' &&
      before.mortgage_type === alert.mortgageType &&
      before.target_rate === thousandthsOf(alert.targetInterestRate);
    const columns = readAlert(alert, staysReached ? null : quote);
    const now = clock.now();
    const isAnother = alert.phoneConsent?.text !== before.phone_consent?.text || alert.phone !== before.phone;
    return transaction
      .updateTable('rate_alert')
      .set({
        ...columns,
        loan_identifier: loanIdentifier,
        // Consent is given for a number: for another one it is given anew.
        ...(isAnother && {
          phone_consent: alert.phoneConsent && { ...alert.phoneConsent, givenAt: now.toISOString() },
        }),
        ...(!staysReached && WATCHED_ANEW),
        // Never twice the same, even within one millisecond.
        updated_at: new Date(Math.max(now.getTime(), before.updated_at.getTime() + 1)),
        cancelled_at: null,
        checked_at: now,
        checked_rate: quote.rate,
        checked_apr: quote.apr,
      })
      .where('alert_id', '=', userPreferenceId)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
  if (!('conflict' in changed)) return one(sandbox, borrowerId, changed);
  const present = await one(sandbox, borrowerId, changed.conflict);
  // A browser whose connection broke sends it again by itself.
  if (changed.conflict.cancelled_at === null && isDeepStrictEqual(present.alert, alert)) return present;
  throw new Refusal(409, 'This Rate Drop Alert was changed somewhere else. Nothing was saved. Look at it as it is now.', {
    code: 'alertChanged',
    more: { present } satisfies Partial<AlertConflict>,
  });
}

/** A loan that was removed from the list meanwhile stays with its alert. */
async function loanOfChange(sandbox: Sandbox, borrowerId: string, { userPreferenceId, alert }: Change): Promise<string | null> {
  const before = await ownAlert(sandbox, borrowerId, userPreferenceId);
  const isSame = alert.purpose === 'refinance' && alert.mrcLoanNumber === before.mrc_loan_number;
  return isSame ? before.loan_identifier : loanFor(sandbox, borrowerId, alert);
}

/** Ends an alert; again, it is answered as it is. @throws Refusal 404 */
export async function cancelAlert(sandbox: Sandbox, borrowerId: string, userPreferenceId: string): Promise<UserPreference> {
  const { alert_id } = await ownAlert(sandbox, borrowerId, userPreferenceId);
  await endAlert(sandbox, alert_id);
  return one(sandbox, borrowerId, await ownAlert(sandbox, borrowerId, userPreferenceId));
}

/** Ends an alert, whoever asks. False when it had ended. */
export async function endAlert({ database, clock }: Pick<Sandbox, 'database' | 'clock'>, alertId: string): Promise<boolean> {
  const now = clock.now();
  const ended = await database
    .updateTable('rate_alert')
    .set({ state: 'cancelled', cancelled_at: now, updated_at: now, reached_on: null, reached_rate: null, reached_apr: null })
    .where('alert_id', '=', alertId)
    .where('state', '<>', 'cancelled')
    .returning('alert_id')
    .executeTakeFirst();
  return ended !== undefined;
}

async function ownAlert({ database }: Sandbox, borrowerId: string, alertId: string): Promise<RateAlertTable> {
  const alert = isUuid(alertId)
    ? await database
        .selectFrom('rate_alert')
        .selectAll()
        .where('alert_id', '=', alertId)
        .where('borrower_id', '=', borrowerId)
        .executeTakeFirst()
    : undefined;
  if (alert === undefined) throw notYours();
  return alert;
}

async function one(sandbox: Sandbox, borrowerId: string, alert: RateAlertTable): Promise<UserPreference> {
  const [preference] = await toUserPreferences(sandbox, borrowerId, [alert]);
  if (preference === undefined) throw new Error('One alert became none');
  return preference;
}
