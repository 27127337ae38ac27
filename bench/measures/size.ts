/** Script on the wire. The suite's `size.spec.ts` has the budgets of all pages; these two are followed over time. */
import { get } from 'node:http';

import { resumeSession } from '../../__tests__/browser/support/resumedSession.ts';
import { savesData } from '../../__tests__/browser/support/savesData.ts';
import { countTraffic } from '../../__tests__/browser/support/traffic.ts';
import { borrowerOf } from '../borrowers.ts';
import { onPhone } from '../chrome.ts';
import type { Measure } from '../rows.ts';

const KB = 1024;
/** Comes when the loans are on the screen already. */
const COMES_LATER = /\/(?:WhatWaits|Report|LaterParts|verifiedUserManager)\./;

export const size: Measure = {
  name: 'size',
  rows: [
    { id: 'size.main', what: 'main, brotli', unit: 'KB', most: 165 },
    { id: 'size.loans', what: '/loans, all scripts', unit: 'KB', most: 180 },
  ],
  isExact: true,
  run: async ({ origin, chromium }) => {
    const person = await borrowerOf(origin, 'due soon');
    const scripts = await onPhone(chromium, async ({ page }) => {
      await resumeSession(page, origin, person);
      await savesData(page);
      const traffic = await countTraffic(page);
      await page.goto(`${origin}/loans`, { waitUntil: 'networkidle' });
      return traffic.requests().filter(({ type, url }) => type === 'Script' && !COMES_LATER.test(url));
    });
    const main = scripts.find(({ url }) => url.includes('/main.'));
    if (main === undefined) throw new Error('/loans came without its main script');
    return {
      'size.main': { value: (await compressedBytes(main.url)) / KB },
      'size.loans': { value: scripts.reduce((sum, { bytes }) => sum + bytes, 0) / KB },
    };
  },
};

/** As they come over the wire, without headers. */
const compressedBytes = (address: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'br' } }, (response) => {
      let bytes = 0;
      response.on('data', (part: Buffer) => (bytes += part.length));
      response.on('end', () => resolve(bytes));
    }).on('error', reject);
  });
