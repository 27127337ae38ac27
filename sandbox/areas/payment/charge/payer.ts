/** Who pays: a borrower with a session, a guest with a ticket of the identity check, or whoever has the link of a fee. */
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';

import type { FundingAccountForOnePayment } from '#contract/payment.ts';
import type { Sandbox } from '../../../base/sandbox.ts';
import type { Database } from '../../../base/db/database.ts';
import { openTicket, ticketOf, type Ticket } from '../guests/tickets.ts';
import { requireCaller } from '../../../lender/session/caller.ts';
import { Refusal } from '../../../base/http/errors.ts';
import { countTry, DAY_MS } from '../../../base/limits/tries.ts';
import { payableFee } from '../fees/fees.ts';
import type { PaymentTable } from '../books/tables.ts';

/** Whose keys and funding accounts they are. For a guest that is the ticket's payer, for a fee the fee: uuids like a borrower's. */
export type PayerKey = Pick<PaymentTable, 'payer_kind' | 'borrower_id'>;

export type LoanPayer =
  { kind: 'borrower'; borrowerId: string; email: string } | { kind: 'guest'; borrowerId: string; email: string; ticket: Ticket };

export const keyOf = ({ kind, borrowerId }: LoanPayer): PayerKey => ({ payer_kind: kind, borrower_id: borrowerId });

/** Who pays a loan. A ticket counts for more than a session. @throws Refusal 400, 401, 403 */
export async function loanPayer(
  sandbox: Sandbox,
  request: FastifyRequest,
  { verificationTicket, loanIdentifier }: { verificationTicket?: string; loanIdentifier?: string },
): Promise<LoanPayer> {
  if (verificationTicket === undefined) {
    const { borrowerId, email } = await requireCaller(sandbox, request);
    return { kind: 'borrower', borrowerId, email };
  }
  if (loanIdentifier !== undefined) {
    throw new Refusal(400, 'Say which loan to pay, or send the ticket of the identity check; not both.', {
      fields: { loanIdentifier: 'This is not expected beside a ticket.' },
    });
  }
  const ticket = await ticketOf(sandbox, verificationTicket);
  const { email } = await sandbox.database
    .selectFrom('borrower')
    .select('email')
    .where('borrower_id', '=', ticket.borrower_id)
    .executeTakeFirstOrThrow();
  return { kind: 'guest', borrowerId: ticket.payer_id, email, ticket };
}

/** Who brings a card or bank account for one payment. @throws Refusal 401, 403, 404, 409, 429 */
export async function accountOwner(sandbox: Sandbox, request: FastifyRequest): Promise<{ borrowerId: string }> {
  const { verificationTicket, feeToken } = credentialsIn(request.body);
  if (verificationTicket !== undefined) {
    const { payer_id } = await openTicket(sandbox, verificationTicket);
    return countAccount(sandbox, payer_id);
  }
  if (feeToken !== undefined) {
    const { fee_payment_identifier } = await payableFee(sandbox, feeToken);
    return countAccount(sandbox, fee_payment_identifier);
  }
  return requireCaller(sandbox, request);
}

type Credentials = Pick<FundingAccountForOnePayment, 'verificationTicket' | 'feeToken'>;

function credentialsIn(body: unknown): Credentials {
  const { verificationTicket, feeToken } = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  return {
    ...(typeof verificationTicket === 'string' && { verificationTicket }),
    ...(typeof feeToken === 'string' && { feeToken }),
  };
}

/** The card or bank account itself, whose reader knows no other fields. */
export function withoutCredentials(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(Object.entries(body).filter(([name]) => name !== 'verificationTicket' && name !== 'feeToken'));
}

/** Without an account, cards can't be tried out one after the other. */
async function countAccount(sandbox: Sandbox, borrowerId: string): Promise<{ borrowerId: string }> {
  const most = sandbox.limits.fundingAccountsPerGuest;
  const secondsLeft = await countTry(sandbox, `funding accounts ${borrowerId}`, most, DAY_MS);
  if (secondsLeft === null) return { borrowerId };
  throw new Refusal(429, 'There were too many cards and accounts. Nothing was charged. Pay by phone, or try again tomorrow.', {
    retryAfterSeconds: secondsLeft,
  });
}

/** What the payer's key was claimed for; undefined when it was not. Without an account the key alone says whose it is. */
export const paymentOfKey = (
  database: Kysely<Database>,
  { payer_kind, borrower_id }: PayerKey,
  key: string,
): Promise<PaymentTable | undefined> =>
  database
    .selectFrom('payment')
    .selectAll()
    .where('payer_kind', '=', payer_kind)
    .where('key', '=', key)
    .$if(payer_kind === 'borrower', (query) => query.where('borrower_id', '=', borrower_id))
    .executeTakeFirst();
