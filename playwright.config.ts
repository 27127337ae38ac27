/** Journeys of the whole portal against the sandbox, in the Chromium of this machine. Run them with `npm run test:browser`. */
import { defineConfig } from '@playwright/test';

import { findChromium } from './config/tasks/chromium.mjs';

const chromium = findChromium();

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

export default defineConfig({
  testDir: '__tests__/browser',
  testMatch: '**/*.spec.ts',
  outputDir: '.cache/browser-tests',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A busy machine gets one more try; the report counts the tests that needed it.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium === null ? {} : { executablePath: chromium }),
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
    },
  },
});
