/**
 * `npm run report:test -- <file> [step]`: makes a test from a problem report. `step` is the number (as shown on `/support`) of the last
 * step before the problem; by default the step before the first failure. Test and report are written to `__tests__/reports`.
 */
import path from 'node:path';

import { runJest, runNode, TaskError } from './task.mjs';

export async function reportTest(file, step = '') {
  if (file === undefined || !/^([1-9]\d*)?$/.test(step))
    throw new TaskError('Name the file of a problem report, and perhaps the number of a step.');
  const env = { REPORT_FILE: path.resolve(process.env.INIT_CWD ?? '', file), REPORT_STEP: step };
  // Writing the test renders screens, which needs jest's environment, so jest runs it.
  await runJest(['--testMatch', '**/support/writeReportTest.tsx'], { env });
  await runNode(['node_modules/oxfmt/bin/oxfmt', '__tests__/reports']);
  console.log('Made in __tests__/reports; "git status" shows the test. Run it with npx jest.');
}
