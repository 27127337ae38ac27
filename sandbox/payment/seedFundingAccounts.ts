/** Saved payment methods that a seeded borrower starts with: published test numbers, tokenised like any other. */
import { randomUUID } from 'node:crypto';

import type { Kysely } from 'kysely';

import type { NewFundingAccount } from '#contract/payment.ts';
import type { Database } from '../db/schema.ts';
import { rowOf, toKeep } from './fundingAccountRow.ts';
import { tokenise } from './gateway.ts';

/**
 * Gives a customer a Visa debit card, a checking account and a card that has expired. `today` is the lender's day, from which the
 * expiration dates are counted. Runs inside the transaction that seeds: no money moves.
 */
export async function seedFundingAccounts(
  transaction: Kysely<Database>,
  customerIdentifier: string,
  today: string = new Date().toISOString().slice(0, 10),
): Promise<void> {
  const borrower = await transaction
    .selectFrom('borrower')
    .selectAll()
    .where('customer_identifier', '=', customerIdentifier)
    .executeTakeFirstOrThrow();
  const holder = `${borrower.first_name} ${borrower.last_name}`;
  const year = Number(today.slice(2, 4));
  const card = (cardNumber: string, month: string, ofYear: number): NewFundingAccount => ({
    type: 'DEBIT',
    cardHolderName: holder,
    cardNumber,
    cardExpDate: `${month} / ${String(ofYear).padStart(2, '0')}`,
    cardCVV: '123',
    addressLine1: borrower.address_line1,
    addressCity: borrower.address_city,
    addressState: borrower.address_state,
    addressZip1: borrower.address_zip1,
  });
  const accounts: NewFundingAccount[] = [
    card('4242424242424242', '08', year + 3),
    {
      type: 'ACH',
      accountHolderName: holder,
      issuerName: 'Test Bank',
      abaRoutingNumber: '110000000',
      accountNumber: '000123456789',
      accountSubtype: 'CHECKING',
    },
    card('5555555555554444', '06', year - 1),
  ];
  const start = Date.now();
  for (const [place, account] of accounts.entries()) {
    const token = await tokenise(transaction, randomUUID(), toKeep(account));
    const row = rowOf(account, { borrowerId: borrower.borrower_id, kept: true, token });
    await transaction
      .insertInto('funding_account')
      .values({ ...row, created_at: new Date(start + place) })
      .execute();
  }
}
