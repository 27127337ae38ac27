/** The Rate Drop Alerts of an account. For the signed-in user, other people's alerts do not exist. */
import { isDeepStrictEqual } from 'node:util';

import type { AlertConflict, RateDropAlert, UserPreference } from '#contract/borrower/rateDrop.ts';
import type { BorrowerCalls } from '#contract/borrower/calls.ts';
import { DAY_MS } from '../../base/clock/clock.ts';
import { Refusal } from '../../base/http/errors.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import { isUuid, thousandthsOf } from '../../base/wire/formats.ts';
import { findLoan } from '../../lender/loans/listedLoans.ts';
import { lockBorrower } from '../../lender/session/caller.ts';
import { quoteOf } from '../../lender/rates/rates.ts';
import { validateAlert } from './alertRules.ts';
import { idempotentRequest, prepareAlert, findExistingAlert, createAlert, requireOfficer } from './newAlert.ts';
import type { RateAlertTable } from './tables.ts';
import { toUserPreferences } from './userPreference.ts';

const alertNotFound = (): Refusal => new Refusal(404, 'We could not find this Rate Drop Alert among yours. Nothing was changed.');

/** Creates an alert for the signed-in user, once per idempotency key. @throws Refusal 400 with `fields`, 404, 409 or 422 */
export async function createAccountAlert(
  sandbox: Sandbox,
  borrowerId: string,
  key: string,
  alert: RateDropAlert,
): Promise<UserPreference> {
  const asked = idempotentRequest(borrowerId, key, alert);
  const before = await findExistingAlert(sandbox, asked);
  if (before !== undefined) return toSinglePreference(sandbox, borrowerId, before);
  const owner = { borrower_id: borrowerId, loan_identifier: await requireOwnLoanIdentifier(sandbox, borrowerId, alert) };
  const most = sandbox.limits.alertsPerBorrower;
  const made = await createAlert(sandbox, owner, await prepareAlert(sandbox, alert), asked, async (transaction) => {
    await lockBorrower(transaction, borrowerId); // so that two simultaneous requests cannot exceed the maximum together
    const { count } = await transaction
      .selectFrom('rate_alert')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('borrower_id', '=', borrowerId)
      .where('state', '<>', 'cancelled')
      .executeTakeFirstOrThrow();
    if (Number(count) < most) return;
    throw new Refusal(409, `You have ${most} Rate Drop Alerts, and no more can be set. Nothing was changed. Cancel one first.`);
  });
  return toSinglePreference(sandbox, borrowerId, made);
}

/** Returns the id of the loan that an alert is about, or null. @throws Refusal 404 when the loan is not on the borrower's list */
async function requireOwnLoanIdentifier({ database }: Sandbox, borrowerId: string, alert: RateDropAlert): Promise<string | null> {
  if (alert.purpose === 'purchase' || alert.mrcLoanNumber === null) return null;
  const owned = await findLoan(database, borrowerId, { loanNumber: alert.mrcLoanNumber.trim() });
  if (owned === null)
    throw new Refusal(
      404,
      'We could not find that loan among yours. No alert was set. Leave the loan number empty, or add the loan to your list first.',
    );
  return owned.loan.loan_identifier;
}

/** Returns the borrower's alerts, newest first. Canceled ones are included for a limited time. */
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

const WATCHING_COLUMNS = { state: 'watching', reached_on: null, reached_rate: null, reached_apr: null } as const;

type AlertChange = BorrowerCalls['PUT RateDrop/userPreferences']['request'];

/**
 * Changes an alert if it is still in the state that the user saw, under a row lock; a canceled alert becomes active again. It is watched
 * again, unless it has reached its target and the target does not change. @throws Refusal 400 with `fields`, 404, or 409 with the current
 * alert unless that already equals the request
 */
export async function changeAlert(sandbox: Sandbox, borrowerId: string, change: AlertChange): Promise<UserPreference> {
  const { database, clock } = sandbox;
  const { userPreferenceId, updatedAtUtc, alert } = change;
  const quote = await quoteOf(sandbox, alert.mortgageType);
  const loanIdentifier = await loanIdentifierOfChange(sandbox, borrowerId, change);
  await requireOfficer(database, alert.loanOfficer);
  const changed = await database.transaction().execute(async (transaction) => {
    const before = await transaction
      .selectFrom('rate_alert')
      .selectAll()
      .where('alert_id', '=', userPreferenceId)
      .where('borrower_id', '=', borrowerId)
      .forUpdate()
      .executeTakeFirstOrThrow(alertNotFound);
    if (before.updated_at.toISOString() !== updatedAtUtc) return { conflict: before };
    const staysReached =
      before.state === 'reached' &&
      before.mortgage_type === alert.mortgageType &&
      before.target_rate === thousandthsOf(alert.targetInterestRate);
    const columns = validateAlert(alert, staysReached ? null : quote);
    const now = clock.now();
    const isAnother = alert.phoneConsent?.text !== before.phone_consent?.text || alert.phone !== before.phone;
    return transaction
      .updateTable('rate_alert')
      .set({
        ...columns,
        loan_identifier: loanIdentifier,
        // Consent to be called is given for one phone number. Another number needs a new consent.
        ...(isAnother && {
          phone_consent: alert.phoneConsent && { ...alert.phoneConsent, givenAt: now.toISOString() },
        }),
        ...(!staysReached && WATCHING_COLUMNS),
        // The new time is always later than the previous one, even within the same millisecond, because it identifies the version of the
        // alert.
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
  if (!('conflict' in changed)) return toSinglePreference(sandbox, borrowerId, changed);
  const present = await toSinglePreference(sandbox, borrowerId, changed.conflict);
  // A browser whose connection broke may send the same request again by itself.
  if (changed.conflict.cancelled_at === null && isDeepStrictEqual(present.alert, alert)) return present;
  throw new Refusal(409, 'This Rate Drop Alert was changed somewhere else. Nothing was saved. Look at it as it is now.', {
    code: 'alertChanged',
    extraBody: { present } satisfies Partial<AlertConflict>,
  });
}

/**
 * Returns the loan of a changed alert. If the loan number is unchanged, the loan stays, even if it has been removed from the list since.
 */
async function loanIdentifierOfChange(
  sandbox: Sandbox,
  borrowerId: string,
  { userPreferenceId, alert }: AlertChange,
): Promise<string | null> {
  const before = await requireOwnAlert(sandbox, borrowerId, userPreferenceId);
  const isSame = alert.purpose === 'refinance' && alert.mrcLoanNumber === before.mrc_loan_number;
  return isSame ? before.loan_identifier : requireOwnLoanIdentifier(sandbox, borrowerId, alert);
}

/** Canceling an alert again returns it unchanged. @throws Refusal 404 */
export async function cancelAlert(sandbox: Sandbox, borrowerId: string, userPreferenceId: string): Promise<UserPreference> {
  const { alert_id } = await requireOwnAlert(sandbox, borrowerId, userPreferenceId);
  await cancelAlertOfAnyOwner(sandbox, alert_id);
  return toSinglePreference(sandbox, borrowerId, await requireOwnAlert(sandbox, borrowerId, userPreferenceId));
}

/** Cancels an alert without checking its owner. Returns false when it was already canceled. */
export async function cancelAlertOfAnyOwner(
  { database, clock }: Pick<Sandbox, 'database' | 'clock'>,
  alertId: string,
): Promise<boolean> {
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

async function requireOwnAlert({ database }: Sandbox, borrowerId: string, alertId: string): Promise<RateAlertTable> {
  const alert = isUuid(alertId)
    ? await database
        .selectFrom('rate_alert')
        .selectAll()
        .where('alert_id', '=', alertId)
        .where('borrower_id', '=', borrowerId)
        .executeTakeFirst()
    : undefined;
  if (alert === undefined) throw alertNotFound();
  return alert;
}

async function toSinglePreference(sandbox: Sandbox, borrowerId: string, alert: RateAlertTable): Promise<UserPreference> {
  const [preference] = await toUserPreferences(sandbox, borrowerId, [alert]);
  if (preference === undefined) throw new Error('One alert became none');
  return preference;
}
