/**
 * Makes a test out of a problem report: `npm run report:test -- <file> [step]`. `step`: the last one before the problem, as `/support` counts
 * them; without it, the one before the first failure. The test and the report go to `__tests__/reports`.
 */
import path from 'node:path';

import { ensureInstalled } from './ensureInstalled.mjs';
import { inRoot, runNode, runTask, say, TaskProblem } from './task.mjs';

runTask(async () => {
  await ensureInstalled();
  const [, , file, step = ''] = process.argv;
  if (file === undefined || !/^([1-9]\d*)?$/.test(step))
    throw new TaskProblem('Name the file of a problem report, and perhaps the number of a step.');
  // Screens are rendered in jest, so jest also makes the test.
  const jest = [inRoot('node_modules/jest/bin/jest.js'), '--testMatch', '**/support/writeReportTest.tsx'];
  const REPORT_FILE = path.resolve(process.env.INIT_CWD ?? process.cwd(), file);
  const { code, output } = await runNode(jest, { quiet: true, env: { REPORT_FILE, REPORT_STEP: step } });
  await runNode([inRoot('node_modules/oxfmt/bin/oxfmt'), '__tests__/reports'], { quiet: true });
  say(code === 0 ? 'Made in __tests__/reports; "git status" shows the test. Run it with npx jest.' : output);
  return code;
});
