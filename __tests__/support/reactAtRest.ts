/**
 * React runs the effects of what it shows in a later task. A person is never fast enough to act in between; a test is, on some machines,
 * and then presses a button that still counts as busy. So every wait and every move of a hand ends when React has nothing left to do.
 */
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

const { asyncWrapper } = getConfig();
configure({
  asyncWrapper: (work: () => Promise<unknown>): Promise<unknown> =>
    asyncWrapper(async () => {
      const result = await work();
      await new Promise<void>((resolve) => schedule(idle, resolve));
      return result;
    }) as Promise<unknown>,
});
