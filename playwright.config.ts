/** Journeys of the whole portal against the sandbox, in the Chromium of this machine. Run them with `npm run test:browser`. */
import { defineConfig, type LaunchOptions } from '@playwright/test';

import { findChromium } from './config/tasks/chromium.mjs';

const whole = findChromium();
/** The lighter program, where `npm run test:browser` found one. */
const light = process.env['CHROMIUM_LIGHT_PATH'] ?? whole;

/**
 * Chromium uses only the last list, so Playwright's own is repeated before ours. Ours: the address bar's two hidden pages, which
 * every window would load, and which take as long as the portal.
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
  // Keeps pages for Back and Forward, as a borrower's browser does.
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
});

/** Journeys with this tag need the whole browser: it keeps pages for Back and shows windows. */
const WHOLE = /@whole/;

/**
 * Files whose journeys have a lender of their own. One worker takes such a file, because a lender and a worker take as long to start
 * as three journeys; and these files come first, so that no worker is left alone with a long one at the end.
 */
const OWN_LENDER = ['identityMutants', 'plainHost', 'privacy', 'recaptcha', 'secrets'].map((name) => `**/${name}.spec.ts`);
// Measures print a table and take minutes: they are run by themselves.
const areMeasures = process.env['PORTAL_MEASURES'] !== undefined;

export default defineConfig({
  testDir: '__tests__/browser',
  testMatch: areMeasures ? '**/*.measure.ts' : '**/*.spec.ts',
  outputDir: '.cache/browser-tests',
  fullyParallel: true,
  // More than there are cores: journeys wait a lot.
  workers: 3,
  forbidOnly: true,
  // A journey that passes at its second try has found something.
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  projects: [
    { name: 'whole', grep: WHOLE, fullyParallel: false, workers: 1, use: { launchOptions: launchOptions(whole) } },
    {
      name: 'own lender',
      testMatch: areMeasures ? [] : OWN_LENDER,
      fullyParallel: false,
      use: { launchOptions: launchOptions(light) },
    },
    { name: 'light', testIgnore: OWN_LENDER, grepInvert: WHOLE, use: { launchOptions: launchOptions(light) } },
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
