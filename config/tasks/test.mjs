/** `npm test`: all checks of this project, in one run that stops at the first failing step. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';

import { ensureBuilt } from './build.mjs';
import { runBrowserTests } from './browserTests.mjs';
import { check } from './check.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './ensureInstalled.mjs';
import { startPostgres } from './postgres.mjs';
import { ensureSandboxProgram } from './sandboxProgram.mjs';
import { inRoot, runNode, runTask, print, step, TaskError } from './task.mjs';

const reports = inRoot('.cache/reports');
const jestReport = inRoot('.cache/reports/jest.json');
const browserReport = inRoot('.cache/reports/browser.json');

/** NODE_ENV is part of jest's cache key, so it must be the same for every run. */
const jestEnv = { NODE_ENV: 'test' };

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

runTask(async () => {
  const since = performance.now();
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });

  await step('packages', ensureInstalled);
  const chromium = await step('Chromium', ensureChromium);
  const database = await step('PostgreSQL', async () => process.env.TEST_DATABASE_URL || startPostgres());
  await check();
  await step('build', async () => {
    await ensureBuilt();
    await ensureSandboxProgram();
  });
  await step('units, screens and sandbox (jest)', () =>
    // A larger young generation: screen tests create many short-lived objects, and half as many garbage collections save 5 % of the time.
    runNode(
      [
        '--max-semi-space-size=32',
        inRoot('node_modules/jest/bin/jest.js'),
        '--maxWorkers=4',
        '--json',
        `--outputFile=${jestReport}`,
      ],
      {
        env: { ...jestEnv, TEST_DATABASE_URL: database },
      },
    ),
  );
  await step('journeys in the browser (Playwright)', () => runBrowserTests({ chromium, report: browserReport }));

  const jest = read(jestReport);
  const journeys = read(browserReport).stats;
  const skipped = jest.numPendingTests + jest.numTodoTests + journeys.skipped;
  if (skipped > 0) throw new TaskError(`✗ ${skipped} tests were skipped; every test must run.`);
  const seconds = Math.round((performance.now() - since) / 1000);
  print(`\n${jest.numPassedTests} tests in jest and ${journeys.expected} journeys in the browser passed, ${seconds} seconds`);
});
