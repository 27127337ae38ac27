/** Minimal interface to a browser engine, so that one scripted visit runs in every engine. */
import { setTimeout as wait } from 'node:timers/promises';

export interface Engine {
  name: string;
  /** Opens a window with a fresh profile: no cookies, storage or cache. */
  open: () => Promise<EngineWindow>;
  /** Opens the URL in a fresh profile and returns the console's errors after `COLLECT_ERRORS_MS`. */
  errorsAt: (url: string) => Promise<string[]>;
  stop: () => Promise<void>;
}

/** Methods that take an XPath wait for the element. */
export interface EngineWindow {
  /** Does not wait for the page to load. */
  goTo: (url: string) => Promise<unknown>;
  back: () => Promise<unknown>;
  /** Rejects during a navigation. */
  evaluate: (expression: string) => Promise<unknown>;
  click: (xpath: string) => Promise<void>;
  type: (xpath: string, text: string) => Promise<void>;
  chooseFile: (xpath: string, file: string) => Promise<void>;
  close: () => Promise<unknown>;
}

/** Long enough for a machine whose cores are all busy. */
export const TIMEOUT_MS = 60_000;
export const POLL_MS = 50;
/** How long to collect console errors; prefetched files load after the page. */
export const COLLECT_ERRORS_MS = 10_000;

/** Replaces non-breaking spaces, which keep words of a title together. */
const TITLE = `(document.querySelector('h1')?.textContent ?? '').replace(/\\s/g, ' ')`;
/** Leaves out the query string, which may hold personal data or provider parameters. */
const ADDRESS = `location.origin + location.pathname`;
const TEXT = `(document.querySelector('main')?.innerText ?? '').replace(/\\s+/g, ' ').slice(0, 300)`;

const readOrNull = (window: EngineWindow, expression: string) => window.evaluate(expression).catch(() => null);

/** @throws Error that describes the page's current state */
export async function waitFor(window: EngineWindow, expression: string, what: string): Promise<void> {
  const end = Date.now() + TIMEOUT_MS;
  while (Date.now() < end) {
    if ((await readOrNull(window, expression)) === true) return;
    await wait(POLL_MS);
  }
  throw await timeoutError(window, what);
}

export const waitForTitle = (window: EngineWindow, title: string): Promise<void> =>
  waitFor(window, `${TITLE} === ${JSON.stringify(title)}`, `"${title}"`);

export async function waitForOneTitle(window: EngineWindow, titles: readonly string[]): Promise<string> {
  const found = `${JSON.stringify(titles)}.includes(${TITLE})`;
  await waitFor(window, found, titles.map((title) => `"${title}"`).join(' or '));
  return String(await window.evaluate(TITLE));
}

export async function timeoutError(window: EngineWindow, what: string): Promise<Error> {
  const [title, place, text] = [
    await readOrNull(window, TITLE),
    await readOrNull(window, ADDRESS),
    await readOrNull(window, TEXT),
  ];
  return new Error(`${what} did not come: "${String(title)}" at ${String(place)}: ${String(text)}`);
}
