/**
 * Runs at `/auth/callback` before the application, whose script takes half a second to evaluate on a slow phone. It completes the sign-in
 * and, if the user is going to `/loans`, shows the loan list. The application then takes over and reports any failure.
 */
import { earlyLoanListPage } from '#app/firstView/earlyLoanListPage.ts';
import { warmUpLocales, preparePage, showPage } from '#app/firstView/showPage.ts';
import { loanListUrl } from '#features/loans/firstView/loanListUrl.ts';
import { fetchEarly } from '#platform/api/earlyCalls.ts';
import { safeStorage } from '#platform/config/safeStorage.ts';
import type {} from '#platform/firstView/earlyView.ts'; // This import declares `window.loadApplication`.
import { IdentityFailure } from '#platform/identity/identityFailure.ts';
import { completeSignInEarly } from '#platform/identity/completeSignInEarly.ts';
import { paths } from '#platform/routing/paths.ts';
import { STORAGE_KEYS, LOCATION_KEY, writeStoredSession } from '#platform/session/store/storedSession.ts';

/** History state as the router writes it, so that the application treats `/loans` as a navigation and not as the first page. */
const SIGNED_IN_HISTORY_STATE = { usr: null, key: 'signed-in', idx: 0 };

const storage = safeStorage(() => window.localStorage);
const tabStorage = safeStorage(() => window.sessionStorage);

void finishSignIn()
  .catch((problem: unknown) => {
    if (!(problem instanceof IdentityFailure)) window.earlyProblem = problem; // An `IdentityFailure` happens again in the application, which reports it.
  })
  .finally(() => window.loadApplication?.());
warmUpLocales();

async function finishSignIn(): Promise<void> {
  if (window.loadApplication === undefined) return; // The application has already started and completes the sign-in itself.
  const config = { authority: configValue('authority'), clientId: configValue('client') };
  if (Object.values(config).some((text) => text === '' || text.startsWith('__CONFIG:'))) return;
  // A user whose session ended on another page goes back to that page, not to the list.
  const returnsToList = (address: unknown) => address === paths.loans.list && tabStorage.get(LOCATION_KEY) === null;
  const earlySignIn = await completeSignInEarly({
    config,
    storage,
    tabStorage,
    onTokenVerified: ({ token, returnUrl }) => {
      if (returnsToList(returnUrl)) fetchEarly(loanListUrl(), token);
    },
  });
  // Without a list to show, return at once, so that the application's script is evaluated while the provider responds.
  if (earlySignIn === null || !returnsToList(earlySignIn.returnUrl)) return;
  preparePage(earlyLoanListPage);
  const outcome = await earlySignIn.outcome;
  if ('failure' in outcome || earlySignIn.isTaken()) return;
  writeStoredSession(storage, outcome.session); // Links in the early view need the session.
  if (storage.get(STORAGE_KEYS.token) !== outcome.session.token) return; // Storage is full: the application keeps the session itself.
  window.history.replaceState(SIGNED_IN_HISTORY_STATE, '', paths.loans.list);
  await showPage(earlyLoanListPage, outcome.session, storage);
  // Focus the heading, as after every navigation, so that a screen reader announces the page. If the application renders the list
  // instead, it does the same.
  if (window.earlyView?.isShown === true && document.activeElement === document.body)
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

/** A configuration value that the host wrote into the document. */
function configValue(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}
