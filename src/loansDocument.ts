/**
 * Stands in `loans.html` itself, since a file of its own would come a round trip later. Asks for the list of whom storage remembers, and
 * lets the application begin once that list is shown (`early.ts`), or is not going to be soon.
 */
import { loadApplication, loadApplicationWithin } from '#app/firstView/loadApplication.ts';
import { listAddress } from '#features/loans/firstView/listAddress.ts';
import { callEarly } from '#platform/api/earlyCalls.ts';

/**
 * A list that comes within this time is shown before the application is evaluated, which takes a slow phone half a second: that long after
 * the document an answer comes on a slow line. Until then there is a skeleton either way.
 */
const WAIT_MS = 1000;

const token = storedToken();
if (token === null) {
  loadApplication();
} else {
  callEarly(listAddress(), token);
  loadApplicationWithin(WAIT_MS);
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
