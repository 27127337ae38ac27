/** `npm test`: all checks of this project, in one run that stops at the first failing step. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { ensureBuilt } from './build.mjs';
import { runBrowserTests } from './browserTests.mjs';
import { check } from './check.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './ensureInstalled.mjs';
import { startPostgres } from './postgres.mjs';
import { ensureSandboxProgram } from './sandboxProgram.mjs';
import { inRoot, root, runNode, runTask, print, step, TaskError } from './task.mjs';

const reports = inRoot('.cache/reports');
const jestReport = inRoot('.cache/reports/jest.json');
const browserReport = inRoot('.cache/reports/browser.json');

/** NODE_ENV is part of jest's cache key, so it must be the same for every run. */
const jestEnv = { NODE_ENV: 'test' };

const SLOWEST_SHOWN = 5;

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Counts tests from the two reports. Exit codes are not enough: a run that found no tests must not count as passed. */
function countTests() {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numRuntimeErrorTestSuites } = read(jestReport);
  const { expected, unexpected, skipped } = read(browserReport).stats;
  return {
    passed: numPassedTests + expected,
    failed: numFailedTests + numRuntimeErrorTestSuites + unexpected,
    left: numPendingTests + numTodoTests + skipped,
    jest: numPassedTests,
    browser: expected,
  };
}

function slowestTests() {
  const files = read(jestReport).testResults.map(({ name, startTime, endTime }) => [
    endTime - startTime,
    path.relative(root, name),
  ]);
  const specsIn = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsIn)];
  const journeys = specsIn(read(browserReport)).map(({ title, file, tests }) => [
    Math.max(...tests.flatMap(({ results }) => results.map(({ duration }) => duration))),
    `${file}: ${title}`,
  ]);
  return [files, journeys].flatMap((all) =>
    all
      .sort(([one], [other]) => other - one)
      .slice(0, SLOWEST_SHOWN)
      .map(([milliseconds, what]) => `${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${what.slice(0, 110)}`),
  );
}

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

  const { passed, failed, left, jest, browser } = countTests();
  if (jest === 0 || browser === 0) throw new TaskError('✗ A part of the suite ran no test.');
  if (left > 0) throw new TaskError(`✗ ${left} tests were skipped; every test must run.`);
  const seconds = Math.round((performance.now() - since) / 1000);
  print(`\nThe slowest:\n${slowestTests().join('\n')}`);
  print(`\n${jest} tests in jest and ${browser} journeys in the browser, ${seconds} seconds`);
  print(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});
