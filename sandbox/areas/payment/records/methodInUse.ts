/** Rejects changes to a saved payment method while a payment depends on it. Call these with the method's row locked. */
import type { Kysely } from 'kysely';

import { addDays } from '../../../base/clock/calendar.ts';
import type { Database } from '../../../base/db/database.ts';
import { Refusal } from '../../../base/http/errors.ts';
import { formatDay, formatDollars } from '../../../lender/format.ts';
import { addBankingDays } from '../../../base/clock/bankCalendar.ts';

/** Banking days until the bank pays an ACH debit, counted from its credit date; the bank may return it until then. Cards pay at once. */
const ACH_SETTLEMENT_DAYS = 1;
/** Calendar days that are longer than any run of weekends and holidays. */
const MAX_LOOKBACK_DAYS = 10;

/** Rejects the change while a payment with this method is being charged. @throws Refusal 409 */
export async function refuseWhilePaying(transaction: Kysely<Database>, id: string): Promise<void> {
  const running = await transaction
    .selectFrom('payment')
    .select('payment_id')
    .where('funding_account_id', '=', id)
    .where('state', '=', 'running')
    .executeTakeFirst();
  if (running)
    throw new Refusal(409, 'A payment with this method is on its way. Nothing was changed. Try again in a minute.', {
      code: 'paymentInProgress',
    });
}

/**
 * Rejects the removal until the bank has paid the last debit of this account; the message names the date. @param today the lender's
 * current date @throws Refusal 409
 */
export async function refuseUntilBankPaid(transaction: Kysely<Database>, id: string, today: string): Promise<void> {
  const last = await transaction
    .selectFrom('payment')
    .select(['cents', 'credited_on'])
    .where('funding_account_id', '=', id)
    .where('method_type', '=', 'ACH')
    .where('state', '=', 'succeeded')
    .where('credited_on', '>', addDays(today, -MAX_LOOKBACK_DAYS))
    .orderBy('credited_on', 'desc')
    .executeTakeFirst();
  if (!last?.credited_on) return;
  const paidOn = addBankingDays(last.credited_on, ACH_SETTLEMENT_DAYS);
  if (today >= paidOn) return;
  throw new Refusal(
    409,
    `A payment of ${formatDollars(last.cents)} from this account is still on its way through the bank. Nothing was removed. You can remove the account from ${formatDay(paidOn)} on.`,
    { code: 'inUse' },
  );
}
