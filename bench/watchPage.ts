/** Tells from inside a page when something was first painted, without Playwright's own scripts in the way. */
import { EventEmitter, once } from 'node:events';

import type { Page } from '@playwright/test';

const PATIENCE_MS = 30_000;

/** A selector, and the beginning of the text where that decides. */
export type Sight = readonly [selector: string, text?: string];

export interface Watched<Name extends string> {
  /** When the next document, or change of one, first has it painted, in milliseconds since 1970. To be asked before that can happen. */
  shown: (name: Name) => Promise<number>;
}

/** Has to come before the page is opened. */
export async function watchPage<Name extends string>(page: Page, sights: Record<Name, Sight>): Promise<Watched<Name>> {
  const told = new EventEmitter();
  await page.exposeFunction('tellBench', (what: string, value: number) => {
    told.emit(what, value);
  });
  await page.addInitScript<Record<string, Sight>>(watch, sights);
  return {
    shown: async (name) => {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const [at] = (await once(told, name, { signal }).catch(() => {
        throw new Error(`“${name}” was not shown at ${page.url()}`);
      })) as [number];
      return at;
    },
  };
}

/** Runs in every document before its own scripts, and calls the function `tellBench` that it finds there. */
export function watch(sights: Record<string, Sight>): void {
  if (window !== window.top) return;
  const { tellBench } = window as unknown as { tellBench: (what: string, value: number) => unknown };
  const waiting = new Map(Object.entries(sights));
  const look = (): void => {
    for (const [name, [selector, text = '']] of waiting) {
      const found = [...document.querySelectorAll(selector)].some(
        (element) => element.textContent.startsWith(text) && element.checkVisibility(),
      );
      if (!found) continue;
      waiting.delete(name);
      // A message is handled after the frame that the callback belongs to.
      const afterFrame = new MessageChannel();
      afterFrame.port1.onmessage = () => void tellBench(name, performance.timeOrigin + performance.now());
      requestAnimationFrame(() => {
        afterFrame.port2.postMessage(null);
      });
    }
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
}
