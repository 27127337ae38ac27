/** A browser engine, and a window of it: as little as a visit needs, so that one visit serves every engine. */
import { setTimeout as wait } from 'node:timers/promises';

export interface Engine {
  name: string;
  /** A window of a browser that nobody used before: without cookies, storage or cache. */
  open: () => Promise<EngineWindow>;
  /** What the console of such a browser holds of errors, some time after the page has come. */
  errorsAt: (url: string) => Promise<string[]>;
  /** Ends all that it started. */
  stop: () => Promise<void>;
}

/** Elements are named by XPath, and waited for. */
export interface EngineWindow {
  /** Does not wait for the page. */
  goTo: (url: string) => Promise<unknown>;
  back: () => Promise<unknown>;
  /** The value of an expression in the page. Rejects while one page gives way to another. */
  read: (expression: string) => Promise<unknown>;
  press: (xpath: string) => Promise<void>;
  /** Key by key. */
  type: (xpath: string, text: string) => Promise<void>;
  /** In an input for files. */
  choose: (xpath: string, file: string) => Promise<void>;
  close: () => Promise<unknown>;
}

/** A machine with every core busy needs it. */
export const PATIENCE_MS = 60_000;
export const LOOK_MS = 50;
/** What a page fetches ahead comes after it. */
export const LISTENING_MS = 10_000;

/** Words that stay together have a space between them that does not break. */
const TITLE = `(document.querySelector('h1')?.textContent ?? '').replace(/\\s/g, ' ')`;
/** Without what a person or the provider put into it. */
const PLACE = `location.origin + location.pathname`;
const TEXT = `(document.querySelector('main')?.innerText ?? '').replace(/\\s+/g, ' ').slice(0, 300)`;

const readOrNull = (window: EngineWindow, expression: string) => window.read(expression).catch(() => null);

/** Waits until the expression is true in the page. @throws Error that says where the page stands instead */
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

/** Waits for one of the titles. @returns it */
export async function oneOfTitles(window: EngineWindow, titles: readonly string[]): Promise<string> {
  const found = `${JSON.stringify(titles)}.includes(${TITLE})`;
  await until(window, found, titles.map((title) => `"${title}"`).join(' or '));
  return String(await window.read(TITLE));
}

export async function stoppedAt(window: EngineWindow, what: string): Promise<Error> {
  const [title, place, text] = [await readOrNull(window, TITLE), await readOrNull(window, PLACE), await readOrNull(window, TEXT)];
  return new Error(`${what} did not come: "${String(title)}" at ${String(place)}: ${String(text)}`);
}
