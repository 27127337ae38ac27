import { setTimeout as wait } from 'node:timers/promises';

import nock from 'nock';

/** As a browser calls it that never finds the page idle. */
const neverIdle = (work: () => void, atLatest?: { timeout: number }): void => {
  if (atLatest) setTimeout(work, atLatest.timeout);
};

test('what signing in needs is fetched after five seconds by a page that is never idle', async () => {
  const lender = nock('http://localhost').get('/assets/main.js').reply(200, '');
  document.documentElement.dataset['ahead'] = '/assets/main.js';
  document.body.innerHTML = '<input type="checkbox" id="night" />';
  Object.assign(window, { requestIdleCallback: neverIdle });
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });

  jest.requireActual('#features/landing/behavior.ts'); // a script, which an import cannot name
  window.dispatchEvent(new Event('load'));
  window.onload = null; // the test environment has a load event of its own
  await jest.advanceTimersByTimeAsync(4900);
  expect(lender.isDone()).toBe(false);

  await jest.advanceTimersByTimeAsync(200);
  jest.useRealTimers();
  await wait(100);
  expect(lender.isDone()).toBe(true);
});
