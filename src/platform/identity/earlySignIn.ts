/**
 * Hands a sign-in that the callback page's script (`src/callback.ts`) completed early over to the identity client. The two scripts have
 * separate copies of the code, so only plain data is passed.
 */
import type { IdentityFailureCode } from '#platform/session/store/identityFailureCodes.ts';
import type { Session } from '#platform/session/store/session.ts';

import type { FailureFacts } from './identityFailure.ts';

/** Result of the early sign-in. The refresh token is never stored; whoever receives it must hold it in memory. */
export type EarlyOutcome =
  | { session: Session; returnUrl: string; refreshToken: string | null }
  | { failure: { code: IdentityFailureCode; facts: FailureFacts } };

export interface EarlySignIn {
  /** The callback URL. Its authorization code has been used. */
  url: string;
  outcome: Promise<EarlyOutcome>;
}

declare global {
  interface Window {
    /** Returns the early sign-in, once. Set by `offerEarlySignIn`. */
    takeEarlySignIn?: () => EarlySignIn;
  }
}

/**
 * Makes the early sign-in available to the application.
 * @returns a function that reports whether the application has taken it over and is responsible for it
 */
export function offerEarlySignIn(signIn: EarlySignIn): () => boolean {
  let isTaken = false;
  window.takeEarlySignIn = () => {
    isTaken = true;
    delete window.takeEarlySignIn;
    return signIn;
  };
  return () => isTaken;
}
