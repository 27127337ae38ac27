import { safeStorage } from '#platform/config/safeStorage.ts';
import type {} from '#platform/firstView/earlyView.ts'; // Adds `loadApplication` to the type of `window`.
import { restoreSession } from '#platform/session/store/storedSession.ts';

import type { EarlyPage } from './earlyPage.ts';
import { warmUpLocales, preparePage, showPage } from './showPage.ts';

/**
 * Shows the given page before the application has loaded, for the user in the stored session. The document has already sent the page's
 * request (`sendEarlyRequest.ts`).
 */
export function showEarlyPage(page: EarlyPage): void {
  const storage = safeStorage(() => window.localStorage);
  const session = restoreSession(storage, Date.now() / 1000);
  if (session === null) {
    window.loadApplication?.();
  } else {
    preparePage(page);
    void showPage(page, session, storage);
  }
  warmUpLocales();
}
