/** How the simulated outside services behave. They work normally until another behavior is set in the sandbox console. */
import { setTimeout as wait } from 'node:timers/promises';

import type { Sandbox } from '../../../base/sandbox.ts';

export const SIMULATED_SERVICES = ['aim', 'agency'] as const;
export type SimulatedService = (typeof SIMULATED_SERVICES)[number];

/** `fail`: the check fails, or the agency rejects the request. `drop`: the work is done, but the response is lost. */
export const BEHAVIORS = ['pass', 'fail', 'slow', 'drop'] as const;
export type Behavior = (typeof BEHAVIORS)[number];

const SLOW_MS = 20_000;

export async function behaviorOf({ database }: Pick<Sandbox, 'database'>, service: SimulatedService): Promise<Behavior> {
  const row = await database.selectFrom('outside.switch').select('behavior').where('service', '=', service).executeTakeFirst();
  return BEHAVIORS.find((one) => one === row?.behavior) ?? 'pass';
}

export async function setBehavior({ database }: Sandbox, service: SimulatedService, behavior: Behavior): Promise<void> {
  await database
    .insertInto('outside.switch')
    .values({ service, behavior })
    .onConflict((conflict) => conflict.column('service').doUpdateSet({ behavior }))
    .execute();
}

/** The service did the work, but its response is lost. */
export class ResponseLostError extends Error {
  override readonly name = 'ResponseLostError';
}

/** Waits as long as the simulated service takes. @throws AbortError when the sandbox stops meanwhile */
export const simulateDelay = async (behavior: Behavior, usualMs: number, signal: AbortSignal): Promise<void> => {
  await wait(behavior === 'slow' ? SLOW_MS : usualMs, undefined, { signal });
};
