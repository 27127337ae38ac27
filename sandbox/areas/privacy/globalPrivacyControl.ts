/** Global Privacy Control: the browser's signal also opts out the account that is signed in, not only the browser (11 CCR 7025(c)(1)). */
import type { FastifyRequest } from 'fastify';

import type { Sandbox } from '../../base/sandbox.ts';
import { currentChoices, storeChoices } from '../../lender/privacy/choices.ts';
import { hasGpcSignal } from '../../lender/privacy/deviceChoices.ts';
import { bearerToken, findCallerByToken, lockBorrower } from '../../lender/session/caller.ts';

/** Opts an account out of sale and sharing, unless it already is. */
export async function optOutByPrivacySignal(
  { database, clock }: Pick<Sandbox, 'database' | 'clock'>,
  borrowerId: string,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await lockBorrower(transaction, borrowerId);
    const chosen = (await currentChoices(transaction, borrowerId)).get('saleOrSharing');
    if (chosen?.is_allowed === false) return;
    const optOut = { borrowerId, choice: 'saleOrSharing', isAllowed: false, madeBy: borrowerId, isSignal: true } as const;
    await storeChoices(transaction, [optOut], clock.now());
  });
}

/** The request that the portal makes once per page load and user. */
const FIRST_REQUEST_URL = '/api/borrower/account';

/** Hook of the APIs that applies the signal as soon as the user is known, whichever page they open. */
export async function honorPrivacySignal(sandbox: Sandbox, request: FastifyRequest): Promise<void> {
  if (request.routeOptions.url !== FIRST_REQUEST_URL || !hasGpcSignal(request)) return;
  const token = bearerToken(request);
  const caller = token === undefined ? undefined : await findCallerByToken(sandbox, token);
  if (caller !== undefined) await optOutByPrivacySignal(sandbox, caller.borrowerId);
}
