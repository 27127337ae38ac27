import { pollOutcome } from '#platform/api/pollOutcome.ts';
import type { PortalError } from '#platform/api/portalError.ts';

const refused = (retryAfterSeconds?: number): PortalError => ({
  code: 'ERR_BAD_REQUEST',
  kind: 'emptyBody',
  status: 503,
  ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
});

test('each poll waits as long as the last response said, at most five minutes', async () => {
  const answers = [{ error: refused(40) }, { error: refused() }, { error: refused(86_400) }, { data: { state: 'succeeded' } }];
  const told: number[] = [];
  const outcome = await pollOutcome({
    fetchOutcome: () => Promise.resolve(answers.shift()!),
    waitForTurn: (_turn, toldMs) => told.push(toldMs) > 0,
  });
  expect(outcome).toEqual({ state: 'succeeded' });
  expect(told).toEqual([0, 40_000, 0, 300_000]);
});
