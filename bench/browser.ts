import { chromium, type Page } from '@playwright/test';

const FLAGS = [
  ...['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-dev-shm-usage', '--disable-extensions'],
  ...['--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-default-apps'],
  '--disable-sync',
  // The address bar's suggestions are hidden pages, whose scripts would run alongside the measured page.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
];

const VIEWPORT = { width: 390, height: 844 };
/** CPU throttling factor: the page runs at a quarter of this machine's speed, like a low-end phone. */
export const CPU_SLOWDOWN = 4;
/** The throughputs are in bytes per second. */
export const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/** Opens a new browser with an empty profile, 390 px wide, and closes it when `use` ends. */
export async function withPage<Result>(program: string, use: (page: Page) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({ executablePath: program, args: FLAGS });
  try {
    return await use(await browser.newPage({ viewport: VIEWPORT, locale: 'en-US', timezoneId: 'America/New_York' }));
  } finally {
    await browser.close();
  }
}

export async function throttle(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

/** Our own type, because chrome-launcher is installed separately in `bench/node_modules`, where its types are not found. */
interface ChromeLauncher {
  launch: (options: object) => Promise<{ port: number; kill: () => void }>;
}

/** Starts a browser that several tools connect to in turn through its debugging port, and ends it when `use` ends. */
export async function withChrome<Result>(program: string, use: (port: number) => Promise<Result>): Promise<Result> {
  const name = 'chrome-launcher';
  const { launch } = (await import(name)) as ChromeLauncher;
  const chrome = await launch({ chromePath: program, chromeFlags: FLAGS, ignoreDefaultFlags: true });
  try {
    return await use(chrome.port);
  } finally {
    chrome.kill();
  }
}

export interface Preparation {
  /** Runs in the browser at full speed before the measured visit, for example to sign in. */
  prepare?: (page: Page) => Promise<void>;
  /** Whether the measured visit may use the files that the preparation put into the browser's cache. */
  isWarm?: boolean;
}

/** Prepares a browser with Playwright and disconnects. Cookies and storage stay; the cache stays only when `isWarm`. */
export async function prepareChrome(port: number, { prepare, isWarm = false }: Preparation): Promise<void> {
  if (prepare === undefined) return;
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = browser.contexts()[0]?.pages()[0];
  if (page === undefined) throw new Error('Chromium has no page');
  await prepare(page);
  if (!isWarm) {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Network.clearBrowserCache');
    const storageTypes = 'service_workers,cache_storage,shader_cache';
    await cdp.send('Storage.clearDataForOrigin', { origin: new URL(page.url()).origin, storageTypes });
  }
  await page.goto('about:blank');
  await browser.close();
}

/**
 * A page driven only by DevTools protocol commands. Playwright and Lighthouse enable the `Runtime` domain, which makes V8 compute a stack
 * trace for every error object, including those React creates at startup. The main script would then take twice as long as for a
 * borrower.
 */
export interface BarePage {
  send: <Answer = unknown>(method: string, params?: object) => Promise<Answer>;
  /** Waits for the promise that the expression returns. */
  evaluate: <Value>(expression: string) => Promise<Value>;
  /** Records the main thread's activity until `work` ends. @returns the trace events */
  trace: (work: () => Promise<void>) => Promise<unknown[]>;
}

interface RemoteInterface {
  default: (options: object) => Promise<{
    send: <Answer>(method: string, params?: object) => Promise<Answer>;
    on: (event: string, listener: (params: { value: unknown[] }) => void) => void;
    once: (event: string, listener: () => void) => void;
    close: () => Promise<void>;
  }>;
}

const TRACED = [
  ...['devtools.timeline', 'disabled-by-default-devtools.timeline', 'disabled-by-default-v8.compile', 'blink.user_timing'],
  ...['loading', 'toplevel', 'v8', 'v8.execute'],
];

/** Connects to the browser's first page and disconnects when `use` ends. */
export async function withBarePage<Result>(port: number, use: (page: BarePage) => Promise<Result>): Promise<Result> {
  const name = 'chrome-remote-interface';
  const { default: connect } = (await import(name)) as RemoteInterface;
  const client = await connect({ port });
  const send: BarePage['send'] = (method, params) => client.send(method, params);
  try {
    await send('Page.enable');
    await send('Emulation.setFocusEmulationEnabled', { enabled: true });
    await send('Emulation.setDeviceMetricsOverride', { ...VIEWPORT, deviceScaleFactor: 1, mobile: false });
    return await use({
      send,
      evaluate: async <Value>(expression: string) =>
        (await send<{ result: { value: Value } }>('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true }))
          .result.value,
      trace: async (work) => {
        const events: unknown[] = [];
        client.on('Tracing.dataCollected', ({ value }) => void events.push(...value));
        await send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: TRACED } });
        await work();
        const isComplete = new Promise<void>((resolve) => client.once('Tracing.tracingComplete', resolve));
        await send('Tracing.end');
        await isComplete;
        return events;
      },
    });
  } finally {
    await client.close();
  }
}

/** Expression for `BarePage.evaluate`: the page's time at the frame that shows an element. */
export const timeShown = (selector: string): string => `new Promise((resolve) => {
  const look = () => requestAnimationFrame(document.querySelector('${selector}')?.checkVisibility()
    ? () => setTimeout(() => resolve(performance.now()))
    : look);
  look();
})`;
