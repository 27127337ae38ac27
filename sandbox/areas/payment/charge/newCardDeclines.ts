/** Protects against testing stolen cards: after too many declines of new cards, a payer can't use any more new cards that day. */
import type { Kysely } from 'kysely';

import { DAY_MS } from '../../../base/clock/clock.ts';
import type { Database } from '../../../base/db/database.ts';
import { Refusal } from '../../../base/http/errors.ts';
import { countTry, secondsUntilAllowed } from '../../../base/limits/tries.ts';
import type { Sandbox } from '../../../base/sandbox.ts';
import type { KeyOwner } from '../records/findPaymentByKey.ts';
import type { FundingAccountTable } from '../methods/tables.ts';

type Dependencies = Pick<Sandbox, 'clock' | 'limits'>;

/** Declines are counted per borrower, or without an account per loan or fee, because a new ticket is easy to get. */
interface Payer {
  payer_kind: KeyOwner['payer_kind'];
  borrower_id: string;
  loan_identifier: string | null;
  fee_payment_identifier: string | null;
}

const declineCounterKey = ({ payer_kind, borrower_id, loan_identifier, fee_payment_identifier }: Payer): string =>
  `declines ${fee_payment_identifier ?? (payer_kind === 'borrower' ? borrower_id : loan_identifier)}`;

/**
 * Whether nobody has paid with the card here yet. A card that was saved in the last day counts as new, or saving it first would bypass
 * the limit.
 */
async function isNewCard(transaction: Kysely<Database>, id: string): Promise<boolean> {
  const card = await transaction
    .selectFrom('funding_account')
    .select('funding_account_id')
    .where('funding_account_id', '=', id)
    .where('type', '=', 'DEBIT')
    .where((where) => where.or([where('kept', '=', false), where('created_at', '>', new Date(Date.now() - DAY_MS))]))
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('payment')
            .select('payment_id')
            .where('payment.funding_account_id', '=', id)
            .where('payment.state', '=', 'succeeded'),
        ),
      ),
    )
    .executeTakeFirst();
  return card !== undefined;
}

/** Rejects a new card after too many declines. @throws Refusal 429; nothing is charged */
export async function refuseAfterDeclines(
  transaction: Kysely<Database>,
  { clock, limits }: Dependencies,
  payer: Payer,
  account: FundingAccountTable,
): Promise<void> {
  const wait = await secondsUntilAllowed(
    { database: transaction, clock },
    declineCounterKey(payer),
    limits.newCardDeclinesPerDay,
  );
  if (wait === null || !(await isNewCard(transaction, account.funding_account_id))) return;
  throw new Refusal(
    429,
    'Too many new cards were declined today. Nothing was charged. Pay with a bank account or a card that you have paid with before, or try again tomorrow.',
    { code: 'tooManyTries', retryAfterSeconds: wait },
  );
}

/** Counts a decline if the card was new. */
export async function countNewCardDecline(
  transaction: Kysely<Database>,
  { clock, limits }: Dependencies,
  payment: Payer & { funding_account_id: string },
): Promise<void> {
  if (!(await isNewCard(transaction, payment.funding_account_id))) return;
  await countTry({ database: transaction, clock }, declineCounterKey(payment), limits.newCardDeclinesPerDay, DAY_MS);
}
