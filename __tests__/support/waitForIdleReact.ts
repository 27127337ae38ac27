/**
 * React runs effects in a later task than the render. A user cannot act in between, but a fast test can, and then clicks a button that is
 * still busy. So every wait and every user action of Testing Library also waits until React is idle.
 */
import { setTimeout as wait } from 'node:timers/promises';

import { configure, getConfig } from '@testing-library/react';
import { Activity, createElement } from 'react';
import { createRoot } from 'react-dom/client';

/** Resolves when React is idle: hidden content has the lowest priority across all roots, so it renders last. */
const reactIdle = () =>
  new Promise<void>((resolve) => {
    const Resting = () => {
      resolve();
      return null;
    };
    createRoot(document.createElement('div')).render(
      createElement(Activity, { mode: 'hidden', children: createElement(Resting) }),
    );
  });

/** Whether a page still shows its loading state: the title is shown while the page's code loads. */
const isPageLoading = () => document.querySelector('main .MuiStack-root[aria-busy="true"]') !== null;

/** Uses real time, because a test may have stopped the fake clock. */
const MAX_WAIT_MS = 2000;
const POLL_MS = 5;

async function pageLoaded(): Promise<void> {
  for (let waited = 0; isPageLoading() && waited < MAX_WAIT_MS; waited += POLL_MS) await wait(POLL_MS);
  await reactIdle();
}

const isFound = (result: unknown): boolean => [result].flat()[0] instanceof Element;

const { asyncWrapper } = getConfig();
configure({
  asyncWrapper: (work: () => Promise<unknown>): Promise<unknown> =>
    asyncWrapper(async () => {
      if (isPageLoading()) await pageLoaded();
      const result = await work();
      await reactIdle();
      if (!isPageLoading()) return result;
      await pageLoaded();
      // The element that was found belongs to the loading state, so look again.
      return isFound(result) ? work() : result;
    }) as Promise<unknown>,
});
