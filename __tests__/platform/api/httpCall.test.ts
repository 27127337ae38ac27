import { waitFor } from '@testing-library/dom';
import nock, { type Body } from 'nock';

import { formSender, type ReceivedFile } from '#platform/api/files.ts';
import { httpCall, type HttpCall } from '#platform/api/httpCall.ts';
import { anyJson } from '#platform/api/responses/validateResponse.ts';

import { startCrossOriginApi } from './startCrossOriginApi.ts';

const call = (changes: Partial<HttpCall> = {}) =>
  httpCall({
    url: '/api/borrower/thing',
    method: 'GET',
    responseSchema: anyJson,
    token: null,
    timeoutMs: 0,
    withCredentials: true,
    signal: new AbortController().signal,
    ...changes,
  });

const answers = (status: number, body?: Body, headers: Record<string, string> = {}) =>
  nock('http://localhost').get('/api/borrower/thing').reply(status, body, headers);

const html = '<!doctype html><title>Bad gateway</title>';

test.each<[string, number, Body | undefined, object]>([
  ['an object', 200, { a: 1 }, { data: { a: 1 } }],
  ['a list', 200, [1, 2], { data: [1, 2] }],
  ['null', 200, 'null', { data: null }],
  ['false', 200, 'false', { data: false }],
  ['nothing, with 204', 204, undefined, { data: null }],
  ['nothing, with 200', 200, '', { error: { kind: 'emptyBody', status: 200, code: 'ERR_BAD_RESPONSE' } }],
  ['white space', 200, ' \n', { error: { kind: 'emptyBody', status: 200, code: 'ERR_BAD_RESPONSE' } }],
  ['broken JSON', 200, '{"a":', { error: { kind: 'unreadable', status: 200, code: 'ERR_BAD_RESPONSE' } }],
  ['HTML with 200', 200, html, { error: { kind: 'unreadable', status: 200, code: 'ERR_BAD_RESPONSE' } }],
  ['an empty 500', 500, undefined, { error: { kind: 'emptyBody', status: 500, code: 'ERR_BAD_RESPONSE' } }],
  ['HTML with 502', 502, html, { error: { kind: 'unreadable', status: 502, code: 'ERR_BAD_RESPONSE' } }],
  ['HTML with 401', 401, html, { error: { kind: 'unreadable', status: 401, code: 'ERR_BAD_REQUEST' } }],
  ['a cut answer with 500', 500, '{"errors":["U', { error: { kind: 'unreadable', status: 500, code: 'ERR_BAD_RESPONSE' } }],
  ['null with 500', 500, 'null', { error: { kind: 'emptyBody', status: 500, code: 'ERR_BAD_RESPONSE' } }],
  ['an empty 401', 401, undefined, { error: { kind: 'emptyBody', status: 401, code: 'ERR_BAD_REQUEST' } }],
  ['an empty 404', 404, undefined, { error: { kind: 'emptyBody', status: 404, code: 'ERR_BAD_REQUEST' } }],
  [
    'a 400 with a body',
    400,
    { errors: ['No.'] },
    { error: { kind: 'body', status: 400, body: { errors: ['No.'] }, code: 'ERR_BAD_REQUEST' } },
  ],
  [
    'a 409 with a body',
    409,
    { code: 'x' },
    { error: { kind: 'body', status: 409, body: { code: 'x' }, code: 'ERR_BAD_REQUEST' } },
  ],
  [
    'a 500 with a body',
    500,
    { errors: ['Us.'] },
    { error: { kind: 'body', status: 500, body: { errors: ['Us.'] }, code: 'ERR_BAD_RESPONSE' } },
  ],
  ['a text as body', 400, '"No."', { error: { kind: 'body', status: 400, body: 'No.', code: 'ERR_BAD_REQUEST' } }],
])('the response %s is read', async (_name, status, body, outcome) => {
  answers(status, body);
  expect(await call()).toEqual(outcome);
});

test('an unreachable server is a network error without a response', async () => {
  nock('http://localhost').get('/api/borrower/thing').replyWithError('connect ECONNREFUSED');
  expect(await call()).toEqual({ error: { kind: 'noAnswer', cause: 'network', code: 'ERR_NETWORK' } });
});

test('a response after the timeout is a timeout error', async () => {
  const lender = await startCrossOriginApi();
  const outcome = await call({ url: `${lender.origin}/silent`, timeoutMs: 50 });
  await lender.stop();
  expect(outcome).toEqual({ error: { kind: 'noAnswer', cause: 'timeout', code: 'ECONNABORTED' } });
});

test.each(['before it is sent', 'on its way'])('a request canceled %s is reported as canceled', async (when) => {
  const controller = new AbortController();
  if (when === 'on its way') nock('http://localhost').get('/api/borrower/thing').delay(2000).reply(200, {});
  else controller.abort();
  const outcome = call({ signal: controller.signal });
  setTimeout(() => controller.abort(), 50);
  expect(await outcome).toEqual({ error: { kind: 'cancelled', code: 'ERR_CANCELED' } });
});

test.each([
  ['30', { retryAfterSeconds: 30 }],
  ['0', {}],
  ['Wed, 21 Oct 2026 07:28:00 GMT', { retryAfterSeconds: 90 }],
  ['Wed, 21 Oct 2026 07:26:00 GMT', {}],
  ['soon', {}],
])('Retry-After %s is parsed', async (header, facts) => {
  answers(429, undefined, { 'Retry-After': header, Date: 'Wed, 21 Oct 2026 07:26:30 GMT' });
  expect(await call()).toEqual({ error: { kind: 'emptyBody', status: 429, code: 'ERR_BAD_REQUEST', ...facts } });
});

test('a list wrapper with an error inside a 200 fails with the error’s own status', async () => {
  answers(200, { accounts: { list: [] }, error: { statusCode: 503, errors: ['The list is resting.'] } });
  expect(await call()).toEqual({
    error: { kind: 'body', status: 503, body: { statusCode: 503, errors: ['The list is resting.'] }, code: 'ERR_BAD_RESPONSE' },
  });
});

test.each([
  ['null', { accounts: { list: [] }, error: null }],
  ['missing', { accounts: { list: [] } }],
])('a list wrapper whose error is %s succeeds', async (_error, body) => {
  answers(200, body);
  expect(await call()).toEqual({ data: body });
});

test('an instant gets a local time at any depth, and a calendar day stays unchanged', async () => {
  answers(200, { list: [{ writtenAtUtc: '2026-11-21T17:30:00Z', dueDate: '2026-12-01', writtenAtDate: '2026-11-21' }] });
  expect(await call()).toEqual({
    data: {
      list: [
        {
          writtenAtUtc: '2026-11-21T17:30:00Z',
          writtenAtLocal: expect.stringMatching(/^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2} [AP]M$/) as string,
          dueDate: '2026-12-01',
          writtenAtDate: '2026-11-21',
        },
      ],
    },
  });
});

describe('a form with files', () => {
  const onePdf = new File(['%PDF-1.7 one'], 'one.pdf', { type: 'application/pdf' });
  const sends = (changes: Partial<HttpCall>, onProgress: (share: number) => void = () => undefined) =>
    call({
      method: 'POST',
      withCredentials: false,
      sendBy: formSender({ texts: { kind: 'paystub' }, files: { files: [onePdf] }, onProgress }),
      ...changes,
    });

  test('is sent unchanged with the browser’s boundary and reports progress', async () => {
    const lender = await startCrossOriginApi();
    const told: number[] = [];
    try {
      expect(await sends({ url: `${lender.origin}/forms` }, (share) => told.push(share))).toEqual({ data: [] });
    } finally {
      await lender.stop();
    }
    expect(lender.arrived[0]?.['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(lender.bodies[0]).toMatch(/name="kind"[^]*paystub[^]*name="files"; filename="one.pdf"[^]*%PDF-1.7 one/);
    expect(told.length).toBeGreaterThan(0); // only the number of calls is checked: jsdom does not know the body's length, so the progress is only right in a browser
  });

  test.each([
    ['gets no response', '/silent'],
    ['gets half a response', '/stuck'],
  ])('that %s fails at its timeout', async (_what, path) => {
    const lender = await startCrossOriginApi();
    const outcome = await sends({ url: lender.origin + path, timeoutMs: 300 });
    await lender.stop();
    expect(outcome).toEqual({ error: { kind: 'noAnswer', cause: 'timeout', code: 'ECONNABORTED' } });
  });

  test.each(['before it is sent', 'on its way'])('is canceled %s', async (when) => {
    const lender = await startCrossOriginApi();
    const controller = new AbortController();
    if (when === 'before it is sent') controller.abort();
    const outcome = sends({ url: `${lender.origin}/silent`, signal: controller.signal });
    if (when === 'on its way') await waitFor(() => expect(lender.arrived).toHaveLength(1));
    controller.abort();
    expect(await outcome).toEqual({ error: { kind: 'cancelled', code: 'ERR_CANCELED' } });
    await lender.stop();
    expect(lender.arrived).toHaveLength(when === 'on its way' ? 1 : 0);
  });

  test('reads the lender’s rejection with its headers', async () => {
    nock('http://localhost')
      .post('/api/borrower/thing')
      .reply(429, { errors: ['Wait.'] }, { 'Retry-After': '30' });
    expect(await sends({})).toEqual({
      error: { kind: 'body', status: 429, body: { errors: ['Wait.'] }, code: 'ERR_BAD_REQUEST', retryAfterSeconds: 30 },
    });
  });
});

describe('a file as the response', () => {
  const DISPOSITION = { 'Content-Disposition': 'attachment; filename="paystub.pdf"' };

  test('has its content, media type and file name header', async () => {
    answers(200, '%PDF-1.7', { 'Content-Type': 'application/pdf', ...DISPOSITION });
    const result = await call({ expectsFile: true });
    if (!('data' in result)) throw new Error('It failed');
    const { content, disposition } = result.data as ReceivedFile;
    expect([content.type, content.size, disposition]).toEqual(['application/pdf', 8, DISPOSITION['Content-Disposition']]);
  });

  test('is read like any other response when rejected', async () => {
    answers(404, { errors: ['We could not find that.'] });
    expect(await call({ expectsFile: true })).toEqual({
      error: { kind: 'body', status: 404, body: { errors: ['We could not find that.'] }, code: 'ERR_BAD_REQUEST' },
    });
  });
});
