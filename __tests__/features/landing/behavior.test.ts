import { setTimeout as wait } from 'node:timers/promises';

import nock from 'nock';

/** Fakes `requestIdleCallback` in a browser that never becomes idle: only the timeout fires. */
const idleCallbackOnTimeout = (work: () => void, atLatest?: { timeout: number }): void => {
  if (atLatest) setTimeout(work, atLatest.timeout);
};

test('a page that is never idle prefetches the sign-in files after five seconds', async () => {
  const lender = nock('http://localhost').get('/assets/main.js').reply(200, '');
  document.documentElement.dataset['ahead'] = '/assets/main.js';
  document.body.innerHTML = '<input type="checkbox" id="night" />';
  Object.assign(window, { requestIdleCallback: idleCallbackOnTimeout });
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });

  jest.requireActual('#features/landing/behavior.ts'); // the file is a script without exports, so it cannot be imported
  window.dispatchEvent(new Event('load'));
  window.onload = null; // the test environment fires its own load event later
  await jest.advanceTimersByTimeAsync(4900);
  expect(lender.isDone()).toBe(false);

  await jest.advanceTimersByTimeAsync(200);
  jest.useRealTimers();
  await wait(100);
  expect(lender.isDone()).toBe(true);
});
