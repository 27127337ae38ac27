/** For tests of screens: what they need of jsdom, React and the network. */
import '@testing-library/jest-dom';
import { configure, getConfig, waitFor } from '@testing-library/dom';
import nock from 'nock';
import { setTimeout as sleep } from 'node:timers/promises';

import { testBegins, unexpectedCalls } from './unexpectedCalls.ts';

/** Of what is gone again when it is found. */
const LOOKED_FOR_MS = 1000;

// The first screen of a file waits for its modules to be compiled.
configure({ asyncUtilTimeout: 20_000 });

// The library prints the whole page into every error, also into those that only tell a wait to go on: a fifth of a long test's time.
// `screen.debug()` prints it where somebody looks for a reason.
configure({ getElementError: (message) => Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }) });

// jsdom has no layout, and checks every style sheet whenever a role is queried. So no styles are put into the page.
jest.mock('@emotion/cache', () => {
  const { default: createCache } = jest.requireActual<{ default: (options: object) => unknown }>('@emotion/cache');
  const container = globalThis.document.createElement('div');
  return { __esModule: true, default: (options: object) => createCache({ ...options, container }) };
});

nock.emitter.on('no match', (request: { method?: string; path?: string; options?: { method?: string; path?: string } }) => {
  const { method, path } = request.options ?? request;
  unexpectedCalls.push(`${method ?? 'GET'} ${path ?? '?'}`);
});
// jsdom has no layout to scroll.
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
// Nor dialogs that cover a page.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
  queueMicrotask(() => this.dispatchEvent(new Event('close')));
};
// Nor a layout that changes.
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
beforeAll(() => nock.disableNetConnect());
// What is found may be replaced while effects run, such as a title that stands in for a screen's own heading: then it is looked for again,
// for a moment, because it may have come only to go.
beforeAll(() => {
  const { asyncWrapper } = getConfig();
  configure({
    asyncWrapper: async (find: () => unknown) => {
      const found: unknown = await asyncWrapper(find);
      const isGone = found instanceof Element && !found.isConnected;
      return isGone ? Promise.race([asyncWrapper(find) as unknown, sleep(LOOKED_FOR_MS).then(() => found)]) : found;
    },
  });
});
beforeEach(() => {
  testBegins();
  window.localStorage.clear();
  window.sessionStorage.clear();
});
// A request nobody expected, or a promised one that was not made, fails the test. What the last step set off may still leave meanwhile.
afterEach(async () => {
  await waitFor(() => expect(nock.pendingMocks()).toEqual([]), { timeout: 3_000 }).catch(() => undefined);
  const uncalled = nock.pendingMocks();
  nock.abortPendingRequests();
  nock.cleanAll();
  expect({ unexpected: unexpectedCalls.splice(0), uncalled }).toEqual({ unexpected: [], uncalled: [] });
});
