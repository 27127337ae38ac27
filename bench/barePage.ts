/**
 * A page driven by a few commands of Chromium's own protocol. Playwright and Lighthouse switch on the domain `Runtime`, with which V8 works
 * out where in the source each error is made, also those that React makes when it starts: the portal's main script then takes twice as long
 * to start as it does for a borrower.
 */
import { EventEmitter, once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Sight } from './watchPage.ts';

/** tsx calls it around functions that have a name, also around those that run in a page. */
export const NAMES_NOTHING = 'globalThis.__name = (given) => given';

const BEFORE_TYPING_MS = 500;
const PATIENCE_MS = 30_000;
const LOOKS_EVERY_MS = 100;
const END = '\0';

/** Of `Input.dispatchKeyEvent`. */
const ALT = 1;
const SHIFT = 8;

/** Browsers tell of no shorter tasks. */
const TOLD_FROM_MS = 50;

type Params = Record<string, unknown>;
type Send = (method: string, params?: Params) => Promise<unknown>;

export interface BarePage {
  send: Send;
  open: (address: string) => Promise<void>;
  /** Where the first of these is, which has to be in the page by now. */
  press: (sight: Sight) => Promise<void>;
  /** Alt and Shift with a letter. */
  pressAltShift: (letter: string) => Promise<void>;
  shown: (sight: Sight) => Promise<void>;
  /** Types into the first of these, over what is there. */
  type: (sight: Sight, text: string, keyEveryMs: number) => Promise<void>;
  /** Has to come before a page is opened: runs there before its own scripts. */
  runInPages: <Given>(work: (given: Given) => void, given: Given) => Promise<void>;
  evaluate: <Value>(expression: string) => Promise<Value>;
  /** In milliseconds, of the tasks that began after `since`, in milliseconds since 1970; 50 where none was longer. */
  longestTask: (since: number) => Promise<number>;
  startTrace: () => Promise<void>;
  /** @returns what DevTools opens as a profile */
  endTrace: () => Promise<unknown[]>;
}

/** What DevTools records, without its samples of what runs, which take time themselves. */
const TRACED = [
  ...['devtools.timeline', 'disabled-by-default-devtools.timeline', 'disabled-by-default-v8.compile', 'blink.user_timing'],
  ...['loading', 'toplevel', 'v8', 'v8.execute'],
];

/** @returns the first page of a browser, through the pipe that `--remote-debugging-pipe` opens; 390 px wide */
export async function barePage(commands: Writable, answers: Readable): Promise<BarePage> {
  const { ask, events } = speak(commands, answers);
  const traced: unknown[] = [];
  events.on('Tracing.dataCollected', ({ value }: { value: unknown[] }) => {
    traced.push(...value);
  });
  const { targetInfos } = (await ask('Target.getTargets')) as { targetInfos: { targetId: string; type: string }[] };
  const targetId = targetInfos.find(({ type }) => type === 'page')?.targetId;
  const { sessionId } = (await ask('Target.attachToTarget', { targetId, flatten: true })) as { sessionId: string };
  const send: Send = (method, params) => ask(method, params, sessionId);
  const evaluate = async <Value>(expression: string): Promise<Value> => {
    const { result } = (await send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true })) as {
      result: { value: Value };
    };
    return result.value;
  };

  await send('Page.enable');
  await send('Emulation.setFocusEmulationEnabled', { enabled: true });
  await send('Emulation.setDeviceMetricsOverride', { width: 390, height: 844, deviceScaleFactor: 1, mobile: false });
  return {
    send,
    open: async (url) => {
      await send('Page.navigate', { url });
    },
    press: async (sight) => {
      const place = await evaluate<Params>(`(${placeOf.toString()})(${found(sight)})`);
      const button = { ...place, button: 'left', clickCount: 1 };
      await send('Input.dispatchMouseEvent', { ...place, type: 'mouseMoved' });
      await send('Input.dispatchMouseEvent', { ...button, type: 'mousePressed' });
      await send('Input.dispatchMouseEvent', { ...button, type: 'mouseReleased' });
    },
    pressAltShift: async (key) => {
      const pressed = { key, code: `Key${key}`, windowsVirtualKeyCode: key.charCodeAt(0), modifiers: ALT | SHIFT };
      await send('Input.dispatchKeyEvent', { ...pressed, type: 'rawKeyDown' });
      await send('Input.dispatchKeyEvent', { ...pressed, type: 'keyUp' });
    },
    shown: async (sight) => {
      const until = Date.now() + PATIENCE_MS;
      while (!(await evaluate<boolean>(`${found(sight)} !== undefined`))) {
        if (Date.now() > until) throw new Error(`“${sight.join(' ')}” was not shown`);
        await sleep(LOOKS_EVERY_MS);
      }
    },
    type: async (sight, text, keyEveryMs) => {
      await evaluate(`(${takeFocus.toString()})(${found(sight)})`);
      await sleep(BEFORE_TYPING_MS);
      for (const letter of text) {
        await send('Input.dispatchKeyEvent', { type: 'keyDown', key: letter, text: letter });
        await send('Input.dispatchKeyEvent', { type: 'keyUp', key: letter });
        await sleep(keyEveryMs);
      }
    },
    runInPages: async (work, given) => {
      const source = `${NAMES_NOTHING}; (${work.toString()})(${JSON.stringify(given)})`;
      await send('Page.addScriptToEvaluateOnNewDocument', { source });
    },
    evaluate,
    longestTask: (since) => evaluate<number>(`(${longestTask.toString()})(${since}, ${TOLD_FROM_MS})`),
    startTrace: async () => {
      await ask('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: TRACED } });
    },
    endTrace: async () => {
      const isComplete = once(events, 'Tracing.tracingComplete');
      await ask('Tracing.end');
      await isComplete;
      return traced.splice(0);
    },
  };
}

/** An answer to a command, or an event. */
interface Message {
  id?: number;
  method: string;
  params: Params;
  result?: unknown;
  error?: { message: string };
}

/** Messages of JSON, each with a zero after it. */
function speak(commands: Writable, answers: Readable) {
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (reason: Error) => void }>();
  const events = new EventEmitter();
  let last = 0;
  let unread = '';
  answers.setEncoding('utf8').on('data', (piece: string) => {
    const messages = (unread + piece).split(END);
    unread = messages.pop() ?? '';
    for (const message of messages) {
      const { id, method, params, result, error } = JSON.parse(message) as Message;
      if (id === undefined) {
        events.emit(method, params);
        continue;
      }
      const asked = waiting.get(id);
      waiting.delete(id);
      if (error === undefined) asked?.resolve(result);
      else asked?.reject(new Error(error.message));
    }
  });
  const ask = (method: string, params: Params = {}, sessionId?: string): Promise<unknown> =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      commands.write(JSON.stringify({ id: last, method, params, sessionId }) + END);
    });
  return { ask, events };
}

const found = ([selector, text = '']: Sight): string =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].find((one) => one.textContent.startsWith(${JSON.stringify(text)}) && one.checkVisibility())`;

/** Runs in the page. */
function placeOf(element: Element): { x: number; y: number } {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Runs in the page. Headless Chromium tells late, or never, of keys in a field at the window's lower edge, also in an empty page. */
function takeFocus(field: HTMLInputElement): void {
  field.scrollIntoView({ block: 'center', behavior: 'instant' });
  field.focus();
  field.select();
}

/** Runs in the page. */
function longestTask(since: number, shortest: number): Promise<number> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      const after = list.getEntries().filter(({ startTime }) => performance.timeOrigin + startTime >= since);
      resolve(Math.max(shortest, ...after.map(({ duration }) => duration)));
    });
    observer.observe({ type: 'longtask', buffered: true });
    setTimeout(() => {
      resolve(shortest);
    }, 500);
  });
}
