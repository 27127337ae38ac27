/** Drives WebKitGTK through its WebDriver program, on a virtual screen. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { COLLECT_ERRORS_MS, POLL_MS, TIMEOUT_MS, type Engine } from './engine.ts';
import { freePort, WebDriverError, windowOf } from './webDriver.ts';

/** Matches a console error in the browser's stdout. */
const CONSOLE_ERROR = /CONSOLE (\w+ )?ERROR /;

/** WebKit's driver may lose a command during a navigation. */
const COMMAND_TIMEOUT_MS = 20_000;

/** WebKitGTK lacks web app manifests, which Safari supports. */
const UNSUPPORTED_DIRECTIVE = /Unrecognized Content-Security-Policy directive 'manifest-src'/;

const DRIVER = '/usr/bin/WebKitWebDriver';

/** Returns null unless WebKit's driver, its MiniBrowser (which is not on the PATH) and xvfb are installed. */
export function startWebKit(): Promise<Engine> | null {
  const libraries = readdirSync('/usr/lib').filter((name) => name.endsWith('-linux-gnu'));
  const browser = libraries
    .flatMap((folder) => readdirSync(`/usr/lib/${folder}`).map((name) => `/usr/lib/${folder}/${name}/MiniBrowser`))
    .find((file) => file.includes('/webkit2gtk-') && existsSync(file));
  return browser === undefined || ![DRIVER, '/usr/bin/xvfb-run'].every((file) => existsSync(file)) ? null : startBrowser(browser);
}

async function startBrowser(browser: string): Promise<Engine> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const running = startOnVirtualScreen([DRIVER, `--port=${port}`]);
  const isThere = () =>
    send(`${origin}/status`, 'GET').then(
      () => true,
      () => false,
    );
  const end = Date.now() + TIMEOUT_MS;
  while (!(await isThere())) {
    if (Date.now() > end) {
      running.end();
      throw new Error(`${DRIVER} did not start.\n${running.output()}`);
    }
    await wait(POLL_MS);
  }
  const capabilities = {
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
  };
  return {
    name: 'WebKit',
    open: async () => {
      const begun = await send(`${origin}/session`, 'POST', { capabilities: { alwaysMatch: capabilities } });
      const session = `${origin}/session/${(begun as { sessionId: string }).sessionId}`;
      const post = (command: string, body: object) => send(`${session}/${command}`, 'POST', body);
      return windowOf(
        {
          navigate: (url) => post('url', { url }),
          back: () => post('back', {}),
          execute: (script, args) => post('execute/sync', { script, args }),
          find: (value) => post('element', { using: 'xpath', value }),
          click: (element) => post(`element/${element}/click`, {}),
          sendKeys: (element, text) => post(`element/${element}/value`, { text }),
        },
        () => send(session, 'DELETE'),
      );
    },
    errorsAt: (url) => errorsAt(browser, url),
    stop: () => {
      running.end();
      return Promise.resolve();
    },
  };
}

/**
 * Starts the browser without its driver, because driven windows are private and log no console messages. It gets a temporary home folder.
 */
async function errorsAt(browser: string, url: string): Promise<string[]> {
  const home = mkdtempSync(path.join(tmpdir(), 'webkit-'));
  const folders = { HOME: home, XDG_DATA_HOME: home, XDG_CACHE_HOME: home, XDG_CONFIG_HOME: home };
  const line = ['stdbuf', '-oL', browser, '--enable-write-console-messages-to-stdout=true', url];
  const running = startOnVirtualScreen(line, folders);
  await wait(COLLECT_ERRORS_MS);
  running.end();
  rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  return running
    .output()
    .split('\n')
    .filter((text) => CONSOLE_ERROR.test(text) && !UNSUPPORTED_DIRECTIVE.test(text));
}

/** Starts a program on a virtual screen, in its own process group, so that all of its child processes end with it. */
function startOnVirtualScreen(command: readonly string[], env: Record<string, string> = {}) {
  const running = spawn('xvfb-run', ['-a', ...command], {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    // As root, WebKit cannot set up its sandbox.
    env: { ...process.env, ...env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  });
  let output = '';
  for (const stream of [running.stdout, running.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  return {
    output: () => output,
    end: () => {
      if (running.pid !== undefined && running.exitCode === null) process.kill(-running.pid);
    },
  };
}

async function send(url: string, method: string, body?: object): Promise<unknown> {
  const signal = AbortSignal.timeout(COMMAND_TIMEOUT_MS);
  const response = await fetch(url, { method, signal, ...(body && { body: JSON.stringify(body) }) }).catch((cause: unknown) => {
    throw new Error(`The driver did not answer ${method} ${new URL(url).pathname.replace(/^\/session\/[^/]+/, '')}`, { cause });
  });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new WebDriverError(error, message);
}
