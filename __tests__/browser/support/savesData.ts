import type { Page } from '@playwright/test';

/** Makes the browser report that the user saves data, so that nothing is prefetched and a test counts only what a page needs. */
export const savesData = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
