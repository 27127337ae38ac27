/**
 * Runs at `/auth/callback` before the application, whose script takes half a second to evaluate on a slow phone. It completes the sign-in
 * and, if the user is going to `/loans`, shows the loan list. The application then takes over and reports any failure.
 */
import { listPage } from '#app/firstView/listPage.ts';
import { prepareLocales, preparePage, showPage } from '#app/firstView/showPage.ts';
import { listAddress } from '#features/loans/firstView/listAddress.ts';
import { callEarly } from '#platform/api/earlyCalls.ts';
import { safeStorage } from '#platform/config/safeStorage.ts';
import type {} from '#platform/firstView/handover.ts'; // declares `window.loadApplication`
import { IdentityFailure } from '#platform/identity/identityFailure.ts';
import { signInEarly } from '#platform/identity/signInEarly.ts';
import { paths } from '#platform/routing/paths.ts';
import { STORED, WAY_BACK_KEY, writeStoredSession } from '#platform/session/store/storedSession.ts';

/** History state as the router writes it, so that the application treats `/loans` as a navigation and not as the first page. */
const ENTRY = { usr: null, key: 'signed-in', idx: 0 };

const storage = safeStorage(() => window.localStorage);
const tabStorage = safeStorage(() => window.sessionStorage);

void arrive()
  .catch((problem: unknown) => {
    if (!(problem instanceof IdentityFailure)) window.earlyProblem = problem; // an IdentityFailure happens again in the application, which reports it
  })
  .finally(() => window.loadApplication?.());
prepareLocales();

async function arrive(): Promise<void> {
  if (window.loadApplication === undefined) return; // the application has already started and completes the sign-in itself
  const config = { authority: said('authority'), clientId: said('client') };
  if (Object.values(config).some((text) => text === '' || text.startsWith('__CONFIG:'))) return;
  // A user whose session ended on another page goes back to that page, not to the list.
  const leadsToList = (address: unknown) => address === paths.loans.list && tabStorage.get(WAY_BACK_KEY) === null;
  const begun = await signInEarly({
    config,
    storage,
    tabStorage,
    verified: ({ token, returnUrl }) => {
      if (leadsToList(returnUrl)) callEarly(listAddress(), token);
    },
  });
  // Without a list to show, return at once, so that the application's script is evaluated while the provider responds.
  if (begun === null || !leadsToList(begun.returnUrl)) return;
  preparePage(listPage);
  const outcome = await begun.outcome;
  if ('failure' in outcome || begun.isTaken()) return;
  writeStoredSession(storage, outcome.session); // so that links in the early view work
  if (storage.get(STORED.token) !== outcome.session.token) return; // storage is full: the application keeps the session itself
  window.history.replaceState(ENTRY, '', paths.loans.list);
  await showPage(listPage, outcome.session, storage);
  // Focus the heading, as after every navigation, so that a screen reader announces the page. If the application renders the list
  // instead, it does the same.
  if (window.earlyView?.isShown === true && document.activeElement === document.body)
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

/** A configuration value that the host wrote into the document. */
function said(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}
