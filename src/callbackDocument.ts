/** Stands in `callback.html` itself: the application begins although the script that finishes the sign-in (`callback.ts`) does not come. */
import { loadApplicationWithin } from '#app/firstView/loadApplication.ts';

/** Three answers of the provider and the lender on a slow line, and the work of a slow phone between them. */
const WAIT_MS = 2500;

loadApplicationWithin(WAIT_MS);
