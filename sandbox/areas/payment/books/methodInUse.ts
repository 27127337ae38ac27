/** Whether a payment still waits for a saved method. Asked under the lock of the method's row. */
import type { Kysely } from 'kysely';

import { addDays } from '../../../base/clock/calendar.ts';
import type { Database } from '../../../base/db/database.ts';
import { Refusal } from '../../../base/http/errors.ts';
import { dayInWords, dollars } from '../../../lender/words.ts';
import { addBankingDays } from '../../../base/clock/bankCalendar.ts';

/** A card pays at once. A bank pays a debit on the banking day after the one on which it was credited, and may send it back until then. */
const BANK_DAYS = 1;
/** More than any run of weekends and holidays. */
const LONGEST_DAYS = 10;

/** @throws Refusal 409 while a payment with this method is being charged. */
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

/** @param today the lender's day. @throws Refusal 409 while a bank has not paid a debit of this account yet; says until when. */
export async function refuseUntilBankPaid(transaction: Kysely<Database>, id: string, today: string): Promise<void> {
  const last = await transaction
    .selectFrom('payment')
    .select(['cents', 'credited_on'])
    .where('funding_account_id', '=', id)
    .where('method_type', '=', 'ACH')
    .where('state', '=', 'succeeded')
    .where('credited_on', '>', addDays(today, -LONGEST_DAYS))
    .orderBy('credited_on', 'desc')
    .executeTakeFirst();
  if (!last?.credited_on) return;
  const paidOn = addBankingDays(last.credited_on, BANK_DAYS);
  if (today >= paidOn) return;
  throw new Refusal(
    409,
    `A payment of ${dollars(last.cents)} from this account is still on its way through the bank. Nothing was removed. You can remove the account from ${dayInWords(paidOn)} on.`,
    { code: 'inUse' },
  );
}
