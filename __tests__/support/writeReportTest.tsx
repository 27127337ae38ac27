/** Writes the test for `npm run report:test` from the report REPORT_FILE and the optional step REPORT_STEP. */
import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { openReport } from '#replay/opening/openReport.ts';

import { generateTest } from './reportTest.tsx';

test('a test for a report is generated', async () => {
  const { REPORT_FILE = '', REPORT_STEP = '' } = process.env;
  const report = openReport(readFileSync(REPORT_FILE, 'utf8'));
  if (Number(REPORT_STEP) > report.steps.length) throw new Error(`The report has ${report.steps.length} steps.`);
  const name = `__tests__/reports/${report.portal.reference}`;
  if (existsSync(`${name}.test.tsx`))
    throw new Error(`${name}.test.tsx exists already. Remove it, or rename it, to make it again.`);
  const place = path.relative('.', REPORT_FILE).split(path.sep).join('/');
  const isInTests = place.startsWith('__tests__/');
  if (!isInTests) copyFileSync(REPORT_FILE, `${name}.json`);
  const text = await generateTest(
    isInTests ? place : `${name}.json`,
    report,
    REPORT_STEP === '' ? null : Number(REPORT_STEP) - 1,
  );
  writeFileSync(`${name}.test.tsx`, text);
});
