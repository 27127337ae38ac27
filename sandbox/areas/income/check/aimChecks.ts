/**
 * Income checks. A check starts as a row, then the service is called outside any transaction, then its result is stored. After an
 * interruption the service is called again with the same key: when the borrower repeats the request, and when the sandbox starts.
 */
import { randomUUID } from 'node:crypto';

import type { Selectable } from 'kysely';

import type { AimCheck, NewAimCheck } from '#contract/borrower/ocr.ts';
import { Refusal } from '../../../base/http/errors.ts';
import { keyReusedRefusal } from '../../../base/http/idempotency.ts';
import type { Sandbox } from '../../../base/sandbox.ts';
import { loadKeyedHash } from '../../../base/keyedHash.ts';
import { toMoney } from '../../../base/wire/formats.ts';
import { lockOpenRequest } from '../link/requestLock.ts';
import type { IncomeRequestTable } from '../link/tables.ts';
import { loadIncomeDocuments } from '../documents/incomeDocuments.ts';
import type { ReadingQueue } from '../documents/readingQueue.ts';
import { runAimCheck, type AimRequest } from './aimService.ts';
import { behaviorOf } from './simulatedServices.ts';
import { paystubValuesHash, readinessOf } from './readiness.ts';
import type { AimCheckTable } from './tables.ts';

type AimCheckRow = Selectable<AimCheckTable>;

export interface AimRunner {
  /**
   * Calls the service for a check unless a call is already running. The service's behavior is read before this resolves; the result
   * arrives later.
   */
  run(check: Pick<AimCheckTable, 'aim_check_id'>): Promise<void>;
  /** Calls the service for every check that has no result yet. */
  resume(): Promise<void>;
  stop(): Promise<void>;
}

export function createAimRunner(sandbox: Sandbox): AimRunner {
  const { database } = sandbox;
  const stopping = new AbortController();
  const running = new Map<string, Promise<void>>();

  const storeResult = async (question: AimRequest): Promise<void> => {
    const state = await runAimCheck(sandbox, question, stopping.signal);
    await sandbox.faults.passPoint('aim.beforeWrite');
    await database
      .updateTable('aim_check')
      .set({ state })
      .where('aim_check_id', '=', question.key)
      .where('state', '=', 'running')
      .execute();
  };
  const run: AimRunner['run'] = async ({ aim_check_id }) => {
    const behavior = await behaviorOf(sandbox, 'aim');
    if (running.has(aim_check_id) || stopping.signal.aborted) return;
    // On an error the check stays `running`, so a later `run` or `resume` tries again.
    const answer = storeResult({ key: aim_check_id, behavior })
      .catch(() => undefined)
      .finally(() => running.delete(aim_check_id));
    running.set(aim_check_id, answer);
  };
  return {
    run,
    async resume() {
      const open = await database.selectFrom('aim_check').select('aim_check_id').where('state', '=', 'running').execute();
      await Promise.all(open.map(run));
    },
    async stop() {
      stopping.abort();
      await Promise.all(running.values());
    },
  };
}

/** Starts a check, or returns the one that was started under the same key. @throws Refusal 409 or 422 */
export async function createAimCheck(
  sandbox: Sandbox,
  request: IncomeRequestTable,
  { queue, runner }: { queue: ReadingQueue; runner: AimRunner },
  { key, body }: { key: string; body: NewAimCheck },
): Promise<AimCheck> {
  const { database, clock } = sandbox;
  const hash = await loadKeyedHash(database, 'aim-check');
  const fingerprint = hash(JSON.stringify([body.monthlyIncome]));
  const check = await database.transaction().execute(async (transaction) => {
    const known = transaction
      .selectFrom('aim_check')
      .selectAll()
      .where('request_identifier', '=', request.request_identifier)
      .where('key', '=', key);
    const before = await known.executeTakeFirst();
    if (before !== undefined) return before;
    const locked = await lockOpenRequest(transaction, request.request_identifier);
    const meanwhile = await known.executeTakeFirst(); // May exist by now: another request can have inserted it while this one waited for the lock.
    if (meanwhile !== undefined) return meanwhile;
    const papers = await loadIncomeDocuments({ ...sandbox, database: transaction }, locked, queue);
    const { missing, monthlyCents } = readinessOf(papers);
    if (monthlyCents === null) throw notReadyRefusal(missing);
    if (toMoney(monthlyCents) !== body.monthlyIncome) throw incomeChangedRefusal();
    return transaction
      .insertInto('aim_check')
      .values({
        aim_check_id: randomUUID(),
        request_identifier: request.request_identifier,
        key,
        fingerprint,
        facts: await paystubValuesHash({ database: transaction }, papers),
        monthly_income: body.monthlyIncome,
        state: 'running',
        started_at: clock.now(),
        told_at: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
  if (check.fingerprint !== fingerprint) throw keyReusedRefusal();
  await sandbox.faults.passPoint('aim.afterClaim');
  if (check.state === 'running') await runner.run(check);
  return toAimCheck(check);
}

const notReadyRefusal = (missing: string[]): Refusal => new Refusal(409, missing, { code: 'notReady' });

const incomeChangedRefusal = (): Refusal =>
  new Refusal(409, 'We work out another income from the papers as they are now. Look at them once more. Nothing was started.', {
    code: 'incomeChanged',
  });

export const toAimCheck = ({ aim_check_id, state, started_at, told_at }: AimCheckRow): AimCheck => ({
  aimCheckId: aim_check_id,
  state,
  startedAtUtc: started_at.toISOString(),
  isFailureTold: told_at !== null,
});

export const newestCheck = (
  { database }: Pick<Sandbox, 'database'>,
  { request_identifier }: Pick<IncomeRequestTable, 'request_identifier'>,
): Promise<AimCheckRow | undefined> =>
  database
    .selectFrom('aim_check')
    .selectAll()
    .where('request_identifier', '=', request_identifier)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
