/** Covers the inline script of the loan list's document, which runs before any other file of the portal loads. */
import nock from 'nock';

import { accessToken } from '../support/accessToken.ts';

/** The application starts after this time, whether or not the loan list has arrived. */
const WAIT_MS = 1000;

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML =
    '<meta name="borrower" content="http://localhost/api/borrower"><template id="application"><script src="/main.js"></script></template>';
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  delete window.takeEarlyResponse;
  delete window.loadApplication;
});

const open = () => jest.isolateModulesAsync(async () => void (await import('../../src/loansInlineScript.ts')));
const applicationScripts = () => document.head.querySelectorAll('script[src="/main.js"]').length;
const isListRequested = () => window.takeEarlyResponse !== undefined;

function remember(entries: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(entries)) window.localStorage.setItem(name, value);
}

test('a remembered session requests the list at once, and the application waits briefly for it', async () => {
  const token = accessToken();
  const call = nock('http://localhost', { reqheaders: { authorization: `Bearer ${token}` } })
    .get('/api/borrower/BorrowerLoan/all')
    .reply(200, []);
  remember({ token });
  await open();
  expect(applicationScripts()).toBe(0);
  jest.advanceTimersByTime(WAIT_MS - 1);
  expect(applicationScripts()).toBe(0);
  jest.advanceTimersByTime(1);
  expect(applicationScripts()).toBe(1);
  jest.useRealTimers();
  expect(await window.takeEarlyResponse?.('http://localhost/api/borrower/BorrowerLoan/all', token)).toMatchObject({
    status: 200,
  });
  expect(call.isDone()).toBe(true);
});

test('a token with any base64url characters is decoded', async () => {
  nock('http://localhost').get('/api/borrower/BorrowerLoan/all').reply(200, []);
  // These characters become - and _ in base64url.
  const claims = Buffer.from(JSON.stringify({ exp: 4_102_444_800, sub: '??>>~~üü' })).toString('base64url');
  expect(claims).toMatch(/-.*_|_.*-/);
  remember({ token: `e30.${claims}.e30` });
  await open();
  expect(isListRequested()).toBe(true);
});

test('the application starts only once, when the list is shown', async () => {
  nock('http://localhost').get('/api/borrower/BorrowerLoan/all').reply(200, []);
  remember({ token: accessToken() });
  await open();
  window.loadApplication?.();
  expect(applicationScripts()).toBe(1);
  window.loadApplication?.();
  jest.advanceTimersByTime(WAIT_MS);
  expect(applicationScripts()).toBe(1);
});

test.each<[string, () => void]>([
  ['no session is stored', () => undefined],
  ['the session is over', () => remember({ token: accessToken(-1) })],
  ['the token is invalid', () => remember({ token: 'none' })],
  ['the token has no expiry', () => remember({ token: `e30.${btoa('{}')}.e30` })],
  ['the token is not JSON', () => remember({ token: `e30.${btoa('{')}.e30` })],
  [
    'storage is blocked',
    () => {
      jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
        throw new DOMException('Blocked', 'SecurityError');
      });
    },
  ],
])('%s: no request is sent, and the application starts at once', async (_what, prepare) => {
  prepare();
  await open();
  expect(isListRequested()).toBe(false);
  expect(applicationScripts()).toBe(1);
});

test('the application waits until the document is parsed', async () => {
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  await open();
  expect(applicationScripts()).toBe(0);
  state.mockReturnValue('interactive');
  window.dispatchEvent(new Event('DOMContentLoaded'));
  expect(applicationScripts()).toBe(1);
});
