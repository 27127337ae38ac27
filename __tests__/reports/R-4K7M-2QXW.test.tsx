/**
 * Generated from a problem report by `npm run report:test`. To reproduce the problem, continue from this state: mock the response, repeat
 * the borrower's action, and expect the correct result.
 */
import { readFileSync } from 'node:fs';

import { openReport } from '#replay/opening/openReport.ts';

import { renderStep } from '../support/renderStep.tsx';
import { shownWords } from '../support/shownWords.ts';

const report = openReport(readFileSync('__tests__/replay/reports/schema-1.json', 'utf8'));

test('R-4K7M-2QXW: before “POST makePayment: 409”', async () => {
  renderStep(report, 27);
  expect(await shownWords()).toEqual({ heading: 'Review your payment', alerts: [] });
});

test('R-4K7M-2QXW: after “POST makePayment: 409”', async () => {
  renderStep(report, 32);
  expect(await shownWords()).toEqual({
    heading: 'Review your payment',
    alerts: [
      'Problem:What you owe has changed since you opened this page. No money has been taken. Check the new amount before you pay.See the new amount',
    ],
  });
});
