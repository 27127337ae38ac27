/**
 * `npm run test:browser`: runs the browser tests against the built portal in Chromium. Further arguments are passed to Playwright: `npm
 * run test:browser -- pay`.
 */
import { ensureBuilt } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { runNode } from './task.mjs';

export async function browserTests(...args) {
  const chromium = await ensureChromium();
  await ensureBuilt();
  await runJourneys(chromium, args);
}

/** Runs Playwright in the two browser programs that `ensureChromium` returns. */
export const runJourneys = (chromium, args, env) =>
  runNode(['node_modules/@playwright/test/cli.js', 'test', ...args], {
    env: { CHROMIUM_PATH: chromium.whole, CHROMIUM_LIGHT_PATH: chromium.light, ...env },
  });
