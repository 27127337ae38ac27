/** Lighthouse is installed in `bench/node_modules`, so its modules are imported by path and typed here. */
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

import { CPU_SLOWDOWN, prepareChrome, SLOW_4G, withBarePage, withChrome, type Preparation } from './browser.ts';

const CORE = path.join(import.meta.dirname, 'node_modules/lighthouse/core');
const importCore = async <Module>(file: string) => (await import(pathToFileURL(path.join(CORE, file)).href)) as Module;

/** After this time everything that loads late has loaded and run. */
const SETTLED_MS = 8000;

export interface Visit extends Preparation {
  address: string;
}

export interface Report {
  /** Largest contentful paint, in milliseconds. */
  lcp: number;
  /** Total blocking time, in milliseconds. Lighthouse gives none when the page was never idle for five seconds. */
  tbt?: number;
  /** Lighthouse's score of this machine's speed: about 100 for a low-end phone, thousands for a new desktop computer. */
  benchmarkIndex: number;
}

interface Lighthouse {
  default: (
    url: string,
    flags: object,
  ) => Promise<{
    lhr: {
      audits: Record<string, { numericValue?: number }>;
      environment: { benchmarkIndex: number };
      finalDisplayedUrl: string;
    };
  }>;
}

/**
 * Runs Lighthouse's mobile audit in a new browser.
 * @param throttling `devtools` really slows network and CPU down; `simulate` computes the times they would have had
 */
export const audit = (program: string, visit: Visit, throttling: 'devtools' | 'simulate'): Promise<Report> =>
  withChrome(program, async (port) => {
    await prepareChrome(port, visit);
    const { default: lighthouse } = await importCore<Lighthouse>('index.js');
    const { lhr } = await lighthouse(visit.address, {
      port,
      throttlingMethod: throttling,
      onlyCategories: ['performance'],
      disableStorageReset: true,
      disableFullPageScreenshot: true,
      logLevel: 'error',
    });
    if (new URL(lhr.finalDisplayedUrl).pathname !== new URL(visit.address).pathname)
      throw new Error(`${visit.address} redirected to ${lhr.finalDisplayedUrl}`);
    const lcp = lhr.audits['largest-contentful-paint']?.numericValue;
    if (lcp === undefined) throw new Error(`Lighthouse found no largest contentful paint of ${visit.address}`);
    const tbt = lhr.audits['total-blocking-time']?.numericValue;
    return { lcp, ...(tbt !== undefined && { tbt }), benchmarkIndex: lhr.environment.benchmarkIndex };
  });

interface TraceProcessor {
  TraceProcessor: {
    processTrace: (trace: { traceEvents: unknown[] }) => {
      mainThreadEvents: unknown[];
      frames: unknown[];
      timestamps: { traceEnd: number; timeOrigin: number };
    };
  };
}

interface MainThreadTasks {
  MainThreadTasks: {
    getMainThreadTasks: (
      events: unknown[],
      frames: unknown[],
      end: number,
      start: number,
    ) => { selfTime: number; group: { id: string } }[];
  };
}

/**
 * Milliseconds that scripts take on the main thread of a throttled CPU until the page has settled. They are counted like Lighthouse's
 * main-thread breakdown, but in a bare page. A cold visit also has a throttled network.
 */
export const measureScripting = (program: string, { address, ...preparation }: Visit): Promise<number> =>
  withChrome(program, async (port) => {
    await prepareChrome(port, preparation);
    const traceEvents = await withBarePage(port, async (page) => {
      await page.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
      if (preparation.isWarm !== true) {
        await page.send('Network.enable');
        await page.send('Network.emulateNetworkConditions', SLOW_4G);
      }
      return page.trace(async () => {
        await page.send('Page.navigate', { url: address });
        await sleep(SETTLED_MS);
      });
    });
    const { TraceProcessor: processor } = await importCore<TraceProcessor>('lib/tracehouse/trace-processor.js');
    const { MainThreadTasks: tasks } = await importCore<MainThreadTasks>('lib/tracehouse/main-thread-tasks.js');
    const { mainThreadEvents, frames, timestamps } = processor.processTrace({ traceEvents });
    return tasks
      .getMainThreadTasks(mainThreadEvents, frames, timestamps.traceEnd, timestamps.timeOrigin)
      .filter(({ group }) => group.id === 'scriptEvaluation')
      .reduce((sum, { selfTime }) => sum + selfTime, 0);
  });
