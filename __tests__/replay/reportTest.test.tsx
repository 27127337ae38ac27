import { readFileSync } from 'node:fs';

import type { ReportedCall } from '#contract/support.ts';
import { openReport } from '#replay/opening/openReport.ts';

import { reproductionOf, generateTest } from '../support/reportTest.tsx';
import { aReport } from './aReport.ts';

const opened = (changes: Parameters<typeof aReport>[0] = {}) => openReport(JSON.stringify(aReport(changes)));

test('a report generates exactly the stored test', async () => {
  const file = '__tests__/replay/reports/schema-1.json';
  const kept = readFileSync('__tests__/reports/R-4K7M-2QXW.test.tsx', 'utf8');
  const made = await generateTest(file, openReport(readFileSync(file, 'utf8')), null);
  const withoutForm = (text: string) => text.replaceAll(/[\s'"`,]/g, '');
  expect(withoutForm(made)).toBe(withoutForm(kept));
});

const lost: ReportedCall = { at: 1100, ms: 9, method: 'GET', route: 'x', status: null, outcome: 'network', correlationId: null };

test.each<
  [what: string, changes: Parameters<typeof aReport>[0], chosen: number | null, expected: ReturnType<typeof reproductionOf>]
>([
  ['the first failed call', {}, null, { before: 1, after: 1, failure: 'POST guestpayment: 409' }],
  ['a call without an answer', { calls: [lost] }, null, { before: 0, after: 1, failure: 'GET x: network' }],
  ['the first refused action', { calls: [] }, null, { before: 1, after: 1, failure: 'POST guestpayment answered 409' }],
  ['the step that was chosen, and what failed after it', {}, 0, { before: 0, after: 1, failure: 'POST guestpayment: 409' }],
  ['a step after every failure', {}, 2, { before: 2, after: 2, failure: null }],
])('a test starts before %s', (_what, changes, chosen, expected) => {
  expect(reproductionOf(opened(changes), chosen)).toEqual(expected);
});
