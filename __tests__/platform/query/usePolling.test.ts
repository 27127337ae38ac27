import { renderHook } from '@testing-library/react';

import type { PortalError } from '#platform/api/portalError.ts';
import { usePolling } from '#platform/query/usePolling.ts';

const refused = (retryAfterSeconds?: number): PortalError => ({
  code: 'ERR_BAD_REQUEST',
  kind: 'emptyBody',
  status: 429,
  ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
});

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function requestCount(isWanted: boolean, error?: PortalError): number {
  const ask = jest.fn();
  renderHook(() => usePolling(isWanted, ask, 2000, error));
  jest.advanceTimersByTime(600_000);
  return ask.mock.calls.length;
}

test.each<[string, boolean, PortalError | undefined, number]>([
  ['a response that is not final', true, undefined, 300],
  ['a final response', false, undefined, 0],
  ['a rejection without Retry-After', true, refused(), 300],
  ['a Retry-After of a minute', true, refused(60), 10],
  ['a Retry-After below the usual pause', true, refused(1), 300],
  ['a Retry-After of a day, limited to five minutes', true, refused(86_400), 2],
])('number of polls after %s', (_what, isWanted, error, times) => {
  expect(requestCount(isWanted, error)).toBe(times);
});
