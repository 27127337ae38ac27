/** An engine window driven by WebDriver commands, independent of how they are sent. */
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

import { POLL_MS, TIMEOUT_MS, type EngineWindow } from './engine.ts';

export interface Commands {
  navigate: (url: string) => Promise<unknown>;
  back: () => Promise<unknown>;
  execute: (script: string, args: readonly unknown[]) => Promise<unknown>;
  /** @returns WebDriver's reference to the element */
  find: (xpath: string) => Promise<unknown>;
  click: (element: string) => Promise<unknown>;
  sendKeys: (element: string, text: string) => Promise<unknown>;
}

/** `code` is WebDriver's error code. */
export class WebDriverError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(`${code}: ${message}`);
    this.code = code;
  }
}

/** WebDriver errors after which the command can be retried, because the page was not ready and nothing happened. */
const RETRYABLE_ERRORS = [
  'no such element',
  'stale element reference',
  'element not interactable',
  'element click intercepted',
  'no such window',
];

/** Key of an element reference in the WebDriver protocol. */
const ELEMENT_KEY = 'element-6066-11e4-a52e-4f735466cecf';

const INTO_VIEW = `arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' });`;

export function windowOf(commands: Commands, close: () => Promise<unknown>): EngineWindow {
  const withElement = async (xpath: string, act: (element: string) => Promise<unknown>): Promise<void> => {
    const end = Date.now() + TIMEOUT_MS;
    for (;;) {
      try {
        const found = (await commands.find(xpath)) as Record<string, string>;
        await commands.execute(INTO_VIEW, [found]); // WebKit's driver does not scroll an element into view by itself.
        await act(found[ELEMENT_KEY] ?? '');
        return;
      } catch (thrown) {
        if (!(thrown instanceof WebDriverError && RETRYABLE_ERRORS.includes(thrown.code)) || Date.now() > end)
          throw new Error(`${xpath} could not be used`, { cause: thrown });
        await wait(POLL_MS);
      }
    }
  };
  const type = (xpath: string, text: string) => withElement(xpath, (element) => commands.sendKeys(element, text));
  return {
    goTo: (url) => commands.navigate(url),
    back: () => commands.back(),
    evaluate: (expression) => commands.execute(`return (${expression});`, []),
    click: (xpath) => withElement(xpath, (element) => commands.click(element)),
    type,
    chooseFile: type,
    close,
  };
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}
