import { safeStorage } from '#platform/config/safeStorage.ts';
import type {} from '#platform/firstView/handover.ts'; // the window's `loadApplication`
import { readRememberedSession } from '#platform/session/store/storedSession.ts';

import type { EarlyPage } from './earlyPage.ts';
import { prepareLocales, preparePage, showPage } from './showPage.ts';

/** Shows a page whose document has sent the call (`askAtOnce.ts`), for whom storage remembers. */
export function showAtOnce(page: EarlyPage): void {
  const storage = safeStorage(() => window.localStorage);
  const session = readRememberedSession(storage, Date.now() / 1000);
  if (session === null) {
    window.loadApplication?.();
  } else {
    preparePage(page);
    void showPage(page, session, storage);
  }
  prepareLocales();
}
