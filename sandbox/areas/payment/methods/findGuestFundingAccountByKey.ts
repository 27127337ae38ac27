import type { CreatedFundingAccount } from '#contract/payment.ts';
import type { Sandbox } from '../../../base/sandbox.ts';

/**
 * Account that was added under a guest's key, or null. Knowing the random key is sufficient proof, because the response only repeats what
 * was sent with it.
 */
export async function findGuestFundingAccountByKey({ database }: Sandbox, key: string): Promise<CreatedFundingAccount | null> {
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
