/** Inlined into the HTML documents, because a separate file would arrive one round trip later. */
import { fetchEarly } from '#platform/api/earlyCalls.ts';

import { loadApplication, loadApplicationWithin } from './loadApplication.ts';

/**
 * How long the application's start is delayed for an early response. Evaluating the application takes half a second on a slow phone, and
 * on a slow line a response arrives about that long after the document. A skeleton is shown meanwhile in any case.
 */
const MAX_EARLY_RESPONSE_WAIT_MS = 1000;

/**
 * Sends a page's request with the stored access token before the application loads. Starts the application once `showPage.ts` has shown
 * the response, or after a timeout.
 * @param call returns the request's URL
 */
export function sendEarlyRequest(call: () => string): void {
  const token = storedToken();
  if (token === null) {
    loadApplication();
  } else {
    fetchEarly(call(), token);
    loadApplicationWithin(MAX_EARLY_RESPONSE_WAIT_MS);
  }
}

/**
 * Returns the stored access token unless it has expired. This is a short form of `decodeAccessToken`, enough for sending a request;
 * before anything is shown, the full check runs.
 */
function storedToken(): string | null {
  try {
    const stored = window.localStorage.getItem('token') ?? '';
    const claims = atob((stored.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/'));
    return (JSON.parse(claims) as { exp: number }).exp > Date.now() / 1000 ? stored : null;
  } catch {
    return null; // No token is stored, or storage is blocked.
  }
}
