/**
 * Stand-in for Freddie Mac's AIM income check. It has its own table and is never called inside one of the lender's transactions. Repeated
 * calls with the same key run the check once.
 */
import type { Sandbox } from '../../../base/sandbox.ts';
import { ResponseLostError, simulateDelay, type Behavior } from './simulatedServices.ts';

export interface AimRequest {
  key: string;
  /** The behavior that was configured when the check was requested. */
  behavior: Behavior;
}

/** Runs the check once per key. @throws ResponseLostError when the check ran but the response is lost */
export async function runAimCheck(
  sandbox: Sandbox,
  { key, behavior }: AimRequest,
  signal: AbortSignal,
): Promise<'passed' | 'failed'> {
  const before = await findAimRunResult(sandbox, key);
  if (before !== null) return before;
  const { database, clock, limits } = sandbox;
  await simulateDelay(behavior, limits.aimMilliseconds, signal);
  await database
    .insertInto('outside.aim_run')
    .values({ key, passed: behavior !== 'fail', at: clock.now() })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  await sandbox.faults.passPoint('aim.afterRun');
  if (behavior === 'drop') throw new ResponseLostError();
  return (await findAimRunResult(sandbox, key)) ?? 'failed'; // The fallback is never used, because the row was inserted above.
}

async function findAimRunResult({ database }: Sandbox, key: string): Promise<'passed' | 'failed' | null> {
  const row = await database.selectFrom('outside.aim_run').select('passed').where('key', '=', key).executeTakeFirst();
  if (row === undefined) return null;
  return row.passed ? 'passed' : 'failed';
}

export async function countAimRuns({ database }: Sandbox): Promise<number> {
  const { runs } = await database
    .selectFrom('outside.aim_run')
    .select(({ fn }) => fn.countAll().as('runs'))
    .executeTakeFirstOrThrow();
  return Number(runs);
}
