import type { SafeStorage } from '#platform/config/safeStorage.ts';
import { readStoredJson } from '#platform/config/storedJson.ts';
import type { Session } from '#platform/session/store/session.ts';
import { OIDC_PREFIX } from '#platform/session/store/storedSession.ts';

import { IdentityFailure } from './identityFailure.ts';

/** Size of the sign-in popup, in CSS pixels (specification, section 9). */
export const SIGN_IN_WINDOW_SIZE = { width: 500, height: 500 } as const;

/** Window name by which the OpenID library finds the popup again. */
export const SIGN_IN_WINDOW_NAME = 'portal-sign-in';

/** After this time an unused popup is closed. Equal to the lifetime of the stored request: see `STALE_STATE_SECONDS`. */
export const SIGN_IN_WINDOW_TIMEOUT_MS = 900_000;

/** Reasons for closing the popup, worded like the library's own errors, which start with "Popup". */
export const POPUP_TIMED_OUT = 'Popup timed out';
export const POPUP_CANCELED = 'Popup given up';

/** The expected outcome, for the console. */
const EXPECTED_RESPONSE = 'the provider’s answer in the window';

/** Prefix of the state that the library creates for a popup request. */
const POPUP_STATE_PREFIX = 'si:p';

/**
 * Opens an empty popup centered over this window. Browsers allow that only directly in a click handler, so do not await anything before.
 * Returns null when the browser blocked it.
 */
function openSignInWindow(): Window | null {
  const { width, height } = SIGN_IN_WINDOW_SIZE;
  const left = Math.max(0, Math.round(window.screenX + (window.outerWidth - width) / 2));
  const top = Math.max(0, Math.round(window.screenY + (window.outerHeight - height) / 2));
  return window.open('', SIGN_IN_WINDOW_NAME, `popup=yes,width=${width},height=${height},left=${left},top=${top}`);
}

interface WindowSignInManager {
  signInByWindow(returnUrl: string, signal: AbortSignal): Promise<{ session: Session; returnUrl: string }>;
}

/**
 * Signs in through a popup, which opens before this returns.
 * @param givenUp cancels the sign-in when it aborts
 * @throws IdentityFailure; nothing was stored then, and the popup is closed
 */
export async function signInThroughWindow(
  returnUrl: string,
  givenUp: AbortSignal,
  loadManager: () => Promise<WindowSignInManager>,
): Promise<{ session: Session; returnUrl: string }> {
  const opened = openSignInWindow();
  if (opened === null) throw new IdentityFailure('popupBlocked', { expected: 'a window', got: 'none: the browser blocked it' });
  const limit = new AbortController();
  const stop = (reason: string) => {
    limit.abort(reason);
    opened.close(); // The library may not be listening to the signal yet.
  };
  const timer = setTimeout(() => stop(POPUP_TIMED_OUT), SIGN_IN_WINDOW_TIMEOUT_MS);
  givenUp.addEventListener('abort', () => stop(POPUP_CANCELED));
  try {
    const manager = await loadManager();
    if (givenUp.aborted)
      throw new IdentityFailure('cancelled', { expected: EXPECTED_RESPONSE, got: 'a sign-in that was given up' });
    if (opened.closed) throw new IdentityFailure('popupClosed', { expected: EXPECTED_RESPONSE, got: 'a window that was closed' });
    return await manager.signInByWindow(returnUrl, limit.signal);
  } catch (failure) {
    opened.close();
    throw failure;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * On the callback page inside a popup: posts the provider's response to the opener, which then closes the popup. The message has the
 * format that oidc-client-ts expects. Returns false on any other page. @param url the callback URL with the response in it
 */
export function postResponseToOpener(url: string, storage: SafeStorage): boolean {
  const opener = window.opener as Window | null;
  if (opener === null || !isPopupRequest(storage.get(OIDC_PREFIX + (new URL(url).searchParams.get('state') ?? '')))) return false;
  opener.postMessage({ source: 'oidc-client', url, keepOpen: false }, window.location.origin);
  return true;
}

const isPopupRequest = (state: string | null) =>
  readStoredJson<{ request_type: string }>(state, { request_type: 'string' })?.request_type === POPUP_STATE_PREFIX;
