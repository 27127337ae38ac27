import type { PortalDispatch, StoreDependencies } from '#platform/storeTypes.ts';
import { LONGEST_TIMER_MS } from '#platform/longestTimer.ts';
import { onStartup } from '#platform/startup.ts';

import { EXPIRY_NOTICE_SECONDS, isUnintended, type EndReason } from './session.ts';
import { currentReturnUrl } from './currentReturnUrl.ts';
import {
  callbackOpened,
  selectAccessToken,
  selectEnded,
  selectExpiresAt,
  selectIsEnding,
  selectIsLeaving,
  selectIsLoggedIn,
  selectUser,
  renewed,
  sessionExpired,
  sessionExpiring,
  sessionResumed,
  signedOut,
  type SessionSlice,
} from './sessionSlice.ts';
import { readStoredSession, announcedEndReason, STORAGE_KEYS, takeEndReason } from './storedSession.ts';

interface SessionStore {
  dispatch: PortalDispatch;
  getState: () => { session: SessionSlice };
  subscribe: (listener: () => void) => () => void;
}

/**
 * Reports session events to the store that happen without user action: the notice period begins, the token expires (even during sleep),
 * another tab signs in, renews or signs out, or the browser restores this page from its back/forward cache. Call once, after the identity
 * client is connected and before the first render. Returns a function that stops it.
 */
export function watchSession(
  store: SessionStore,
  { identity, navigateAway, storage, tabStorage }: StoreDependencies,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** `timerExpiry` is the expiry for which the timer is set; `announcedExpiry` is the one already announced by `sessionExpiring`. */
  let timerExpiry: number | null = null;
  let announcedExpiry: number | null = null;
  let noticeSeconds = EXPIRY_NOTICE_SECONDS;
  /** Why another tab ended the session. That tab announces it just before it removes the token. */
  let announcedReason: EndReason | null = null;

  const check = () => {
    clearTimeout(timer);
    const state = store.getState();
    const expiresAt = selectExpiresAt(state);
    const left = (expiresAt ?? 0) - Date.now() / 1000;
    if (expiresAt !== timerExpiry) {
      // On a device with a fast clock, a renewed session seems to expire at once. The shorter notice period avoids renewing it over and
      // over.
      noticeSeconds = timerExpiry === null ? EXPIRY_NOTICE_SECONDS : Math.min(EXPIRY_NOTICE_SECONDS, left / 2);
      timerExpiry = expiresAt;
    }
    if (expiresAt === null || selectIsEnding(state)) return;
    if (left <= 0) {
      store.dispatch(sessionExpired());
      return;
    }
    const isAnnounced = announcedExpiry === expiresAt;
    if (left <= noticeSeconds && !isAnnounced) {
      announcedExpiry = expiresAt;
      store.dispatch(sessionExpiring());
      check();
      return;
    }
    const wait = (isAnnounced ? left : left - noticeSeconds) * 1000;
    timer = setTimeout(check, Math.min(Math.max(wait, 0) + 1, LONGEST_TIMER_MS));
  };

  const handleStorageEvent = (event: StorageEvent) => {
    const { key, newValue } = event;
    const told = announcedReason;
    if (key === STORAGE_KEYS.token || key === null) announcedReason = null;
    else announcedReason = announcedEndReason(event) ?? announcedReason;
    const state = store.getState();
    const user = selectUser(state);
    // The key is null when the whole storage was cleared.
    if (user === null || (key !== STORAGE_KEYS.token && key !== null) || newValue === selectAccessToken(state)) return;
    if (selectIsEnding(state)) return; // This tab is already signing out, for its own reason.
    const stored = newValue === null ? null : readStoredSession(storage, Date.now() / 1000);
    const isOver = (selectExpiresAt(state) ?? 0) <= Date.now() / 1000;
    if (stored?.user.sub === user.sub) store.dispatch(renewed(stored));
    // The session expires in both tabs at the same moment; the other tab was only faster.
    else if (newValue === null && isOver) store.dispatch(sessionExpired());
    else if (newValue === null && isUnintended(told)) store.dispatch(signedOut({ reason: told }));
    else store.dispatch(signedOut({ reason: 'elsewhere' })); // The other tab signed out, or another user signed in there.
  };

  /**
   * Handles a page restored from the back/forward cache. It missed all session changes in the meantime, and may have been cached while it
   * was redirecting.
   */
  const handlePageRestored = () => {
    const state = store.getState();
    const user = selectUser(state);
    const stored = readStoredSession(storage, Date.now() / 1000);
    const address = currentReturnUrl(state);
    const isGone =
      user !== null && (storage.get(STORAGE_KEYS.token) === null || (stored !== null && stored.user.sub !== user.sub));
    const wasLeaving = user === null && (selectIsLeaving(state) || selectIsEnding(state) || selectEnded(state) !== null);
    if (isGone) {
      // Nothing of the old session may be visible while the page reloads.
      document.documentElement.hidden = true;
      store.dispatch(signedOut({ reason: 'elsewhere' }));
      navigateAway(address);
    } else if (wasLeaving && stored !== null && storage.get(STORAGE_KEYS.token) !== null) {
      navigateAway(address); // A user has signed in since, so reload the page for them.
    } else {
      if (user !== null && stored !== null && stored.token !== selectAccessToken(state)) store.dispatch(renewed(stored));
      check();
    }
  };
  const handlePageShow = ({ persisted }: PageTransitionEvent) => (persisted ? handlePageRestored() : check());

  const unsubscribe = store.subscribe(() => {
    if (selectExpiresAt(store.getState()) !== timerExpiry) check();
  });
  window.addEventListener('storage', handleStorageEvent);
  window.addEventListener('pageshow', handlePageShow);
  window.addEventListener('focus', check);
  document.addEventListener('visibilitychange', check);
  const ended = takeEndReason(tabStorage);
  let cancelResume = () => {};
  if (selectIsLoggedIn(store.getState()))
    // A resumed session loads the profile. That request must wait until the first screen has sent its own.
    cancelResume = onStartup('interactive', () => {
      check(); // The device may have slept in the meantime.
      if (!selectIsLoggedIn(store.getState())) return;
      store.dispatch(identity.earlyCallbackUrl() === null ? sessionResumed() : callbackOpened());
    });
  else if (ended !== null) store.dispatch(signedOut({ reason: ended }));
  check();

  return () => {
    clearTimeout(timer);
    cancelResume();
    unsubscribe();
    window.removeEventListener('storage', handleStorageEvent);
    window.removeEventListener('pageshow', handlePageShow);
    window.removeEventListener('focus', check);
    document.removeEventListener('visibilitychange', check);
  };
}
