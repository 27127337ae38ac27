/**
 * Tickets of the identity check. A ticket gives access to one loan for ten minutes: to see it, to add a card or bank account, and to make
 * one payment. Claiming the payment's key takes the ticket; a declined or voided payment frees it for a limited number of further keys.
 */
import { randomBytes, randomUUID } from 'node:crypto';

import type { Kysely } from 'kysely';

import type { IdentityConfirmed } from '#contract/guests.ts';
import type { Database } from '../../../base/db/database.ts';
import { Refusal } from '../../../base/http/errors.ts';
import type { Sandbox } from '../../../base/sandbox.ts';
import { sha256Hex } from '../../../base/keyedHash.ts';
import type { MatchedPerson } from '../../../lender/identity/matchPerson.ts';
import type { VerificationTicketTable } from './tables.ts';

/** A ticket that was issued for a passed check; it may have expired. */
export type VerifiedTicket = VerificationTicketTable & { loan_identifier: string; borrower_id: string };

/** The same refusal for an expired, used or unknown ticket. */
export const ticketEndedRefusal = (): Refusal =>
  new Refusal(
    403,
    'To keep your loan safe, an identity check is good for ten minutes and one payment. This one has ended. Nothing was charged. To continue, verify your identity again.',
    { code: 'ticketEnded' },
  );

/** Issues a ticket for the match. With null it does the same work, but the ticket is never valid, so that the timing reveals nothing. */
export async function issueTicket({ database, clock, limits }: Sandbox, match: MatchedPerson | null): Promise<IdentityConfirmed> {
  const verificationTicket = randomBytes(32).toString('base64url');
  const now = clock.now();
  const expires = match === null ? now : new Date(now.getTime() + limits.ticketMinutes * 60_000);
  await database
    .insertInto('verification_ticket')
    .values({
      ticket_hash: sha256Hex(verificationTicket),
      payer_id: randomUUID(),
      loan_identifier: match?.loanIdentifier ?? null,
      borrower_id: match?.borrowerId ?? null,
      created_at: now,
      expires_at: expires,
      key: null,
      keys: 0,
    })
    .execute();
  return {
    verificationTicket,
    expiresAtUtc: expires.toISOString(),
    expiresInSeconds: (expires.getTime() - now.getTime()) / 1000,
  };
}

/** Returns the ticket even if it has ended, because its payment may still be looked up. @throws Refusal 403 for one that was never valid */
export async function findTicket({ database }: Pick<Sandbox, 'database'>, ticket: string): Promise<VerifiedTicket> {
  const row = await database
    .selectFrom('verification_ticket')
    .selectAll()
    .where('ticket_hash', '=', sha256Hex(ticket))
    .executeTakeFirst();
  if (!row || !isVerifiedTicket(row)) throw ticketEndedRefusal();
  return row;
}

const isVerifiedTicket = (row: VerificationTicketTable): row is VerifiedTicket =>
  row.loan_identifier !== null && row.borrower_id !== null;

/** @throws Refusal 403 */
export async function requireValidTicket(sandbox: Sandbox, ticket: string): Promise<VerifiedTicket> {
  const row = await findTicket(sandbox, ticket);
  if (row.expires_at <= sandbox.clock.now() || (await hasPaid(sandbox.database, row))) throw ticketEndedRefusal();
  return row;
}

/**
 * Takes the ticket for a key, in the transaction that claims the key; the ticket's row stays locked until it ends.
 * @throws Refusal 403 when the ticket has expired, has paid, or was used with too many keys
 */
export async function claimTicket(
  transaction: Kysely<Database>,
  { clock, limits }: Pick<Sandbox, 'clock' | 'limits'>,
  { ticket, key }: { ticket: VerifiedTicket; key: string },
): Promise<void> {
  const row = await transaction
    .selectFrom('verification_ticket')
    .selectAll()
    .where('ticket_hash', '=', ticket.ticket_hash)
    .forUpdate()
    .executeTakeFirst();
  if (!row || row.expires_at <= clock.now() || row.keys >= limits.paymentsPerTicket || (await hasPaid(transaction, row))) {
    throw ticketEndedRefusal();
  }
  await transaction
    .updateTable('verification_ticket')
    .set({ key, keys: row.keys + 1 })
    .where('ticket_hash', '=', ticket.ticket_hash)
    .execute();
}

/** Whether the ticket's payment has succeeded or is in progress. */
async function hasPaid(database: Kysely<Database>, { key, payer_id }: VerificationTicketTable): Promise<boolean> {
  if (key === null) return false;
  const payment = await database
    .selectFrom('payment')
    .select('state')
    .where('borrower_id', '=', payer_id)
    .where('key', '=', key)
    .executeTakeFirst();
  return payment !== undefined && payment.state !== 'failed';
}

/** Deletes tickets after the retention time of their keys, and invalid ones at once. */
export async function deleteOldTickets({ database, clock, limits }: Sandbox): Promise<void> {
  const now = clock.now();
  const oldest = new Date(now.getTime() - limits.keyRetentionHours * 3_600_000);
  await database
    .deleteFrom('verification_ticket')
    .where((where) =>
      where.or([
        where('expires_at', '<', oldest),
        where.and([where('loan_identifier', 'is', null), where('expires_at', '<=', now)]),
      ]),
    )
    .execute();
}
