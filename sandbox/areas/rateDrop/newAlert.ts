/** Creates alerts, for accounts and for people without one, and sends the emails about them. */
import { randomUUID } from 'node:crypto';

import type { Transaction } from 'kysely';

import type { RateDropAlert } from '#contract/borrower/rateDrop.ts';
import type { Database } from '../../base/db/database.ts';
import { Refusal } from '../../base/http/errors.ts';
import { keyReusedRefusal } from '../../base/http/idempotency.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import { sha256Hex } from '../../base/keyedHash.ts';
import { isUuid } from '../../base/wire/formats.ts';
import type { LoanOfficerTable } from '../../lender/officers/tables.ts';
import { quoteOf, type Quote } from '../../lender/rates/rates.ts';
import { validateAlert, type AlertColumns } from './alertRules.ts';
import type { RateAlertTable } from './tables.ts';
import { alertCreatedMail, officerLeadMail } from './alertMails.ts';

/** Owner of an alert: an account with the loan that the alert is about, or, without an account, the reference that identifies the alert. */
type AlertOwner =
  | Pick<RateAlertTable, 'borrower_id' | 'loan_identifier'>
  | Pick<RateAlertTable, 'reference_hash' | 'reference_ends_at'>;

interface IdempotentRequest {
  key: string;
  /** Hash of the request's content and sender. Another request with the same key is rejected. */
  hash: string;
}

export const idempotentRequest = (who: string, key: string, alert: RateDropAlert): IdempotentRequest => ({
  key,
  hash: sha256Hex(JSON.stringify([who, alert])),
});

/** Returns the alert that was already created with this key. @throws Refusal 422 when the key was used for a different request */
export async function findExistingAlert(
  { database }: Pick<Sandbox, 'database'>,
  { key, hash }: IdempotentRequest,
): Promise<RateAlertTable | undefined> {
  const before = await database.selectFrom('rate_alert').selectAll().where('idempotency_key', '=', key).executeTakeFirst();
  if (before !== undefined && before.request_hash !== hash) throw keyReusedRefusal();
  return before;
}

interface ValidatedAlert {
  alert: RateDropAlert;
  columns: AlertColumns;
  quote: Quote;
  officer: LoanOfficerTable | null;
}

export async function prepareAlert(sandbox: Sandbox, alert: RateDropAlert): Promise<ValidatedAlert> {
  const quote = await quoteOf(sandbox, alert.mortgageType);
  const columns = validateAlert(alert, quote);
  return { alert, columns, quote, officer: await requireOfficer(sandbox.database, columns.officer_identifier) };
}

/**
 * Stores an alert and sends the emails about it in one transaction. If two requests have the same key, only one creates it. @param refuse
 * throws, inside the transaction, when the alert must not be created @throws Refusal 422 when the key was used for something else
 */
export async function createAlert(
  sandbox: Sandbox,
  owner: AlertOwner,
  { alert, columns, quote, officer }: ValidatedAlert,
  { key, hash }: IdempotentRequest,
  refuse: (transaction: Transaction<Database>) => Promise<void> = () => Promise.resolve(),
): Promise<RateAlertTable> {
  const { database, clock, mailer } = sandbox;
  const now = clock.now();
  const made = await database.transaction().execute(async (transaction) => {
    await refuse(transaction);
    const row = await transaction
      .insertInto('rate_alert')
      .values({
        alert_id: randomUUID(),
        borrower_id: null,
        is_lead: !('borrower_id' in owner),
        contact_identifier: null,
        loan_identifier: null,
        ...columns,
        phone_consent: alert.phoneConsent && { ...alert.phoneConsent, givenAt: now.toISOString() },
        state: 'watching',
        set_at: now,
        updated_at: now,
        cancelled_at: null,
        checked_at: now,
        checked_rate: quote.rate,
        checked_apr: quote.apr,
        reached_on: null,
        reached_rate: null,
        reached_apr: null,
        idempotency_key: key,
        request_hash: hash,
        reference_hash: null,
        reference_ends_at: null,
        ...owner,
      })
      .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (row === undefined) return undefined;
    await mailer.send(await alertCreatedMail(sandbox, { alert: row, quote, officer }), transaction);
    if (row.borrower_id === null && officer !== null) {
      await mailer.send(officerLeadMail(sandbox, { alert: row, quote, officer }), transaction);
    }
    return row;
  });
  if (made !== undefined) return made;
  const before = await findExistingAlert(sandbox, { key, hash });
  if (before === undefined) throw new Error('An alert that was there a moment ago is gone');
  return before;
}

/** Returns the loan officer with this id, or null when none was chosen. @throws Refusal 400 when the officer does not exist */
export async function requireOfficer(database: Sandbox['database'], identifier: string | null): Promise<LoanOfficerTable | null> {
  if (identifier === null) return null;
  const officer = isUuid(identifier)
    ? await database.selectFrom('loan_officer').selectAll().where('user_identifier', '=', identifier).executeTakeFirst()
    : undefined;
  if (officer !== undefined) return officer;
  const words = 'We could not find this loan officer. Choose another one, or none.';
  throw new Refusal(400, words, { fields: { loanOfficer: words } });
}
