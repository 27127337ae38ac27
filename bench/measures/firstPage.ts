/** The first page: what script it loads, and whether it is as fast as a file. */
import { countTraffic } from '../../__tests__/browser/support/traffic.ts';
import { onPhone } from '../chrome.ts';
import { lookAt } from '../lighthouse.ts';
import type { Measure } from '../rows.ts';
import { serve, type Answer } from '../staticServer.ts';

export const firstPage: Measure = {
  name: 'firstPage',
  rows: [
    { id: 'firstPage.scripts', what: 'First page, script files', unit: 'KB', most: 0 },
    {
      id: 'firstPage.real',
      what: 'First page, LCP on a slow line and processor, beside its own files',
      unit: 'ms',
      mostTimes: 1.15,
    },
  ],
  run: async ({ origin, chromium }) => {
    const { scripts, files } = await copyOf(`${origin}/`, chromium);
    const copy = await serve((path) => files.get(path));
    const own = await lookAt(chromium, { address: `${origin}/`, throttling: 'devtools' });
    const still = await lookAt(chromium, { address: `${copy}/`, throttling: 'devtools' });
    return { 'firstPage.scripts': { value: scripts }, 'firstPage.real': { value: own.lcp, beside: still.lcp } };
  },
};

/** Everything that a page loads, and kilobytes of its scripts. */
async function copyOf(address: string, chromium: string): Promise<{ scripts: number; files: Map<string, Answer> }> {
  return onPhone(chromium, async ({ page }) => {
    const files = new Map<string, Answer>();
    const traffic = await countTraffic(page);
    const copies: Promise<void>[] = [];
    page.on('response', (response) => {
      const keep = async (): Promise<void> => {
        const { pathname } = new URL(response.url());
        files.set(pathname, { type: response.headers()['content-type'] ?? '', body: await response.body() });
      };
      copies.push(keep());
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    await Promise.all(copies);
    const scripts = traffic.requests().filter(({ type }) => type === 'Script');
    return { files, scripts: scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1024 };
  });
}
