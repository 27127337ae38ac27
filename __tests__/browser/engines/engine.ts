/** Minimal interface to a browser engine, so that one scripted visit runs in every engine. */
import { setTimeout as wait } from 'node:timers/promises';

export interface Engine {
  name: string;
  /** Opens a window with a fresh profile: no cookies, storage or cache. */
  open: () => Promise<EngineWindow>;
  /** Opens the URL in a fresh profile and returns the console's errors after `LISTENING_MS`. */
  errorsAt: (url: string) => Promise<string[]>;
  stop: () => Promise<void>;
}

/** A browser window. Methods that take an XPath wait for the element. */
export interface EngineWindow {
  /** Does not wait for the page to load. */
  goTo: (url: string) => Promise<unknown>;
  back: () => Promise<unknown>;
  /** Evaluates an expression in the page. Rejects during a navigation. */
  read: (expression: string) => Promise<unknown>;
  press: (xpath: string) => Promise<void>;
  type: (xpath: string, text: string) => Promise<void>;
  choose: (xpath: string, file: string) => Promise<void>;
  close: () => Promise<unknown>;
}

/** Long enough for a machine whose cores are all busy. */
export const PATIENCE_MS = 60_000;
export const LOOK_MS = 50;
/** How long to collect console errors; prefetched files load after the page. */
export const LISTENING_MS = 10_000;

/** Replaces non-breaking spaces, which keep words of a title together. */
const TITLE = `(document.querySelector('h1')?.textContent ?? '').replace(/\\s/g, ' ')`;
/** Leaves out the query string, which may hold personal data or provider parameters. */
const PLACE = `location.origin + location.pathname`;
const TEXT = `(document.querySelector('main')?.innerText ?? '').replace(/\\s+/g, ' ').slice(0, 300)`;

const readOrNull = (window: EngineWindow, expression: string) => window.read(expression).catch(() => null);

/** Waits until the expression is true in the page. @throws Error that describes the page's current state */
export async function until(window: EngineWindow, expression: string, what: string): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    if ((await readOrNull(window, expression)) === true) return;
    await wait(LOOK_MS);
  }
  throw await stoppedAt(window, what);
}

export const hasTitle = (window: EngineWindow, title: string): Promise<void> =>
  until(window, `${TITLE} === ${JSON.stringify(title)}`, `"${title}"`);

export async function oneOfTitles(window: EngineWindow, titles: readonly string[]): Promise<string> {
  const found = `${JSON.stringify(titles)}.includes(${TITLE})`;
  await until(window, found, titles.map((title) => `"${title}"`).join(' or '));
  return String(await window.read(TITLE));
}

export async function stoppedAt(window: EngineWindow, what: string): Promise<Error> {
  const [title, place, text] = [await readOrNull(window, TITLE), await readOrNull(window, PLACE), await readOrNull(window, TEXT)];
  return new Error(`${what} did not come: "${String(title)}" at ${String(place)}: ${String(text)}`);
}
