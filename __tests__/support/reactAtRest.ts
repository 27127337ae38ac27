/**
 * React runs the effects of what it shows in a later task. A person is never fast enough to act in between; a test is, on some machines,
 * and then presses a button that still counts as busy. So every wait and every move of a hand ends when React has nothing left to do.
 */
import { setTimeout as wait } from 'node:timers/promises';

import { configure, getConfig } from '@testing-library/react';
import { Activity, createElement } from 'react';
import { createRoot } from 'react-dom/client';

/** React renders what is hidden when nothing else is left to do, in any root. */
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

/** The page's title stands while its code is loading; the page itself comes a moment later. */
const isArriving = () => document.querySelector('main .MuiStack-root[aria-busy="true"]') !== null;

/** Real time, because the clock of a test may stand still. */
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
      // What was found belonged to the page that was not there yet.
      return isFound(result) ? work() : result;
    }) as Promise<unknown>,
});
