import type { Page } from '@playwright/test';

/** The browser says that somebody saves data: from then on nothing is fetched ahead of need, and what is counted is what a page needs. */
export const savesData = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
