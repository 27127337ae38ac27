/** The payer of a loan payment: a borrower with a session, or a guest with an identity check ticket. */
import type { FastifyRequest } from 'fastify';

import { Refusal } from '../../../base/http/errors.ts';
import type { Sandbox } from '../../../base/sandbox.ts';
import { requireCaller } from '../../../lender/session/caller.ts';
import type { KeyOwner } from '../records/findPaymentByKey.ts';
import { findTicket, type VerifiedTicket } from '../guests/tickets.ts';

export type LoanPayer =
  | { kind: 'borrower'; borrowerId: string; email: string }
  | { kind: 'guest'; borrowerId: string; email: string; ticket: VerifiedTicket };

export const toKeyOwner = ({ kind, borrowerId }: LoanPayer): KeyOwner => ({ payer_kind: kind, borrower_id: borrowerId });

/** Determines the payer. A ticket takes precedence over a session. @throws Refusal 400, 401, 403 */
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
  const ticket = await findTicket(sandbox, verificationTicket);
  const { email } = await sandbox.database
    .selectFrom('borrower')
    .select('email')
    .where('borrower_id', '=', ticket.borrower_id)
    .executeTakeFirstOrThrow();
  return { kind: 'guest', borrowerId: ticket.payer_id, email, ticket };
}
