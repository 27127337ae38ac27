/** Browser tests of the whole portal against the sandbox, in this machine's Chromium. Run them with `npm run test:browser`. */
import { defineConfig, type LaunchOptions } from '@playwright/test';

import { findChromium } from './config/tasks/chromium.mjs';

const fullBrowser = findChromium();
/** Path of the headless shell if `npm run test:browser` found one, which is lighter than the full browser. */
const headlessShell = process.env['CHROMIUM_LIGHT_PATH'] ?? fullBrowser;

/**
 * Features to disable. Chromium uses only the last such list, so Playwright's own is repeated before ours. Ours turns off the address
 * bar's two hidden pages, which every window would load and which take as long as the portal.
 */
const unwantedFeatures = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding', 'ThirdPartyStoragePartitioning'],
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled'],
  ...['PreconnectToSearch', 'WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'],
];

const launchOptions = (program: string | null): LaunchOptions => ({
  ...(program === null ? {} : { executablePath: program }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${unwantedFeatures.join(',')}`,
  ],
  // Turns the back/forward cache on, as in a borrower's browser.
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
});

/** Tests with this tag need the full browser, because it has the back/forward cache and can open windows. */
const FULL_BROWSER_TAG = /@whole/;

/**
 * Files whose tests start their own sandbox. One worker runs such a file, because starting a sandbox and a worker takes as long as three
 * tests. They run first, so that no worker is left alone with a long file at the end.
 */
const OWN_SANDBOX_SPECS = ['identityMutants', 'plainHost', 'privacy', 'recaptcha', 'secrets'].map((name) => `**/${name}.spec.ts`);
// Measurements print a table and take minutes, so they run only when asked for.
const runsMeasurements = process.env['PORTAL_MEASURES'] !== undefined;

export default defineConfig({
  testDir: '__tests__/browser',
  testMatch: runsMeasurements ? '**/*.measure.ts' : '**/*.spec.ts',
  outputDir: '.cache/browser-tests',
  fullyParallel: true,
  // More workers than cores: browser tests spend much of their time waiting.
  workers: 3,
  forbidOnly: true,
  // A test that passes only on its second try has found a bug, so nothing is retried.
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  projects: [
    {
      name: 'whole',
      grep: FULL_BROWSER_TAG,
      fullyParallel: false,
      workers: 1,
      use: { launchOptions: launchOptions(fullBrowser) },
    },
    {
      name: 'own lender',
      testMatch: runsMeasurements ? [] : OWN_SANDBOX_SPECS,
      fullyParallel: false,
      use: { launchOptions: launchOptions(headlessShell) },
    },
    {
      name: 'light',
      testIgnore: OWN_SANDBOX_SPECS,
      grepInvert: FULL_BROWSER_TAG,
      use: { launchOptions: launchOptions(headlessShell) },
    },
  ],
  use: {
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    screenshot: 'only-on-failure',
  },
});
