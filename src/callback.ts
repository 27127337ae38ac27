/**
 * Runs at `/auth/callback` before the application, which takes a slow phone half a second to evaluate: finishes the sign-in as the application
 * would, and shows the list of loans where that was asked for. The application takes both over, and tells what did not work.
 */
import { listPage } from '#app/firstView/listPage.ts';
import { prepareLocales, preparePage, showPage } from '#app/firstView/showPage.ts';
import { listAddress } from '#features/loans/firstView/listAddress.ts';
import { callEarly } from '#platform/api/earlyCalls.ts';
import { safeStorage } from '#platform/config/safeStorage.ts';
import type {} from '#platform/firstView/handover.ts'; // the window's `loadApplication`
import { IdentityFailure } from '#platform/identity/identityFailure.ts';
import { signInEarly } from '#platform/identity/signInEarly.ts';
import { paths } from '#platform/routing/paths.ts';
import { STORED, WAY_BACK_KEY, writeStoredSession } from '#platform/session/store/storedSession.ts';

/** In the history, as the router would write it: to the application, the page of the list was gone to, not opened. */
const ENTRY = { usr: null, key: 'signed-in', idx: 0 };

const storage = safeStorage(() => window.localStorage);
const tabStorage = safeStorage(() => window.sessionStorage);

void arrive()
  .catch((problem: unknown) => {
    if (!(problem instanceof IdentityFailure)) window.earlyProblem = problem; // the application meets and tells the others
  })
  .finally(() => window.loadApplication?.());
prepareLocales();

async function arrive(): Promise<void> {
  if (window.loadApplication === undefined) return; // the application has begun, and exchanges the answer itself
  const config = { authority: said('authority'), clientId: said('client') };
  if (Object.values(config).some((text) => text === '' || text.startsWith('__CONFIG:'))) return;
  // Who was elsewhere when a session ended goes back there.
  const leadsToList = (address: unknown) => address === paths.loans.list && tabStorage.get(WAY_BACK_KEY) === null;
  const begun = await signInEarly({
    config,
    storage,
    tabStorage,
    verified: ({ token, returnUrl }) => {
      if (leadsToList(returnUrl)) callEarly(listAddress(), token);
    },
  });
  // Without a list to show, the application's script is evaluated while the provider answers.
  if (begun === null || !leadsToList(begun.returnUrl)) return;
  preparePage(listPage);
  const outcome = await begun.outcome;
  if ('failure' in outcome || begun.isTaken()) return;
  writeStoredSession(storage, outcome.session); // links work already
  if (storage.get(STORED.token) !== outcome.session.token) return; // storage is full: the application keeps the session itself
  window.history.replaceState(ENTRY, '', paths.loans.list);
  await showPage(listPage, outcome.session, storage);
  // As after every navigation, a screen reader reads what the page is; the application does it where it draws the list.
  if (window.earlyView?.isShown === true && document.activeElement === document.body)
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

/** What the runtime document says, as the host filled it in. */
function said(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}
