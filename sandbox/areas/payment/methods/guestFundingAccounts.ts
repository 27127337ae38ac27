/** Funding accounts of whoever pays without an account. */
import type { CreatedFundingAccount } from '#contract/payment.ts';
import type { Sandbox } from '../../../base/sandbox.ts';

/** What a guest's key made, or null. The key, a random UUID, is its own proof; the answer holds no more than was sent with it. */
export async function guestFundingAccountOfKey({ database }: Sandbox, key: string): Promise<CreatedFundingAccount | null> {
  const row = await database
    .selectFrom('funding_account_key')
    .select('answer')
    .where('key', '=', key)
    .where((where) =>
      where.or([
        where.exists(
          where
            .selectFrom('verification_ticket')
            .select('payer_id')
            .whereRef('verification_ticket.payer_id', '=', 'funding_account_key.borrower_id'),
        ),
        where.exists(
          where
            .selectFrom('fee')
            .select('fee_payment_identifier')
            .whereRef('fee.fee_payment_identifier', '=', 'funding_account_key.borrower_id'),
        ),
      ]),
    )
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  return row ? (JSON.parse(row.answer) as CreatedFundingAccount) : null;
}
