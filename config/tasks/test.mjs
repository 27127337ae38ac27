/** `npm test`: all checks of this project, in one run that stops at the first failing step. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';

import { runJourneys } from './browserTests.mjs';
import { ensureBuilt } from './build.mjs';
import { check } from './check.mjs';
import { ensureChromium } from './chromium.mjs';
import { startPostgres } from './postgres.mjs';
import { ensureSandboxProgram } from './sandboxProgram.mjs';
import { runJest, step, TaskError } from './task.mjs';

const REPORTS = '.cache/reports';
const JEST_REPORT = `${REPORTS}/jest.json`;
const JOURNEYS_REPORT = `${REPORTS}/browser.json`;

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

export async function test() {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });

  const chromium = await step('Chromium', ensureChromium);
  const database = process.env.TEST_DATABASE_URL || (await step('PostgreSQL', startPostgres));
  await check();
  await step('build', async () => {
    await ensureBuilt();
    await ensureSandboxProgram();
  });
  await step('units, screens and sandbox (jest)', () =>
    runJest(['--maxWorkers=4', '--json', `--outputFile=${JEST_REPORT}`], { env: { TEST_DATABASE_URL: database } }),
  );
  await step('journeys in the browser (Playwright)', () =>
    runJourneys(chromium, ['--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_FILE: JOURNEYS_REPORT }),
  );

  const { numPassedTests, numPendingTests, numTodoTests } = read(JEST_REPORT);
  const { expected, skipped } = read(JOURNEYS_REPORT).stats;
  if (numPendingTests + numTodoTests + skipped > 0) throw new TaskError('✗ Tests were skipped; every test must run.');
  console.log(`\n${numPassedTests} tests in jest and ${expected} journeys in the browser passed`);
}
