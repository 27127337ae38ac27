/** Stands for the secondary market agency: it has a book of its own, and is never asked inside a transaction of the lender's. */
import type { Sandbox } from '../../../base/sandbox.ts';
import { AnswerLost, behaviorOf, takeTime } from '../check/outside.ts';

/** The agency does not take it now; nothing was done. */
export class AgencyRefuses extends Error {
  override readonly name = 'AgencyRefuses';
}

/** Takes a request, once by its id. @returns when it was taken @throws AgencyRefuses; AnswerLost when it was taken, and nobody heard */
export async function sendToAgency(sandbox: Sandbox, id: string, signal: AbortSignal): Promise<Date> {
  const before = await takenAt(sandbox, id);
  if (before !== null) return before;
  const { database, clock, limits } = sandbox;
  const behavior = await behaviorOf(sandbox, 'agency');
  await takeTime(behavior, limits.agencyMilliseconds, signal);
  if (behavior === 'fail') throw new AgencyRefuses();
  const at = clock.now();
  await database
    .insertInto('outside.taken_request')
    .values({ agency_request_id: id, at })
    .onConflict((conflict) => conflict.column('agency_request_id').doNothing())
    .execute();
  await sandbox.faults.point('agency.afterTaking');
  if (behavior === 'drop') throw new AnswerLost();
  return (await takenAt(sandbox, id)) ?? at;
}

/** When the agency took a request; null when it never came. */
export async function takenAt({ database }: Sandbox, id: string): Promise<Date | null> {
  const row = await database
    .selectFrom('outside.taken_request')
    .select('at')
    .where('agency_request_id', '=', id)
    .executeTakeFirst();
  return row?.at ?? null;
}
