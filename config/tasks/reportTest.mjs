/**
 * `npm run report:test -- <file> [step]`: makes a test from a problem report. `step` is the number (as shown on `/support`) of the last
 * step before the problem; by default the step before the first failure. Test and report are written to `__tests__/reports`.
 */
import path from 'node:path';

import { ensureInstalled } from './ensureInstalled.mjs';
import { inRoot, runNode, runTask, print, TaskError } from './task.mjs';

runTask(async () => {
  await ensureInstalled();
  const [, , file, step = ''] = process.argv;
  if (file === undefined || !/^([1-9]\d*)?$/.test(step))
    throw new TaskError('Name the file of a problem report, and perhaps the number of a step.');
  // Writing the test renders screens, which needs jest's environment, so jest runs it.
  const jest = [inRoot('node_modules/jest/bin/jest.js'), '--testMatch', '**/support/writeReportTest.tsx'];
  const REPORT_FILE = path.resolve(process.env.INIT_CWD ?? process.cwd(), file);
  const { code, output } = await runNode(jest, { quiet: true, env: { REPORT_FILE, REPORT_STEP: step } });
  await runNode([inRoot('node_modules/oxfmt/bin/oxfmt'), '__tests__/reports'], { quiet: true });
  print(code === 0 ? 'Made in __tests__/reports; "git status" shows the test. Run it with npx jest.' : output);
  return code;
});
