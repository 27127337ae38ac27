/**
 * Tickets for an income link, which allow viewing and sending documents. A ticket expires half an hour after its last use. Each device
 * can have its own.
 */
import { randomBytes } from 'node:crypto';

import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';

import type { ContactTicket } from '#contract/borrower/ocr.ts';
import { endOfLenderDay } from '../../../base/clock/calendar.ts';
import { Refusal } from '../../../base/http/errors.ts';
import type { Sandbox } from '../../../base/sandbox.ts';
import { NIL_UUID } from '../../../base/wire/formats.ts';
import { loadKeyedHash } from '../../../base/keyedHash.ts';
import type { IncomeRequestTable } from './tables.ts';

const TICKET_HEADER = 'x-contact-ticket';
/** The same refusal for an expired ticket, one of another link, and one that never existed. */
const ticketEndedRefusal = (): Refusal =>
  new Refusal(403, 'To keep your papers safe, we ask again who you are after half an hour. Nothing was lost.', {
    code: 'ticketEnded',
  });

/**
 * Issues a ticket for the request. With a null request it does the same work, but the ticket is never valid, so that the timing reveals
 * nothing.
 */
export async function issueTicket(
  { database, clock, limits }: Sandbox,
  { request, lastDay }: { request: IncomeRequestTable | null; lastDay: string },
): Promise<ContactTicket> {
  const ticket = randomBytes(32).toString('base64url');
  const hash = await loadKeyedHash(database, 'income-ticket');
  const now = clock.now();
  const ends = endOfLenderDay(lastDay);
  const expires =
    request === null ? now : new Date(Math.min(now.getTime() + limits.incomeTicketMinutes * 60_000, ends.getTime()));
  await database
    .insertInto('income_ticket')
    .values({
      ticket_hash: hash(ticket),
      request_identifier: request?.request_identifier ?? null,
      expires_at: expires,
      ends_at: ends,
    })
    .execute();
  return {
    ticket,
    expiresAtUtc: expires.toISOString(),
    expiresInSeconds: Math.floor((expires.getTime() - now.getTime()) / 1000),
  };
}

/**
 * Returns the request that the caller's ticket belongs to, and extends the ticket.
 * @param only the request that the ticket must belong to
 * @throws Refusal 403
 */
export async function requireTicket(
  { database, clock, limits }: Sandbox,
  { headers }: Pick<FastifyRequest, 'headers'>,
  only?: Pick<IncomeRequestTable, 'request_identifier'>,
): Promise<IncomeRequestTable> {
  const header = headers[TICKET_HEADER];
  const hash = await loadKeyedHash(database, 'income-ticket');
  const now = clock.now();
  const until = new Date(now.getTime() + limits.incomeTicketMinutes * 60_000);
  const used = await database
    .updateTable('income_ticket')
    .set({ expires_at: sql<Date>`least(${until}::timestamptz, ends_at)` })
    .where('ticket_hash', '=', hash(typeof header === 'string' ? header : ''))
    .where('expires_at', '>', now)
    .$if(only !== undefined, (query) => query.where('request_identifier', '=', only?.request_identifier ?? NIL_UUID))
    .returning('request_identifier')
    .executeTakeFirst();
  const request = await database
    .selectFrom('income_request')
    .selectAll()
    .where('request_identifier', '=', used?.request_identifier ?? NIL_UUID)
    .executeTakeFirst();
  if (request === undefined) throw ticketEndedRefusal();
  return request;
}

export async function deleteExpiredIncomeTickets({ database, clock }: Sandbox): Promise<void> {
  await database.deleteFrom('income_ticket').where('expires_at', '<=', clock.now()).execute();
}
