/**
 * Stands for the service that checks an income (Freddie Mac's AIM): it has a book of its own, and is never asked inside a transaction of the
 * lender's. One key is run once, whoever asks how often.
 */
import type { Sandbox } from '../../../base/sandbox.ts';
import { AnswerLost, takeTime, type Behavior } from './outside.ts';

export interface AimQuestion {
  key: string;
  /** As it was set when the service was asked. */
  behavior: Behavior;
}

/** @throws AnswerLost when it was run and the answer got lost */
export async function askAim(
  sandbox: Sandbox,
  { key, behavior }: AimQuestion,
  signal: AbortSignal,
): Promise<'passed' | 'failed'> {
  const before = await runOf(sandbox, key);
  if (before !== null) return before;
  const { database, clock, limits } = sandbox;
  await takeTime(behavior, limits.aimMilliseconds, signal);
  await database
    .insertInto('outside.aim_run')
    .values({ key, passed: behavior !== 'fail', at: clock.now() })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  await sandbox.faults.point('aim.afterRun');
  if (behavior === 'drop') throw new AnswerLost();
  return (await runOf(sandbox, key)) ?? 'failed'; // it was written above
}

async function runOf({ database }: Sandbox, key: string): Promise<'passed' | 'failed' | null> {
  const row = await database.selectFrom('outside.aim_run').select('passed').where('key', '=', key).executeTakeFirst();
  if (row === undefined) return null;
  return row.passed ? 'passed' : 'failed';
}

/** How many runs the service's book has. */
export async function countRuns({ database }: Sandbox): Promise<number> {
  const { runs } = await database
    .selectFrom('outside.aim_run')
    .select(({ fn }) => fn.countAll().as('runs'))
    .executeTakeFirstOrThrow();
  return Number(runs);
}
