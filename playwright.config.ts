/** Journeys of the whole portal against the sandbox, in the Chromium of this machine. Run them with `npm run test:browser`. */
import { defineConfig } from '@playwright/test';

import { findChromium } from './config/tasks/chromium.mjs';

const chromium = findChromium();

/**
 * Chromium heeds the last list only, so Playwright's own is repeated before ours. Ours: the address bar's two hidden pages, which
 * every window would load and which cost as much as the portal does.
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
  // A machine that is busy with something else gets one more try; the report counts who needed it.
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
      // A borrower's browser keeps pages for Back and Forward; so does ours.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    },
  },
});
