/**
 * React runs effects in a later task than the render. A user cannot act in between, but a fast test can, and then clicks a button that is
 * still busy. So every wait and every user action of Testing Library also waits until React is idle.
 */
import { setTimeout as wait } from 'node:timers/promises';

import { configure, getConfig } from '@testing-library/react';
import { Activity, createElement } from 'react';
import { createRoot } from 'react-dom/client';

/** Resolves when React is idle: hidden content has the lowest priority across all roots, so it renders last. */
const atRest = () =>
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
const isArriving = () => document.querySelector('main .MuiStack-root[aria-busy="true"]') !== null;

/** Uses real time, because a test may have stopped the fake clock. */
const PATIENCE_MS = 2000;
const TURN_MS = 5;

async function arrived(): Promise<void> {
  for (let waited = 0; isArriving() && waited < PATIENCE_MS; waited += TURN_MS) await wait(TURN_MS);
  await atRest();
}

const isFound = (result: unknown): boolean => [result].flat()[0] instanceof Element;

const { asyncWrapper } = getConfig();
configure({
  asyncWrapper: (work: () => Promise<unknown>): Promise<unknown> =>
    asyncWrapper(async () => {
      if (isArriving()) await arrived();
      const result = await work();
      await atRest();
      if (!isArriving()) return result;
      await arrived();
      // The element that was found belongs to the loading state, so look again.
      return isFound(result) ? work() : result;
    }) as Promise<unknown>,
});
