/** Global Privacy Control: the browser's signal also opts out the account that is signed in, not only the browser (11 CCR 7025(c)(1)). */
import type { FastifyRequest } from 'fastify';

import type { Sandbox } from '../../base/sandbox.ts';
import { chosenBy, keepChoices } from '../../lender/privacy/choices.ts';
import { isSignalOn } from '../../lender/privacy/deviceChoices.ts';
import { bearerOf, callerOfToken } from '../../lender/session/caller.ts';
import { holdChoices } from './holdChoices.ts';

/** Opts an account out of sale and sharing, unless it already is. */
export async function recordSignal({ database, clock }: Pick<Sandbox, 'database' | 'clock'>, borrowerId: string): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await holdChoices(transaction, borrowerId);
    const chosen = (await chosenBy(transaction, borrowerId)).get('saleOrSharing');
    if (chosen?.is_allowed === false) return;
    const optOut = { borrowerId, choice: 'saleOrSharing', isAllowed: false, madeBy: borrowerId, isSignal: true } as const;
    await keepChoices(transaction, [optOut], clock.now());
  });
}

/** The request that the portal makes once per page load and user. */
const FIRST_CALL = '/api/borrower/account';

/** Hook of the APIs that applies the signal as soon as the user is known, whichever page they open. */
export async function honorSignal(sandbox: Sandbox, request: FastifyRequest): Promise<void> {
  if (request.routeOptions.url !== FIRST_CALL || !isSignalOn(request)) return;
  const token = bearerOf(request);
  const caller = token === undefined ? undefined : await callerOfToken(sandbox, token);
  if (caller !== undefined) await recordSignal(sandbox, caller.borrowerId);
}
