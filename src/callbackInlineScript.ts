/** Inline script of `callback.html`: starts the application even if the script that completes the sign-in (`callback.ts`) does not load. */
import { loadApplicationWithin } from '#app/firstView/loadApplication.ts';

/**
 * Milliseconds to wait: enough for three responses of the provider and the lender on a slow connection, and for a slow phone to process
 * them.
 */
const MAX_SIGN_IN_WAIT_MS = 2500;

loadApplicationWithin(MAX_SIGN_IN_WAIT_MS);
