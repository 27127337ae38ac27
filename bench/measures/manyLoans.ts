/** With a thousand loans, measures the time from the response's last byte to the frame that shows the first loan, on a throttled CPU. */
import { resumeSession } from '../../__tests__/browser/support/resumedSession.ts';
import { CPU_SLOWDOWN, prepareChrome, timeShown, withBarePage, withChrome } from '../browser.ts';
import type { Measure } from '../measure.ts';
import { seededBorrower, delayNextRequest } from '../sandboxRequests.ts';
import { FIRST_LOAN } from './signIn.ts';

const LIST = 'BorrowerLoan/all';
/** The response is delayed until the application's startup has finished, so that the startup is not counted. */
const DELAY_MS = 8000;

export const manyLoans: Measure = {
  name: 'manyLoans',
  rows: [{ id: 'manyLoans', label: '1,000 loans, last byte → first loan, ms', max: 250 }],
  run: async ({ origin, chromium }) => {
    const person = await seededBorrower(origin, 'a thousand loans');
    return withChrome(chromium, async (port) => {
      await prepareChrome(port, { prepare: (page) => resumeSession(page, origin, person), isWarm: true });
      await delayNextRequest(origin, LIST, DELAY_MS);
      return withBarePage(port, async (page) => {
        await page.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
        await page.send('Page.navigate', { url: `${origin}/loans` });
        const shownAt = await page.evaluate<number>(timeShown(FIRST_LOAN));
        const receivedAt = await page.evaluate<number>(
          `performance.getEntriesByType('resource').find(({ name }) => name.includes('${LIST}')).responseEnd`,
        );
        return { manyLoans: { value: shownAt - receivedAt } };
      });
    });
  },
};
