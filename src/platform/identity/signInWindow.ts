import type { SafeStorage } from '#platform/config/safeStorage.ts';
import { readStoredJson } from '#platform/config/storedJson.ts';
import type { Session } from '#platform/session/store/session.ts';
import { OIDC_PREFIX } from '#platform/session/store/storedSession.ts';

import { IdentityFailure } from './identityFailure.ts';

/** Specification, section 9: the window of a sign-in by popup, in CSS pixels. */
export const SIGN_IN_WINDOW = { width: 500, height: 500 } as const;

/** The OpenID library finds the window again by this name. */
export const SIGN_IN_WINDOW_NAME = 'portal-sign-in';

/** As long as the request of a sign-in is remembered: see `STALE_STATE_SECONDS`. */
export const SIGN_IN_WINDOW_MS = 900_000;

/** Why the portal closed a sign-in window, in the library's wording. */
export const POPUP_TIMED_OUT = 'Popup timed out';
export const POPUP_GIVEN_UP = 'Popup given up';

/** What the console is told was expected. */
const ANSWER = 'the provider’s answer in the window';

/** How the library marks the state of a popup's request. */
const POPUP_REQUEST = 'si:p';

/**
 * Opens the window, still empty, in the middle of this one. Browsers allow that only directly after the press of a button, so nothing
 * may be waited for before. Null when the browser blocked it.
 */
function openSignInWindow(): Window | null {
  const { width, height } = SIGN_IN_WINDOW;
  const left = Math.max(0, Math.round(window.screenX + (window.outerWidth - width) / 2));
  const top = Math.max(0, Math.round(window.screenY + (window.outerHeight - height) / 2));
  return window.open('', SIGN_IN_WINDOW_NAME, `popup=yes,width=${width},height=${height},left=${left},top=${top}`);
}

/** What the user manager does in the window. */
interface WindowSignIn {
  signInByWindow(returnUrl: string, signal: AbortSignal): Promise<{ session: Session; returnUrl: string }>;
}

/**
 * Signs in through the window, which opens before this returns. The signal cancels the sign-in.
 * @throws IdentityFailure; then nothing was stored, and the window is closed
 */
export async function signInThroughWindow(
  returnUrl: string,
  givenUp: AbortSignal,
  loadManager: () => Promise<WindowSignIn>,
): Promise<{ session: Session; returnUrl: string }> {
  const opened = openSignInWindow();
  if (opened === null) throw new IdentityFailure('popupBlocked', { expected: 'a window', got: 'none: the browser blocked it' });
  const limit = new AbortController();
  const stop = (reason: string) => {
    limit.abort(reason);
    opened.close(); // also when the library does not listen yet
  };
  const timer = setTimeout(() => stop(POPUP_TIMED_OUT), SIGN_IN_WINDOW_MS);
  givenUp.addEventListener('abort', () => stop(POPUP_GIVEN_UP));
  try {
    const manager = await loadManager();
    if (givenUp.aborted) throw new IdentityFailure('cancelled', { expected: ANSWER, got: 'a sign-in that was given up' });
    if (opened.closed) throw new IdentityFailure('popupClosed', { expected: ANSWER, got: 'a window that was closed' });
    return await manager.signInByWindow(returnUrl, limit.signal);
  } catch (failure) {
    opened.close();
    throw failure;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * On the callback page in such a window: hands the provider's answer to the page that opened it, which then closes the window. This is
 * the message that oidc-client-ts waits for. False on any other page. @param url the callback address with the answer in it
 */
export function handOverToOpener(url: string, storage: SafeStorage): boolean {
  const opener = window.opener as Window | null;
  if (opener === null || !isOfPopup(storage.get(OIDC_PREFIX + (new URL(url).searchParams.get('state') ?? '')))) return false;
  opener.postMessage({ source: 'oidc-client', url, keepOpen: false }, window.location.origin);
  return true;
}

const isOfPopup = (state: string | null) =>
  readStoredJson<{ request_type: string }>(state, { request_type: 'string' })?.request_type === POPUP_REQUEST;
