import type { PortalDispatch, Surroundings } from '#platform/listen.ts';
import { LONGEST_TIMER_MS } from '#platform/longestTimer.ts';
import { onStartup } from '#platform/startup.ts';

import { EXPIRY_NOTICE_SECONDS, isUnasked, type EndReason } from './session.ts';
import { placeToReturnTo } from './placeToReturnTo.ts';
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
import { readStoredSession, reasonTold, STORED, takeEnded } from './storedSession.ts';

interface SessionStore {
  dispatch: PortalDispatch;
  getState: () => { session: SessionSlice };
  subscribe: (listener: () => void) => () => void;
}

/**
 * Tells the store what happens to the session when nobody touches the page: the notice period begins, `exp` passes (also
 * during sleep), another tab signs in, renews or signs out, the browser restores this page from its back/forward cache.
 * Call once, when the identity client is connected and before the first render. Returns a function that stops it.
 */
export function watchSession(store: SessionStore, { identity, leaveTo, storage, tabStorage }: Surroundings): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The expiry that the timer is set for, and the one that was announced already. */
  let setFor: number | null = null;
  let announcedFor: number | null = null;
  let noticeSeconds = EXPIRY_NOTICE_SECONDS;
  /** Why another tab ended the session, which it says just before. */
  let toldReason: EndReason | null = null;

  const check = () => {
    clearTimeout(timer);
    const state = store.getState();
    const expiresAt = selectExpiresAt(state);
    const left = (expiresAt ?? 0) - Date.now() / 1000;
    if (expiresAt !== setFor) {
      // On a device with a fast clock a renewed session seems to end at once; it must not be renewed over and over.
      noticeSeconds = setFor === null ? EXPIRY_NOTICE_SECONDS : Math.min(EXPIRY_NOTICE_SECONDS, left / 2);
      setFor = expiresAt;
    }
    if (expiresAt === null || selectIsEnding(state)) return;
    if (left <= 0) {
      store.dispatch(sessionExpired());
      return;
    }
    const isAnnounced = announcedFor === expiresAt;
    if (left <= noticeSeconds && !isAnnounced) {
      announcedFor = expiresAt;
      store.dispatch(sessionExpiring());
      check();
      return;
    }
    const wait = (isAnnounced ? left : left - noticeSeconds) * 1000;
    timer = setTimeout(check, Math.min(Math.max(wait, 0) + 1, LONGEST_TIMER_MS));
  };

  const onStored = (event: StorageEvent) => {
    const { key, newValue } = event;
    const told = toldReason;
    if (key === STORED.token || key === null) toldReason = null;
    else toldReason = reasonTold(event) ?? toldReason;
    const state = store.getState();
    const user = selectUser(state);
    // A null key: storage was cleared as a whole.
    if (user === null || (key !== STORED.token && key !== null) || newValue === selectAccessToken(state)) return;
    if (selectIsEnding(state)) return; // signed out here, too, for a reason of its own
    const stored = newValue === null ? null : readStoredSession(storage, Date.now() / 1000);
    const isOver = (selectExpiresAt(state) ?? 0) <= Date.now() / 1000;
    if (stored?.user.sub === user.sub) store.dispatch(renewed(stored));
    // Both tabs run out at the same moment; the other one was only faster.
    else if (newValue === null && isOver) store.dispatch(sessionExpired());
    else if (newValue === null && isUnasked(told)) store.dispatch(signedOut({ reason: told }));
    else store.dispatch(signedOut({ reason: 'elsewhere' })); // signed out there, or another person is signed in
  };

  /** A page that the browser kept missed what happened to the session meanwhile, and was perhaps caught in the middle of leaving. */
  const onKeptShown = () => {
    const state = store.getState();
    const user = selectUser(state);
    const stored = readStoredSession(storage, Date.now() / 1000);
    const address = placeToReturnTo(state);
    const isGone = user !== null && (storage.get(STORED.token) === null || (stored !== null && stored.user.sub !== user.sub));
    const wasLeaving = user === null && (selectIsLeaving(state) || selectIsEnding(state) || selectEnded(state) !== null);
    if (isGone) {
      // Nothing of the old session may show while the page reloads.
      document.documentElement.hidden = true;
      store.dispatch(signedOut({ reason: 'elsewhere' }));
      leaveTo(address);
    } else if (wasLeaving && stored !== null && storage.get(STORED.token) !== null) {
      leaveTo(address); // somebody has signed in since
    } else {
      if (user !== null && stored !== null && stored.token !== selectAccessToken(state)) store.dispatch(renewed(stored));
      check();
    }
  };
  const onShown = ({ persisted }: PageTransitionEvent) => (persisted ? onKeptShown() : check());

  const unsubscribe = store.subscribe(() => {
    if (selectExpiresAt(store.getState()) !== setFor) check();
  });
  window.addEventListener('storage', onStored);
  window.addEventListener('pageshow', onShown);
  window.addEventListener('focus', check);
  document.addEventListener('visibilitychange', check);
  const ended = takeEnded(tabStorage);
  let cancelResume = () => {};
  if (selectIsLoggedIn(store.getState()))
    // What a session that goes on asks for, its profile, leaves after what the first screen asks for.
    cancelResume = onStartup('interactive', () => {
      check(); // the device may have slept meanwhile
      if (!selectIsLoggedIn(store.getState())) return;
      store.dispatch(identity.finishedEarly() === null ? sessionResumed() : callbackOpened());
    });
  else if (ended !== null) store.dispatch(signedOut({ reason: ended }));
  check();

  return () => {
    clearTimeout(timer);
    cancelResume();
    unsubscribe();
    window.removeEventListener('storage', onStored);
    window.removeEventListener('pageshow', onShown);
    window.removeEventListener('focus', check);
    document.removeEventListener('visibilitychange', check);
  };
}
