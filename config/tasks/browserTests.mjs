/**
 * `npm run test:browser`: runs the browser tests against the built portal in Chromium. Further arguments are passed to Playwright: `npm
 * run test:browser -- pay`.
 */
import { ensureBuilt } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './ensureInstalled.mjs';
import { inRoot, isMainModule, runNode, runTask } from './task.mjs';

/**
 * Runs the browser tests.
 * @param chromium paths of the two browser programs that `ensureChromium` returns
 * @param report file for Playwright's JSON report
 * @returns what `run` returns
 */
export function runBrowserTests({ chromium, report, args = [] }) {
  const env = {
    CHROMIUM_PATH: chromium.whole,
    CHROMIUM_LIGHT_PATH: chromium.light,
    PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
    ...(report && { PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
  };
  const reporters = ['--reporter', report ? 'list,json' : 'list'];
  return runNode([inRoot('node_modules/@playwright/test/cli.js'), 'test', ...reporters, ...args], { env });
}

if (isMainModule(import.meta.url)) {
  runTask(async () => {
    await ensureInstalled();
    const chromium = await ensureChromium();
    await ensureBuilt();
    const { code } = await runBrowserTests({ chromium, args: process.argv.slice(2) });
    return code;
  });
}
