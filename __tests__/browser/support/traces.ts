/** Records everything that a page shows or leaves behind: storage, URLs, console, store and requests. */
import type { BrowserContext, Page, Request } from '@playwright/test';

export interface SentRequest {
  method: string;
  url: string;
  headers: string;
  body: string;
}

export interface Traces {
  texts: Record<'history' | 'console' | 'actions' | 'states' | 'actionsShown' | 'statesShown', string[]>;
  requests: SentRequest[];
  stored(page: Page): Promise<Record<'localStorage' | 'sessionStorage' | 'indexedDB' | 'cookies', string>>;
}

type Report = [place: 'actions' | 'states' | 'actionsShown' | 'statesShown', text: string];

declare global {
  interface Window {
    reportStore?: (...report: Report) => Promise<void>;
    watchedStore?: { dispatch: (action: unknown) => unknown };
  }
}

/**
 * Call it before the first page opens. It replaces the Redux DevTools extension and records both the raw store and what the extension
 * would receive.
 */
export async function followTraces(context: BrowserContext): Promise<Traces> {
  const texts: Traces['texts'] = { history: [], console: [], actions: [], states: [], actionsShown: [], statesShown: [] };
  const requests: SentRequest[] = [];
  await context.exposeBinding('reportStore', (_source, ...[place, text]: Report) => {
    texts[place].push(text);
  });
  await context.addInitScript(fakeDevTools);
  context.on('console', (message) => texts.console.push(message.text()));
  context.on('weberror', (problem) => texts.console.push(problem.error().stack ?? ''));
  context.on('request', (request) => requests.push(sentOf(request)));
  context.on('page', (page) => page.on('framenavigated', (frame) => texts.history.push(frame.url())));

  return {
    texts,
    requests,
    stored: async (page) => {
      const cookies = JSON.stringify(await context.cookies());
      return { cookies, ...(await page.evaluate(readStorage)) };
    },
  };
}

const sentOf = (request: Request): SentRequest => ({
  method: request.method(),
  url: request.url(),
  headers: JSON.stringify(request.headers()),
  body: request.postDataBuffer()?.toString('latin1') ?? '',
});

/** Runs in the page: records every action and state, raw and as returned by the portal's sanitizers. */
function fakeDevTools(): void {
  type Reducer = (state: unknown, action: unknown) => unknown;
  type Create = (reducer: Reducer, preloaded?: unknown) => { dispatch: (action: unknown) => unknown };
  interface Options {
    actionSanitizer?: (action: unknown) => unknown;
    stateSanitizer?: (state: unknown) => unknown;
  }
  const report = (...[place, value]: [Report[0], unknown]) => void window.reportStore?.(place, JSON.stringify({ value }));
  const extension =
    ({ actionSanitizer = (action) => action, stateSanitizer = (state) => state }: Options = {}) =>
    (...enhancers: ((create: Create) => Create)[]) =>
    (create: Create): Create =>
    (reducer, preloaded) => {
      const watched: Create = (watchedReducer, state) =>
        create((before, action) => {
          const after = watchedReducer(before, action);
          report('actions', action);
          report('actionsShown', actionSanitizer(action));
          if (after !== before) {
            report('states', after);
            report('statesShown', stateSanitizer(after));
          }
          return after;
        }, state);
      const store = enhancers.reduceRight((made, enhance) => enhance(made), watched)(reducer, preloaded);
      window.watchedStore = store;
      return store;
    };
  Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: extension });
}

/** Runs in the page. */
async function readStorage(): Promise<Record<'localStorage' | 'sessionStorage' | 'indexedDB', string>> {
  const records: unknown[] = [];
  const done = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error('A database could not be read'));
    });
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await done(indexedDB.open(name));
    for (const store of database.objectStoreNames)
      records.push(store, await done(database.transaction(store).objectStore(store).getAll()));
    database.close();
  }
  return {
    localStorage: JSON.stringify(localStorage),
    sessionStorage: JSON.stringify(sessionStorage),
    indexedDB: JSON.stringify(records),
  };
}
