/** Runs Lighthouse, which is installed beside this file and not with the portal. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

import { prepareVisit, withChrome, type Before } from './chrome.ts';

const CLI = path.join(import.meta.dirname, 'node_modules/lighthouse/cli/index.js');
const LONGEST_REPORT = 64 * 1024 * 1024;

export interface Looked {
  /** Largest contentful paint, in milliseconds. */
  lcp: number;
  /** Total blocking time, in milliseconds; null where Lighthouse saw no five seconds without work, after which it ends the count. */
  tbt: number | null;
  /** How fast Lighthouse finds the machine: about 100 is a cheap phone, and thousands are a new desktop. */
  benchmarkIndex: number;
}

interface Wanted extends Before {
  address: string;
  /** `devtools`: line and processor are really slow. `simulate`: Lighthouse works out what they would have been. */
  throttling: 'devtools' | 'simulate';
}

/** Looks at a page as on a phone, in a new browser. */
export const lookAt = (program: string, { address, throttling, ...visit }: Wanted): Promise<Looked> =>
  withChrome(program, async (port) => {
    await prepareVisit(port, visit);
    const args = [CLI, address, `--port=${port}`, `--throttling-method=${throttling}`, '--disable-storage-reset'];
    const output = [
      '--only-categories=performance',
      '--disable-full-page-screenshot',
      '--output=json',
      '--output-path=stdout',
      '--quiet',
    ];
    const { stdout } = await promisify(execFile)(process.execPath, [...args, ...output], { maxBuffer: LONGEST_REPORT });
    const { audits, environment, finalDisplayedUrl } = JSON.parse(stdout) as {
      audits: Record<string, { numericValue?: number }>;
      environment: { benchmarkIndex: number };
      finalDisplayedUrl: string;
    };
    if (new URL(finalDisplayedUrl).pathname !== new URL(address).pathname)
      throw new Error(`${address} led to ${finalDisplayedUrl}`);
    const lcp = audits['largest-contentful-paint']?.numericValue;
    if (lcp === undefined) throw new Error(`Lighthouse has no largest contentful paint of ${address}`);
    return {
      lcp,
      tbt: audits['total-blocking-time']?.numericValue ?? null,
      benchmarkIndex: environment.benchmarkIndex,
    };
  });
