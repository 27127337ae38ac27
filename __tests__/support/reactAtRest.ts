/**
 * React runs the effects of what it shows in a later task. A person is never fast enough to act in between; a test is, on some machines,
 * and then presses a button that still counts as busy. So every wait and every move of a hand ends when React has nothing left to do.
 */
import { setTimeout as wait } from 'node:timers/promises';

import { configure, getConfig } from '@testing-library/react';

interface Scheduler {
  unstable_IdlePriority: number;
  /** React's tasks all have a higher priority than idle. */
  unstable_scheduleCallback: (priority: number, callback: () => void) => void;
}

// The one that React itself uses.
const { unstable_IdlePriority: idle, unstable_scheduleCallback: schedule } = jest.requireActual<Scheduler>(
  require.resolve('scheduler', { paths: [require.resolve('react-dom')] }),
);

const atRest = () => new Promise<void>((resolve) => schedule(idle, resolve));

/** The page's title stands while its code is loading; the page itself comes a moment later. */
const isArriving = () => document.querySelector('main div.stack[aria-busy="true"]') !== null;

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
