/** How the services outside the lender behave: as a rule well; otherwise as it was set at the console, until it is set again. */
import { setTimeout as wait } from 'node:timers/promises';

import type { Sandbox } from '../../../base/sandbox.ts';

export const SERVICES = ['aim', 'agency'] as const;
export type Service = (typeof SERVICES)[number];

/** `fail`: the check comes out as failed, or the agency takes no request. `drop`: it is done, but the answer is lost. */
export const BEHAVIORS = ['pass', 'fail', 'slow', 'drop'] as const;
export type Behavior = (typeof BEHAVIORS)[number];

const SLOW_MS = 20_000;

export async function behaviorOf({ database }: Pick<Sandbox, 'database'>, service: Service): Promise<Behavior> {
  const row = await database.selectFrom('outside.switch').select('behavior').where('service', '=', service).executeTakeFirst();
  return BEHAVIORS.find((one) => one === row?.behavior) ?? 'pass';
}

export async function setBehavior({ database }: Sandbox, service: Service, behavior: Behavior): Promise<void> {
  await database
    .insertInto('outside.switch')
    .values({ service, behavior })
    .onConflict((conflict) => conflict.column('service').doUpdateSet({ behavior }))
    .execute();
}

/** The service is done, and nobody hears of it. */
export class AnswerLost extends Error {
  override readonly name = 'AnswerLost';
}

/** Takes as long as the service takes. @throws when the sandbox stops meanwhile */
export const takeTime = async (behavior: Behavior, usualMs: number, signal: AbortSignal): Promise<void> => {
  await wait(behavior === 'slow' ? SLOW_MS : usualMs, undefined, { signal });
};
