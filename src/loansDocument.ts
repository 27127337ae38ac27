/**
 * Stands in `loans.html` itself, since a file of its own would come a round trip later. Asks for the list of whom storage remembers, and
 * lets the application begin once that list is shown (`early.ts`), or is not going to be soon.
 */
import { listAddress } from '#features/loans/firstView/listAddress.ts';
import { callEarly } from '#platform/api/earlyCalls.ts';
import type {} from '#platform/firstView/handover.ts'; // the window's `loadApplication`

/**
 * A list that comes within this time is shown before the application is evaluated, which takes a slow phone half a second: that long after
 * the document an answer comes on a slow line. Until then there is a skeleton either way.
 */
const WAIT_MS = 1000;

/** Adds the application's script, which is fetched from the start, once the document has been read. */
function loadApplication(): void {
  if (document.readyState === 'loading') {
    window.addEventListener('DOMContentLoaded', loadApplication);
    return;
  }
  const script = document.querySelector<HTMLTemplateElement>('#application');
  script?.remove();
  if (script !== null) document.head.append(document.importNode(script.content, true));
}

const token = storedToken();
if (token === null) {
  loadApplication();
} else {
  callEarly(listAddress(), token);
  window.loadApplication = loadApplication;
  setTimeout(loadApplication, WAIT_MS);
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
