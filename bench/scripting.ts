/** What a page's scripts take: Lighthouse's library counts it in a trace of a bare page. Why not Lighthouse itself: see `barePage.ts`. */
import { setTimeout as sleep } from 'node:timers/promises';

import { prepareVisit, SLOW_LINE, SLOWER, withChrome, type Before } from './chrome.ts';

const TRACES = './node_modules/lighthouse/core/lib/tracehouse';
/** Until everything that comes late is there and has run. */
const SETTLED_MS = 8000;

interface Visit extends Before {
  address: string;
}

/** @returns milliseconds on the main thread of a slow processor until the page is settled; with an empty cache the line is slow, too */
export const scriptingOf = (program: string, { address, ...visit }: Visit): Promise<number> =>
  withChrome(program, async (port, bare) => {
    await prepareVisit(port, visit);
    const page = await bare();
    await page.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    if (visit.isWarm !== true) {
      await page.send('Network.enable');
      await page.send('Network.emulateNetworkConditions', SLOW_LINE);
    }
    await page.startTrace();
    await page.open(address);
    await sleep(SETTLED_MS);
    return scriptingIn(await page.endTrace());
  });

interface Processed {
  mainThreadEvents: unknown[];
  frames: unknown[];
  timestamps: { traceEnd: number; timeOrigin: number };
}

interface Library {
  TraceProcessor: { processTrace: (trace: { traceEvents: unknown[] }) => Processed };
  MainThreadTasks: {
    getMainThreadTasks: (
      events: unknown[],
      frames: unknown[],
      end: number,
      start: number,
    ) => { selfTime: number; group: { id: string } }[];
  };
}

/** As Lighthouse's breakdown of the main thread counts it. */
async function scriptingIn(traceEvents: unknown[]): Promise<number> {
  const { TraceProcessor } = (await import(`${TRACES}/trace-processor.js`)) as Library;
  const { MainThreadTasks } = (await import(`${TRACES}/main-thread-tasks.js`)) as Library;
  const { mainThreadEvents, frames, timestamps } = TraceProcessor.processTrace({ traceEvents });
  return MainThreadTasks.getMainThreadTasks(mainThreadEvents, frames, timestamps.traceEnd, timestamps.timeOrigin)
    .filter(({ group }) => group.id === 'scriptEvaluation')
    .reduce((sum, { selfTime }) => sum + selfTime, 0);
}
