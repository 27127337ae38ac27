import { isFinalRefusal, isTurnedAway } from '#platform/api/clearRefusal.ts';
import { refusalOf } from '#platform/api/describeError.ts';
import { httpStatusOf, isPortalError, type PortalError } from '#platform/api/portalError.ts';

/**
 * How a try to send a document ended. `later`: the lender takes no more for so many seconds. `unclear`: no answer, or none that says what
 * became of it; the same key may be sent again. `failed`: it was turned away, and may be sent again once a person has done something about it.
 */
export type UploadOutcome =
  | { is: 'sent' }
  | { is: 'cancelled' }
  | { is: 'unclear' }
  | { is: 'later'; seconds: number }
  | { is: 'failed'; error: PortalError }
  | { is: 'refused'; words: string };

/** Longer than this nobody waits at the page, in seconds. */
const LONGEST_WAIT = 15 * 60;
/** Seconds to wait where the lender names none. */
const USUAL_WAIT = 60;

/** What came of a try. @param error of its call; undefined after a success */
export function uploadOutcomeOf(error: unknown): UploadOutcome {
  if (error === undefined) return { is: 'sent' };
  // What is not a `PortalError` is RTK's own, of a call that was broken off.
  if (!isPortalError(error) || error.kind === 'cancelled') return { is: 'cancelled' };
  if (isTurnedAway(error)) {
    const seconds = ('retryAfterSeconds' in error ? error.retryAfterSeconds : undefined) ?? USUAL_WAIT;
    return httpStatusOf(error) === 429 && seconds <= LONGEST_WAIT ? { is: 'later', seconds } : { is: 'failed', error };
  }
  const { message } = refusalOf(error);
  return isFinalRefusal(error) && message !== null ? { is: 'refused', words: message } : { is: 'unclear' };
}
