/** @jest-environment node */

/**
 * Responses whose headers arrive but whose body does not. They use HTTP and Node's own `fetch`, because the test environment's `fetch`
 * delivers headers and body together.
 */
import { anyJson } from '#platform/api/responses/validateResponse.ts';
import { httpCall, type HttpCall } from '#platform/api/httpCall.ts';

import { startCrossOriginApi } from './startCrossOriginApi.ts';

const NETWORK = { kind: 'noAnswer', cause: 'network', code: 'ERR_NETWORK' };
const TIMEOUT = { kind: 'noAnswer', cause: 'timeout', code: 'ECONNABORTED' };
const CANCELED = { kind: 'cancelled', code: 'ERR_CANCELED' };

let lender: Awaited<ReturnType<typeof startCrossOriginApi>>;

beforeAll(() => void Object.assign(globalThis, { window: globalThis }));
beforeEach(async () => {
  lender = await startCrossOriginApi();
});
afterEach(() => lender.stop());

const call = (path: string, changes: Partial<HttpCall>) =>
  httpCall({
    url: lender.origin + path,
    method: 'GET',
    responseSchema: anyJson,
    token: null,
    timeoutMs: 0,
    withCredentials: true,
    signal: new AbortController().signal,
    ...changes,
  });

test.each([
  ['data', {}],
  ['a file', { expectsFile: true }],
])('a response that breaks off in its body is a network error: %s', async (_what, changes) => {
  const ends: unknown[] = [];
  expect(await call('/cut', { ...changes, onEnd: (end) => ends.push(end) })).toEqual({ error: NETWORK });
  expect(ends).toEqual([{ status: null, outcome: 'network', correlationId: null, bytes: 0 }]);
});

test.each(['/silent', '/stuck'])('the timeout covers headers and body: %s', async (path) => {
  expect(await call(path, { timeoutMs: 200 })).toEqual({ error: TIMEOUT });
});

test.each(['/silent', '/stuck'])('a request can be canceled during headers and body: %s', async (path) => {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), 200);
  expect(await call(path, { timeoutMs: 5000, signal: controller.signal })).toEqual({ error: CANCELED });
});

test('a response in time is not changed by the timeout or a late abort', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] });
  const controller = new AbortController();
  const removed = jest.spyOn(controller.signal, 'removeEventListener');
  expect(await call('/', { timeoutMs: 200, signal: controller.signal })).toEqual({ data: [] });
  expect([jest.getTimerCount(), removed.mock.calls.length]).toEqual([0, 1]);
  jest.useRealTimers();
});
