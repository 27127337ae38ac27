/** Covers the scripts of `/auth/callback` before the application loads, without a provider. `earlySignIn.spec.ts` covers the rest. */
beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/auth/callback?code=c&state=s-1');
  document.head.innerHTML = '<template id="application"><script src="/main.js"></script></template>';
});
afterEach(() => {
  jest.useRealTimers();
  delete window.loadApplication;
});

/** The application starts after this time, no matter what the provider does. */
const WAIT_MS = 2500;

const openDocument = () => jest.isolateModulesAsync(async () => void (await import('../../src/callbackInlineScript.ts')));
const runScript = () => jest.isolateModulesAsync(async () => void (await import('../../src/callback.ts')));
const applicationScripts = () => document.head.querySelectorAll('script[src="/main.js"]').length;

test('the application waits 2.5 seconds for the script that completes the sign-in', async () => {
  await openDocument();
  jest.advanceTimersByTime(WAIT_MS - 1);
  expect(applicationScripts()).toBe(0);
  jest.advanceTimersByTime(1);
  expect(applicationScripts()).toBe(1);
});

test('the callback script does nothing once the application has started', async () => {
  document.head.insertAdjacentHTML('beforeend', '<meta name="authority" content="/oidc"><meta name="client" content="portal">');
  await openDocument();
  jest.advanceTimersByTime(WAIT_MS);
  const read = jest.spyOn(Storage.prototype, 'getItem');
  await runScript();
  await jest.advanceTimersByTimeAsync(0);
  expect(read.mock.calls.filter(([key]) => key.startsWith('oidc.'))).toEqual([]);
  expect(applicationScripts()).toBe(1);
  read.mockRestore();
});

test.each<[string, string]>([
  ['names no provider', ''],
  ['was not filled in', '<meta name="authority" content="__CONFIG:identity.authority__"><meta name="client" content="portal">'],
  ['has an answer to no request of this browser', '<meta name="authority" content="/oidc"><meta name="client" content="portal">'],
])('a document that %s starts the application at once and keeps its URL', async (_what, metas) => {
  document.head.insertAdjacentHTML('beforeend', metas);
  await openDocument();
  await runScript();
  await jest.advanceTimersByTimeAsync(0);
  expect(applicationScripts()).toBe(1);
  expect([window.takeEarlySignIn, window.earlyProblem]).toEqual([undefined, undefined]);
  expect(window.location.pathname).toBe('/auth/callback');
});
