/** WebKit as GTK has it, driven by its own program over HTTP, on a screen that nobody sees. */
import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

import { LOOK_MS, PATIENCE_MS, type Engine } from './engine.ts';
import { freePort, Refusal, windowOf } from './webDriver.ts';

/** The browser writes what its console says to its output. */
const CONSOLE_ERROR = /^CONSOLE .*\bERROR\b/;

export async function startWebKit(driver: string, browser: string): Promise<Engine> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  // In a group of its own: all that it starts ends with it.
  const running = spawn('xvfb-run', ['-a', driver, `--port=${port}`], {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    // As root it cannot make the sandbox in which it would keep its pages.
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  });
  let output = '';
  for (const stream of [running.stdout, running.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  const stop = () => {
    if (running.pid !== undefined && running.exitCode === null) process.kill(-running.pid);
    return Promise.resolve();
  };
  const isThere = () =>
    send(`${origin}/status`, 'GET').then(
      () => true,
      () => false,
    );
  for (const end = Date.now() + PATIENCE_MS; !(await isThere()); await wait(LOOK_MS)) {
    if (Date.now() < end) continue;
    await stop();
    throw new Error(`${driver} did not start.\n${output}`);
  }
  const capabilities = {
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': { binary: browser, args: ['--automation', '--enable-write-console-messages-to-stdout=true'] },
  };
  return {
    name: 'WebKit',
    open: async () => {
      const begun = await send(`${origin}/session`, 'POST', { capabilities: { alwaysMatch: capabilities } });
      const session = `${origin}/session/${(begun as { sessionId: string }).sessionId}`;
      const before = output.length;
      const post = (command: string, body: object) => send(`${session}/${command}`, 'POST', body);
      return windowOf(
        {
          navigate: (url) => post('url', { url }),
          back: () => post('back', {}),
          execute: (script) => post('execute/sync', { script, args: [] }),
          find: (value) => post('element', { using: 'xpath', value }),
          click: (element) => post(`element/${element}/click`, {}),
          sendKeys: (element, text) => post(`element/${element}/value`, { text }),
        },
        {
          errors: () =>
            Promise.resolve(
              output
                .slice(before)
                .split('\n')
                .filter((line) => CONSOLE_ERROR.test(line)),
            ),
          close: async () => void (await send(session, 'DELETE')),
        },
      );
    },
    stop,
  };
}

async function send(url: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Refusal(error, message);
}
