/** Drives Firefox directly over its own socket protocol (Marionette), so that geckodriver is not needed. */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { COLLECT_ERRORS_MS, POLL_MS, TIMEOUT_MS, type Engine } from './engine.ts';
import { WebDriverError, windowOf } from './webDriver.ts';

/** Uses any free port (Firefox writes the number into its profile) and turns off the requests that a new profile makes by itself. */
const PREFERENCES = {
  'marionette.port': 0,
  'devtools.console.stdout.content': true,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'browser.aboutwelcome.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'browser.safebrowsing.update.enabled': false,
  'extensions.update.enabled': false,
  'signon.rememberSignons': false,
};

/** Reads script and policy errors from Firefox's browser console. It does not contain a page's own `console.error` calls. */
const READ_PAGE_ERRORS = `
  const isOfPage = ({ sourceName, innerWindowID }) => innerWindowID !== 0 || /^(https?|data):/.test(sourceName);
  return Services.console.getMessageArray()
    .filter((message) => message instanceof Ci.nsIScriptError && !(message.flags & message.warningFlag) && isOfPage(message))
    .map(({ errorMessage }) => errorMessage);`;

/** Matches a page's `console.error` in Firefox's stdout. The browser's own messages begin with a component name instead. */
const PAGE_CONSOLE_ERROR = /^console\.error: ["(].*/gm;

export function startFirefox(): Promise<Engine> | null {
  const program = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((file) => existsSync(file));
  if (program === undefined) return null;
  const version = /[\d.]+/.exec(execFileSync(program, ['--version'], { encoding: 'utf8' }))?.[0] ?? '';
  return Promise.resolve({
    name: `Firefox ${version}`,
    open: async () => {
      const { socket, end } = await openFirefox(program);
      return windowOf(
        {
          navigate: (url) => socket.send('WebDriver:Navigate', { url }),
          back: () => socket.send('WebDriver:Back', {}),
          execute: (script, args) => socket.ask('WebDriver:ExecuteScript', { script, args }),
          find: (value) => socket.ask('WebDriver:FindElement', { using: 'xpath', value }),
          click: (id) => socket.send('WebDriver:ElementClick', { id }),
          sendKeys: (id, text) => socket.send('WebDriver:ElementSendKeys', { id, text }),
        },
        end,
      );
    },
    errorsAt: async (url) => {
      const { socket, output, end } = await openFirefox(program);
      await socket.send('WebDriver:Navigate', { url });
      await wait(COLLECT_ERRORS_MS);
      await socket.send('Marionette:SetContext', { value: 'chrome' });
      const errors = await socket.ask('WebDriver:ExecuteScript', { script: READ_PAGE_ERRORS, args: [], sandbox: 'system' });
      await end();
      return [...(errors as string[]), ...(output().match(PAGE_CONSOLE_ERROR) ?? [])];
    },
    stop: () => Promise.resolve(),
  });
}

async function openFirefox(program: string): Promise<{ socket: Marionette; output: () => string; end: () => Promise<void> }> {
  const profile = mkdtempSync(path.join(tmpdir(), 'firefox-'));
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  writeFileSync(path.join(profile, 'user.js'), lines.join('\n'));
  const args = ['--headless', '--no-remote', '--marionette', '--remote-allow-system-access', '--profile', profile];
  const running = spawn(program, args, { detached: true, stdio: ['ignore', 'pipe', 'ignore'] });
  let output = '';
  running.stdout.on('data', (text: Buffer) => (output += text.toString()));
  const ended = new Promise((resolve) => running.once('exit', resolve));
  const end = async () => {
    if (running.pid !== undefined && running.exitCode === null) process.kill(-running.pid, 'SIGKILL');
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const socket = await Marionette.at(path.join(profile, 'MarionetteActivePort'));
    await socket.send('WebDriver:NewSession', { pageLoadStrategy: 'none' });
    return { socket, output: () => output, end };
  } catch (thrown) {
    await end();
    throw thrown;
  }
}

type PendingCommand = { resolve: (value: unknown) => void; reject: (failure: Error) => void };

/** Client for Marionette's protocol. A message is its length in bytes, a colon, and JSON. */
class Marionette {
  readonly #socket: Socket;
  readonly #waiting = new Map<number, PendingCommand>();
  #sent = 0;
  #received = Buffer.alloc(0);

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (part) => {
      this.#received = Buffer.concat([this.#received, part]);
      this.#read();
    });
    socket.on('error', (failure) => this.#fail(failure));
    socket.on('close', () => this.#fail(new Error('Firefox closed the connection.')));
  }

  /** @param portFile where Firefox writes its port once it listens */
  static async at(portFile: string): Promise<Marionette> {
    const port = () => (existsSync(portFile) ? Number(readFileSync(portFile, 'utf8')) : 0);
    const end = Date.now() + TIMEOUT_MS;
    while (port() === 0) {
      if (Date.now() > end) throw new Error('Firefox did not start.');
      await wait(POLL_MS);
    }
    const socket = connect(port(), '127.0.0.1');
    await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
    return new Marionette(socket);
  }

  send(command: string, parameters: object): Promise<unknown> {
    this.#sent += 1;
    const id = this.#sent;
    const message = Buffer.from(JSON.stringify([0, id, command, parameters]));
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#socket.write(`${message.length}:`);
      this.#socket.write(message);
    });
  }

  async ask(command: string, parameters: object): Promise<unknown> {
    return ((await this.send(command, parameters)) as { value: unknown }).value;
  }

  #read(): void {
    for (;;) {
      const colon = this.#received.indexOf(':');
      const start = colon + 1;
      const end = start + Number(this.#received.subarray(0, colon).toString());
      if (colon < 0 || this.#received.length < end) return;
      const message = JSON.parse(this.#received.subarray(start, end).toString()) as unknown;
      this.#received = this.#received.subarray(end);
      if (Array.isArray(message)) this.#answer(message as [number, number, { error: string; message: string } | null, unknown]);
    }
  }

  #answer([, id, refused, result]: [number, number, { error: string; message: string } | null, unknown]): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (refused === null) waiting?.resolve(result);
    else waiting?.reject(new WebDriverError(refused.error, refused.message));
  }

  #fail(failure: Error): void {
    for (const { reject } of this.#waiting.values()) reject(failure);
    this.#waiting.clear();
  }
}
