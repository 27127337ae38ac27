/**
 * Determines who owns a new card or bank account: a borrower with a session, a guest with an identity check ticket, or the recipient of a
 * fee link.
 */
import type { FastifyRequest } from 'fastify';

import type { FundingAccountForOnePayment } from '#contract/payment.ts';
import { DAY_MS } from '../../../base/clock/clock.ts';
import { Refusal } from '../../../base/http/errors.ts';
import { countTry } from '../../../base/limits/tries.ts';
import type { Sandbox } from '../../../base/sandbox.ts';
import { requireCaller } from '../../../lender/session/caller.ts';
import { payableFee } from '../fees/fees.ts';
import { requireValidTicket } from '../guests/tickets.ts';

/** @throws Refusal 401, 403, 404, 409, 429 */
export async function fundingAccountOwner(sandbox: Sandbox, request: FastifyRequest): Promise<{ borrowerId: string }> {
  const { verificationTicket, feeToken } = credentialsIn(request.body);
  if (verificationTicket !== undefined) {
    const { payer_id } = await requireValidTicket(sandbox, verificationTicket);
    return countFundingAccount(sandbox, payer_id);
  }
  if (feeToken !== undefined) {
    const { fee_payment_identifier } = await payableFee(sandbox, feeToken);
    return countFundingAccount(sandbox, fee_payment_identifier);
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

/** Removes the credentials, because the account's validation rejects unknown fields. */
export function withoutCredentials(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(Object.entries(body).filter(([name]) => name !== 'verificationTicket' && name !== 'feeToken'));
}

/** Limits how many accounts a payer without an account can add, so that cards can't be tested one after the other. */
async function countFundingAccount(sandbox: Sandbox, borrowerId: string): Promise<{ borrowerId: string }> {
  const most = sandbox.limits.fundingAccountsPerGuest;
  const secondsLeft = await countTry(sandbox, `funding accounts ${borrowerId}`, most, DAY_MS);
  if (secondsLeft === null) return { borrowerId };
  throw new Refusal(429, 'There were too many cards and accounts. Nothing was charged. Pay by phone, or try again tomorrow.', {
    retryAfterSeconds: secondsLeft,
  });
}
