/** Stand-in for the secondary market agency. It has its own table and is never called inside one of the lender's transactions. */
import type { Sandbox } from '../../../base/sandbox.ts';
import { ResponseLostError, behaviorOf, simulateDelay } from '../check/simulatedServices.ts';

/** The agency rejected the request; nothing was stored. */
export class AgencyRejectedError extends Error {
  override readonly name = 'AgencyRejectedError';
}

/**
 * Submits a request; repeated calls with the same id store it once. @returns when the agency received it @throws AgencyRejectedError when
 * it was not stored; ResponseLostError when it was stored but the response is lost
 */
export async function sendToAgency(sandbox: Sandbox, id: string, signal: AbortSignal): Promise<Date> {
  const before = await findReceivedAt(sandbox, id);
  if (before !== null) return before;
  const { database, clock, limits } = sandbox;
  const behavior = await behaviorOf(sandbox, 'agency');
  await simulateDelay(behavior, limits.agencyMilliseconds, signal);
  if (behavior === 'fail') throw new AgencyRejectedError();
  const at = clock.now();
  await database
    .insertInto('outside.taken_request')
    .values({ agency_request_id: id, at })
    .onConflict((conflict) => conflict.column('agency_request_id').doNothing())
    .execute();
  await sandbox.faults.passPoint('agency.afterTaking');
  if (behavior === 'drop') throw new ResponseLostError();
  return (await findReceivedAt(sandbox, id)) ?? at;
}

/** When the agency received a request; null when it never did. */
export async function findReceivedAt({ database }: Sandbox, id: string): Promise<Date | null> {
  const row = await database
    .selectFrom('outside.taken_request')
    .select('at')
    .where('agency_request_id', '=', id)
    .executeTakeFirst();
  return row?.at ?? null;
}
