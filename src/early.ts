/**
 * Runs on `/loans` while the application's script is on its way. The document has asked for the list itself (`loansDocument.ts`): it is shown
 * as soon as it is there, and the application takes it over.
 */
import { prepareList, prepareLocales, showList } from '#app/firstView/showList.ts';
import { safeStorage } from '#platform/config/safeStorage.ts';
import type {} from '#platform/firstView/handover.ts'; // the window's `loadApplication`
import { readRememberedSession } from '#platform/session/store/storedSession.ts';

const storage = safeStorage(() => window.localStorage);
const session = readRememberedSession(storage, Date.now() / 1000);

if (session === null) {
  window.loadApplication?.();
} else {
  prepareList();
  void showList(session, storage);
}
prepareLocales();
