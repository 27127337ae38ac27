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

export default defineConfig({
  testDir: '__tests__/browser',
  // Measures print a table and take minutes: they are run by themselves.
  testMatch: process.env['PORTAL_MEASURES'] === undefined ? '**/*.spec.ts' : '**/*.measure.ts',
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
    { name: 'light', grepInvert: WHOLE, use: { launchOptions: launchOptions(light) } },
    { name: 'whole', grep: WHOLE, use: { launchOptions: launchOptions(whole) } },
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
