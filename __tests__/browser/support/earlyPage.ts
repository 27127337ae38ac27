/** Pages that show something before the application, which a test holds back. */
import type { Page, Route } from '@playwright/test';

export const APPLICATION = /\/main\.\w+\.js$/;

/** Holds back what is asked for, until it is told to go on. */
export async function hold(page: Page, what: RegExp): Promise<() => void> {
  const held: Route[] = [];
  let isFree = false;
  await page.route(what, async (route) => (isFree ? route.continue() : void held.push(route)));
  return () => {
    isFree = true;
    for (const route of held.splice(0)) void route.continue();
  };
}

/** Runs in the page: whether React cares for the page, down to the last part of the screen. */
export function isTakenOver(): boolean {
  const last = document.querySelector('main a[href="/loans/rate-drop/alerts"]') ?? document.querySelector('main h1');
  return last !== null && Object.keys(last).some((key) => key.startsWith('__reactFiber'));
}

export const isShownEarly = (page: Page) => page.evaluate(() => window.earlyView?.isShown === true);
