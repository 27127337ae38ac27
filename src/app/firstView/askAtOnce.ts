/** Stands in documents themselves, since a file of its own would come a round trip later. */
import { callEarly } from '#platform/api/earlyCalls.ts';

import { loadApplication, loadApplicationWithin } from './loadApplication.ts';

/**
 * An answer that comes within this time is shown before the application is evaluated, which takes a slow phone half a second: that long after
 * the document an answer comes on a slow line. Until then there is a skeleton either way.
 */
const WAIT_MS = 1000;

/**
 * Sends a page's call for whom storage remembers, and lets the application begin once what it answers is shown (`showPage.ts`), or is not
 * going to be soon.
 * @param call gives its address
 */
export function askAtOnce(call: () => string): void {
  const token = storedToken();
  if (token === null) {
    loadApplication();
  } else {
    callEarly(call(), token);
    loadApplicationWithin(WAIT_MS);
  }
}

/** The token, if it is not over: of the rule of `decodeAccessToken` what a call needs. What is shown is decided by the whole rule. */
function storedToken(): string | null {
  try {
    const stored = window.localStorage.getItem('token') ?? '';
    const claims = atob((stored.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/'));
    return (JSON.parse(claims) as { exp: number }).exp > Date.now() / 1000 ? stored : null;
  } catch {
    return null; // there is none, or storage is blocked
  }
}
