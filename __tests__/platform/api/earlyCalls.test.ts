import nock from 'nock';

import { fetchEarly } from '#platform/api/earlyCalls.ts';
import { anyJson } from '#platform/api/responses/validateResponse.ts';
import { httpCall } from '#platform/api/httpCall.ts';

const URL_OF_LIST = 'http://localhost/api/borrower/list';

const call = (token: string | null, method = 'GET') =>
  httpCall({
    url: URL_OF_LIST,
    method,
    responseSchema: anyJson,
    token,
    timeoutMs: 0,
    withCredentials: true,
    signal: new AbortController().signal,
  });

const answers = (method: 'get' | 'post', status: number, body: object, token?: string) => {
  const headers = token === undefined ? {} : { reqheaders: { authorization: `Bearer ${token}` } };
  nock('http://localhost', headers)[method]('/api/borrower/list').reply(status, body);
};

/** Waits until an early call has its response, so that the next test cannot receive it. */
const sent = () => new Promise((resolve) => setTimeout(resolve, 50));

afterEach(() => {
  jest.useRealTimers();
  delete window.takeEarlyResponse;
});

test('the response of an early request is used once for the same request', async () => {
  answers('get', 200, { from: 'early' }, 'one');
  fetchEarly(URL_OF_LIST, 'one');
  expect(await call('one')).toEqual({ data: { from: 'early' } });

  answers('get', 200, { from: 'later' }, 'one');
  expect(await call('one')).toEqual({ data: { from: 'later' } });
});

test('an early error response is read like any other', async () => {
  answers('get', 401, { errors: ['Sign in again.'] });
  fetchEarly(URL_OF_LIST, 'one');
  expect(await call('one')).toEqual({
    error: { kind: 'body', status: 401, body: { errors: ['Sign in again.'] }, code: 'ERR_BAD_REQUEST' },
  });
});

test.each([
  ['another person', 'two', 'GET'],
  ['a visitor', null, 'GET'],
  ['a write', 'one', 'POST'],
] as const)('%s does not get the early response', async (_who, token, method) => {
  answers('get', 200, { from: 'early' }, 'one');
  fetchEarly(URL_OF_LIST, 'one');
  await sent();
  answers(method === 'GET' ? 'get' : 'post', 200, { from: 'later' });
  expect(await call(token, method)).toEqual({ data: { from: 'later' } });
});

test('a failed early request is sent again', async () => {
  nock('http://localhost').get('/api/borrower/list').replyWithError('gone');
  fetchEarly(URL_OF_LIST, 'one');
  answers('get', 200, { from: 'later' });
  expect(await call('one')).toEqual({ data: { from: 'later' } });
});

test('an early response expires after half a minute', () => {
  jest.useFakeTimers();
  answers('get', 200, { from: 'early' });
  fetchEarly(URL_OF_LIST, 'one');
  jest.advanceTimersByTime(29_999);
  expect(window.takeEarlyResponse).toBeDefined();
  jest.advanceTimersByTime(1);
  expect(window.takeEarlyResponse?.(URL_OF_LIST, 'one')).toBeUndefined();
  nock.cleanAll();
});
