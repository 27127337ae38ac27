import '@testing-library/jest-dom';
import { configure, getConfig, waitFor } from '@testing-library/dom';
import nock from 'nock';
import { setTimeout as sleep } from 'node:timers/promises';

import { resetPage, unexpectedCalls } from './unexpectedCalls.ts';

/** How long to look again for an element that was removed right after it was found. */
const RETRY_MS = 1000;

// The first screen of a test file also waits for its modules to compile.
configure({ asyncUtilTimeout: 20_000 });

// Testing Library prints the whole page into every error, even those that only make `waitFor` retry, which took a fifth of a long test's
// time. Call `screen.debug()` to see the page.
configure({ getElementError: (message) => Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }) });

// jsdom has no layout and evaluates every style sheet for each role query, so emotion's styles are kept out of the document.
jest.mock('@emotion/cache', () => {
  const { default: createCache } = jest.requireActual<{ default: (options: object) => unknown }>('@emotion/cache');
  const container = globalThis.document.createElement('div');
  return { __esModule: true, default: (options: object) => createCache({ ...options, container }) };
});

nock.emitter.on('no match', (request: { method?: string; path?: string; options?: { method?: string; path?: string } }) => {
  const { method, path } = request.options ?? request;
  unexpectedCalls.push(`${method ?? 'GET'} ${path ?? '?'}`);
});
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
// jsdom does not implement modal dialogs.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
  queueMicrotask(() => this.dispatchEvent(new Event('close')));
};
// jsdom does not implement ResizeObserver.
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
beforeAll(() => nock.disableNetConnect());
// A found element may be replaced while effects run, for example a placeholder title by the screen's own heading. Then the query is
// repeated for a moment; if the element is gone for good, the first result is returned.
beforeAll(() => {
  const { asyncWrapper } = getConfig();
  configure({
    asyncWrapper: async (find: () => unknown) => {
      const found: unknown = await asyncWrapper(find);
      const isGone = found instanceof Element && !found.isConnected;
      return isGone ? Promise.race([asyncWrapper(find) as unknown, sleep(RETRY_MS).then(() => found)]) : found;
    },
  });
});
beforeEach(() => {
  resetPage();
  window.localStorage.clear();
  window.sessionStorage.clear();
});
// Fails the test if it made an unexpected request or did not make a stubbed one. Requests triggered by the last step may still be sent
// within the timeout.
afterEach(async () => {
  await waitFor(() => expect(nock.pendingMocks()).toEqual([]), { timeout: 3_000 }).catch(() => undefined);
  const uncalled = nock.pendingMocks();
  nock.abortPendingRequests();
  nock.cleanAll();
  expect({ unexpected: unexpectedCalls.splice(0), uncalled }).toEqual({ unexpected: [], uncalled: [] });
});
