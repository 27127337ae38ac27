/** Pages that show something before the application has loaded. Tests hold the application's script back. */
import type { Page, Route } from '@playwright/test';

export const APPLICATION_SCRIPT = /\/main\.\w+\.js$/;

/** Holds matching requests until the returned function is called. */
export async function holdRequests(page: Page, what: RegExp): Promise<() => void> {
  const held: Route[] = [];
  let isFree = false;
  await page.route(what, async (route) => (isFree ? route.continue() : void held.push(route)));
  return () => {
    isFree = true;
    for (const route of held.splice(0)) void route.continue();
  };
}

/** Runs in the page: whether React has hydrated the screen up to its last element. */
export function isHydrated(): boolean {
  const last = document.querySelector('main a[href="/loans/rate-drop/alerts"]') ?? document.querySelector('main h1');
  return last !== null && Object.keys(last).some((key) => key.startsWith('__reactFiber'));
}

export const isShownEarly = (page: Page) => page.evaluate(() => window.earlyView?.isShown === true);
