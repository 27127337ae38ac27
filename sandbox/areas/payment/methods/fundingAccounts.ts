/** Funding accounts of a borrower. Lists contain neither other people's accounts nor those for a single payment. */
import type { Kysely } from 'kysely';

import type { CreatedFundingAccount, FundingAccountChange, NewFundingAccount } from '#contract/payment.ts';
import type { Database } from '../../../base/db/database.ts';
import { Refusal } from '../../../base/http/errors.ts';
import { keyReusedRefusal } from '../../../base/http/idempotency.ts';
import type { Sandbox } from '../../../base/sandbox.ts';
import { isUuid } from '../../../base/wire/formats.ts';
import { lockBorrower, type Caller } from '../../../lender/session/caller.ts';
import { fingerprintOf } from '../records/fingerprint.ts';
import { refuseUntilBankPaid, refuseWhilePaying } from '../records/methodInUse.ts';
import { changeExpiry, tokenize } from '../gateway/gateway.ts';
import { toFundingAccountRow, toGatewayAccount } from './fundingAccountRow.ts';
import { parseExpiry } from './fundingAccountRules.ts';
import type { FundingAccountTable } from './tables.ts';

const methodNotFoundRefusal = (): Refusal => new Refusal(404, 'We could not find that payment method.');

/** Saved accounts from index `from` (included) to `to` (excluded), oldest first, and the total count. */
export async function listFundingAccounts(
  { database }: Sandbox,
  borrowerId: string,
  { from, to }: { from: number; to: number },
): Promise<{ rows: FundingAccountTable[]; total: number }> {
  const kept = database.selectFrom('funding_account').where('borrower_id', '=', borrowerId).where('kept', '=', true);
  const { total } = await kept.select((build) => build.fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
  const rows = await kept
    .selectAll()
    .orderBy('created_at')
    .orderBy('funding_account_id')
    .offset(from)
    .limit(to - from)
    .execute();
  return { rows, total: Number(total) };
}

/** @throws Refusal 404 when the account does not exist or belongs to someone else */
export async function savedFundingAccount({ database }: Sandbox, borrowerId: string, id: string): Promise<FundingAccountTable> {
  const row = isUuid(id)
    ? await database
        .selectFrom('funding_account')
        .selectAll()
        .where('funding_account_id', '=', id)
        .where('borrower_id', '=', borrowerId)
        .where('kept', '=', true)
        .executeTakeFirst()
    : undefined;
  if (!row) throw methodNotFoundRefusal();
  return row;
}

/**
 * Adds an account, once per key: the gateway stores the number, the lender a token. Account and key are inserted in one transaction, so
 * that a crash leaves nothing incomplete; an unused token is harmless.
 * @throws Refusal 422 when the key was used for another account, 400 when the borrower has too many
 */
export async function addFundingAccount(
  sandbox: Sandbox,
  caller: Pick<Caller, 'borrowerId'>,
  { key, kept, account }: { key: string; kept: boolean; account: NewFundingAccount },
): Promise<CreatedFundingAccount> {
  const { database, limits } = sandbox;
  const fingerprint = await fingerprintOf(
    sandbox,
    account.type === 'ACH' ? { kept, account } : { kept, account: { ...account, cardCVV: null } },
  );
  const earlier = await findEarlierResponse(database, caller.borrowerId, key, fingerprint);
  if (earlier) return earlier;

  const token = await tokenize(database, `${caller.borrowerId} ${key} ${fingerprint}`, toGatewayAccount(account));
  const row = toFundingAccountRow(account, { borrowerId: caller.borrowerId, kept, token });
  const answer: CreatedFundingAccount = {
    id: row.funding_account_id,
    type: row.type,
    issuerName: row.issuer_name,
    lastFour: row.last_four,
    accountHolderName: row.holder_name,
  };
  const isFirst = await database.transaction().execute(async (transaction) => {
    const claimed = await transaction
      .insertInto('funding_account_key')
      .values({ borrower_id: caller.borrowerId, key, fingerprint, answer: JSON.stringify(answer), created_at: new Date() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst();
    if (!claimed) return false;
    if (kept) await refuseTooManyAccounts(transaction, caller.borrowerId, limits.fundingAccountsPerCustomer);
    await transaction.insertInto('funding_account').values(row).execute();
    return true;
  });
  return isFirst ? answer : ((await findEarlierResponse(database, caller.borrowerId, key, fingerprint)) ?? answer);
}

const rowOfKey = (database: Kysely<Database>, borrowerId: string, key: string) =>
  database
    .selectFrom('funding_account_key')
    .select(['fingerprint', 'answer'])
    .where('borrower_id', '=', borrowerId)
    .where('key', '=', key)
    .executeTakeFirst();

/** Account that was added under the key; null when the key is new. @throws Refusal 422 when the key was used for a different request */
async function findEarlierResponse(
  database: Kysely<Database>,
  borrowerId: string,
  key: string,
  fingerprint: string,
): Promise<CreatedFundingAccount | null> {
  const row = await rowOfKey(database, borrowerId, key);
  if (!row) return null;
  if (row.fingerprint !== fingerprint) throw keyReusedRefusal();
  return JSON.parse(row.answer) as CreatedFundingAccount;
}

/** Account that was added under the caller's key; null when the key is unknown. */
export async function findFundingAccountByKey(
  { database }: Sandbox,
  borrowerId: string,
  key: string,
): Promise<CreatedFundingAccount | null> {
  const row = await rowOfKey(database, borrowerId, key);
  return row ? (JSON.parse(row.answer) as CreatedFundingAccount) : null;
}

/** Counts with the borrower's row locked, so that two simultaneous additions can't exceed the limit. */
async function refuseTooManyAccounts(transaction: Kysely<Database>, borrowerId: string, most: number): Promise<void> {
  await lockBorrower(transaction, borrowerId);
  const { total } = await transaction
    .selectFrom('funding_account')
    .select((build) => build.fn.countAll<string>().as('total'))
    .where('borrower_id', '=', borrowerId)
    .where('kept', '=', true)
    .executeTakeFirstOrThrow();
  if (Number(total) >= most) throw new Refusal(400, `You can keep up to ${most} payment methods. Remove one, then add this one.`);
}

/** @throws Refusal 404, or 409 while a payment with the account is in progress */
export async function changeFundingAccount(
  sandbox: Sandbox,
  row: FundingAccountTable,
  change: FundingAccountChange,
): Promise<FundingAccountTable> {
  const expires = change.cardExpDate === undefined ? null : parseExpiry(change.cardExpDate);
  const changed = await sandbox.database.transaction().execute(async (transaction) => {
    await lockIfUnused(transaction, row.funding_account_id);
    return transaction
      .updateTable('funding_account')
      .set({
        ...(change.accountHolderName !== undefined && { holder_name: change.accountHolderName }),
        ...(change.accountSubtype !== undefined && { subtype: change.accountSubtype }),
        ...(expires !== null && { expires }),
        ...(change.addressLine1 !== undefined && { address_line1: change.addressLine1 }),
        ...(change.addressCity !== undefined && { address_city: change.addressCity }),
        ...(change.addressState !== undefined && { address_state: change.addressState }),
        ...(change.addressZip1 !== undefined && { address_zip1: change.addressZip1 }),
      })
      .where('funding_account_id', '=', row.funding_account_id)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
  if (expires !== null) await changeExpiry(sandbox.database, row.gateway_token, expires);
  return changed;
}

/**
 * Receipts of the account's payments remain. @throws Refusal 404, or 409 while a payment with it is in progress or not yet paid by the
 * bank
 */
export async function removeFundingAccount({ database, clock }: Sandbox, row: FundingAccountTable): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await lockIfUnused(transaction, row.funding_account_id);
    await refuseUntilBankPaid(transaction, row.funding_account_id, clock.today());
    await transaction.deleteFrom('funding_account').where('funding_account_id', '=', row.funding_account_id).execute();
  });
}

async function lockIfUnused(transaction: Kysely<Database>, id: string): Promise<void> {
  const row = await transaction
    .selectFrom('funding_account')
    .select('kept')
    .where('funding_account_id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw methodNotFoundRefusal();
  await refuseWhilePaying(transaction, id);
}

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
