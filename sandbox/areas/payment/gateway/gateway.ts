/**
 * Simulated payment gateway: replaces card and account numbers with tokens, and moves money. As a separate party it has its own tables
 * and transactions, and is never called inside a transaction of the ledger.
 */
import { randomBytes, randomUUID } from 'node:crypto';

import type { Kysely } from 'kysely';

import type { Database } from '../../../base/db/database.ts';
import type { Sandbox } from '../../../base/sandbox.ts';
import { brandOf } from './cardNumbers.ts';
import type { GatewayChargeTable, GatewayTokenTable } from './tables.ts';
import { bankDecline, cardDecline, type DeclineCode } from './testNumbers.ts';

export interface CardToTokenize {
  kind: 'card';
  number: string;
  /** Month of expiry, `YYYY-MM`. */
  expires: string;
  /** Validated, but never stored. */
  securityCode: string;
}

export interface BankAccountToTokenize {
  kind: 'bank';
  routingNumber: string;
  accountNumber: string;
}

export interface Token {
  token: string;
  brand: string | null;
  lastFour: string;
}

interface ChargeRequest {
  /** UUID of this single attempt for the key. */
  attempt: string;
  /** Owner of the key. */
  payer: string;
  /** Idempotency key: a second charge with it returns the result of the first. */
  key: string;
  token: string;
  cents: number;
}

export type ChargeResult =
  | { status: 'succeeded'; attempt: string; chargeId: string; at: Date }
  | { status: 'declined'; attempt: string; chargeId: string; at: Date; code: DeclineCode }
  /** The attempt was voided before the charge arrived, so nothing was charged. */
  | { status: 'voided' };

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('base64url')}`;

/**
 * Replaces a card or account number by a token. Only brand, last four digits and the outcome of future charges are stored. The same key
 * gives the same token.
 */
export async function tokenize(
  database: Kysely<Database>,
  key: string,
  account: CardToTokenize | BankAccountToTokenize,
): Promise<Token> {
  await database
    .insertInto('gateway.token')
    .values(createTokenRow(key, account))
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .execute();
  const kept = await database
    .selectFrom('gateway.token')
    .selectAll()
    .where('idempotency_key', '=', key)
    .executeTakeFirstOrThrow();
  return { token: kept.token, brand: kept.brand, lastFour: kept.last_four };
}

/** The row that the vault stores for a number, without the number itself. */
export function createTokenRow(key: string, account: CardToTokenize | BankAccountToTokenize): GatewayTokenTable {
  if (account.kind === 'card' && !/^\d{3}$/.test(account.securityCode))
    throw new Error('A card was sent without a security code');
  return account.kind === 'card'
    ? {
        token: newId('tok'),
        idempotency_key: key,
        kind: 'card',
        brand: brandOf(account.number),
        last_four: account.number.slice(-4),
        expires: account.expires,
        declines_with: cardDecline(account.number),
      }
    : {
        token: newId('tok'),
        idempotency_key: key,
        kind: 'bank',
        brand: null,
        last_four: account.accountNumber.slice(-4),
        expires: null,
        declines_with: bankDecline(account.routingNumber, account.accountNumber),
      };
}

export async function changeExpiry(database: Kysely<Database>, token: string, expires: string): Promise<void> {
  await database.updateTable('gateway.token').set({ expires }).where('token', '=', token).execute();
}

/** Charges the account or returns the decline code, once per payer and key even if calls are repeated or simultaneous. */
export async function charge(sandbox: Sandbox, request: ChargeRequest): Promise<ChargeResult> {
  const { database, clock, limits } = sandbox;
  await wait(limits.gatewayMilliseconds / 2);
  const account = await database
    .selectFrom('gateway.token')
    .selectAll()
    .where('token', '=', request.token)
    .executeTakeFirstOrThrow();
  const expired = account.expires !== null && account.expires < clock.today().slice(0, 7);
  const code = expired ? 'expired_card' : account.declines_with;
  await database
    .insertInto('gateway.charge')
    .values({
      attempt: request.attempt,
      charge_id: newId('ch'),
      payer: request.payer,
      idempotency_key: request.key,
      token: request.token,
      cents: request.cents,
      status: code === null ? 'succeeded' : 'declined',
      decline_code: code,
      at: clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const result = (await chargeOutcome(database, request.payer, request.key)) ?? { status: 'voided' };
  await wait(limits.gatewayMilliseconds / 2);
  return result;
}

/** Result of a payer's key; null when there was no charge with it. */
export async function chargeOutcome(database: Kysely<Database>, payer: string, key: string): Promise<ChargeResult | null> {
  const row = await database
    .selectFrom('gateway.charge')
    .selectAll()
    .where('payer', '=', payer)
    .where('idempotency_key', '=', key)
    .where('status', '<>', 'voided')
    .executeTakeFirst();
  return row ? resultOf(row) : null;
}

/**
 * Voids an attempt. It can't charge afterwards, even if its request is still under way. If this or another attempt with the key was
 * charged before, that result is returned instead.
 */
export async function voidAttempt(
  sandbox: Sandbox,
  { attempt, payer, key }: Pick<ChargeRequest, 'attempt' | 'payer' | 'key'>,
): Promise<ChargeResult> {
  const { database, clock } = sandbox;
  await database
    .insertInto('gateway.charge')
    .values({
      attempt,
      charge_id: randomUUID(),
      payer,
      idempotency_key: key,
      token: null,
      cents: null,
      status: 'voided',
      decline_code: null,
      at: clock.now(),
    })
    .onConflict((conflict) => conflict.column('attempt').doNothing())
    .execute();
  return (await chargeOutcome(database, payer, key)) ?? { status: 'voided' };
}

function resultOf({ attempt, charge_id: chargeId, status, decline_code: code, at }: GatewayChargeTable): ChargeResult {
  if (status === 'voided') return { status };
  return code === null ? { status: 'succeeded', attempt, chargeId, at } : { status: 'declined', attempt, chargeId, at, code };
}

export interface GatewayCharge {
  chargeId: string;
  idempotencyKey: string;
  cents: number;
  /** For example "Visa 4242". */
  method: string;
  status: 'succeeded' | 'declined';
  when: string;
}

/** All charges, including declined ones, oldest first. */
export async function listCharges({ database }: Sandbox): Promise<GatewayCharge[]> {
  const rows = await database
    .selectFrom('gateway.charge')
    .innerJoin('gateway.token', 'gateway.token.token', 'gateway.charge.token')
    .select(['charge_id', 'gateway.charge.idempotency_key as key', 'cents', 'brand', 'last_four', 'status', 'at'])
    .where('status', '<>', 'voided')
    .orderBy('at')
    .orderBy('charge_id')
    .execute();
  return rows.map(({ charge_id, key, cents, brand, last_four, status, at }) => ({
    chargeId: charge_id,
    idempotencyKey: key,
    cents: cents ?? 0,
    method: `${brand ?? 'Bank account'} ${last_four}`,
    status: status === 'succeeded' ? 'succeeded' : 'declined',
    when: at.toISOString(),
  }));
}
