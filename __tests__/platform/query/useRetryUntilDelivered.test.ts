import { act, renderHook } from '@testing-library/react';

import type { PortalError } from '#platform/api/portalError.ts';
import { useRetryUntilDelivered } from '#platform/query/useRetryUntilDelivered.ts';

const refused = (status: number): PortalError => ({ code: 'ERR_BAD_REQUEST', kind: 'body', status, body: { errors: ['No.'] } });

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** Returns what happens in ten minutes in which every attempt fails like this. */
async function outcomeOf(error: PortalError | undefined) {
  const tell = jest.fn((_due: string) => Promise.resolve(error));
  const onRefused = jest.fn();
  renderHook(() => useRetryUntilDelivered('request-1', tell, onRefused));
  // Advances one second at a time, so that each failure is rendered before the next attempt.
  for (let second = 0; second < 600; second += 1) await act(() => jest.advanceTimersByTimeAsync(1000));
  return { times: tell.mock.calls.length, refusals: onRefused.mock.calls };
}

test('a delivered message is sent once', async () => {
  expect(await outcomeOf(undefined)).toEqual({ times: 1, refusals: [] });
});

test.each([400, 401, 403, 404, 422])('status %d: the message is not sent again', async (status) => {
  expect(await outcomeOf(refused(status))).toEqual({ times: 1, refusals: [['request-1', refused(status)]] });
});

test.each<[string, PortalError]>([
  ['too many calls', refused(429)],
  ['a failing server', refused(500)],
  ['no answer', { code: 'ERR_NETWORK', kind: 'noAnswer', cause: 'network' }],
])('%s: the message is sent again after 0, 2, 5, 15 s and then every minute', async (_what, error) => {
  expect(await outcomeOf(error)).toEqual({ times: 13, refusals: [] });
});
