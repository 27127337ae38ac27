/** Browsers to measure in: one that a page is driven in, and one that Lighthouse can look at, too. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';

import { chromium, type Page } from '@playwright/test';

import { barePage, NAMES_NOTHING, type BarePage } from './barePage.ts';

const ARGS = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-dev-shm-usage', '--disable-extensions', '--no-first-run'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-default-apps', '--disable-sync'],
];

/** The suggestions below the address are pages, too, whose scripts would run beside the one that is measured. */
const NO_SUGGESTIONS = '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup';

/** Both ways at once: Playwright and Lighthouse take the port. */
const DEBUGGED = ['--remote-debugging-port=0', '--remote-debugging-pipe'];

/** How much slower than this machine. */
export const SLOWER = 4;
export const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

export interface Phone {
  page: Page;
  /** A quarter of the machine's speed from now on. */
  slowDown: () => Promise<void>;
  slowLine: () => Promise<void>;
}

/** Opens a new, empty browser, 390 px wide, and closes it when `use` is done. */
export async function onPhone<Result>(program: string, use: (phone: Phone) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({ executablePath: program, args: ARGS });
  try {
    const page = await browser.newPage({
      viewport: { width: 390, height: 844 },
      locale: 'en-US',
      timezoneId: 'America/New_York',
    });
    await page.addInitScript(NAMES_NOTHING);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Network.enable');
    return await use({
      page,
      slowDown: async () => {
        await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
      },
      slowLine: async () => {
        await cdp.send('Network.emulateNetworkConditions', SLOW_LINE);
      },
    });
  } finally {
    await browser.close();
  }
}

/** A browser as a process of its own, so that Playwright prepares a page and has left before another comes. */
export async function withChrome<Result>(
  program: string,
  use: (port: number, bare: () => Promise<BarePage>) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), 'chrome-'));
  const chrome = spawn(
    program,
    [...ARGS, NO_SUGGESTIONS, '--headless', ...DEBUGGED, `--user-data-dir=${folder}`, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const [, , , commands, answers] = chrome.stdio;
  const hasEnded = new Promise((resolve) => chrome.once('exit', resolve));
  try {
    return await use(await portOf(folder), () => barePage(commands as Writable, answers as Readable));
  } finally {
    chrome.kill();
    await hasEnded;
    forget(folder);
  }
}

/** A process of the browser may still write into it; what is left then goes with the folder that the bench has for its time. */
function forget(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    return;
  }
}

async function portOf(folder: string): Promise<number> {
  const file = path.join(folder, 'DevToolsActivePort');
  for (let tries = 0; tries < 300; tries += 1) {
    const port = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0;
    if (port > 0) return port;
    await sleep(100);
  }
  throw new Error('Chromium did not start');
}

/** What somebody did before in the first page of the browser on that port, which stays as it is. */
export async function prepare(port: number, work: (page: Page) => Promise<void>): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = browser.contexts()[0]?.pages()[0];
  if (page === undefined) throw new Error('Chromium has no page');
  await work(page);
  await browser.close(); // only the connection
}

export interface Before {
  /** What happens in the browser: signing in, or a first visit. */
  before?: (page: Page) => Promise<void>;
  /** Whether its cache then holds what that left. */
  isWarm?: boolean;
}

/** Does what comes before a visit that is measured, in the first page of the browser on that port. */
export async function prepareVisit(port: number, { before, isWarm = false }: Before): Promise<void> {
  if (before === undefined) return;
  await prepare(port, async (page) => {
    await before(page);
    if (!isWarm) await forgetFiles(page);
    await page.goto('about:blank');
  });
}

/** Keeps nothing but cookies and storage. */
async function forgetFiles(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.clearBrowserCache');
  await cdp.send('Storage.clearDataForOrigin', {
    origin: new URL(page.url()).origin,
    storageTypes: 'service_workers,cache_storage,shader_cache',
  });
}
