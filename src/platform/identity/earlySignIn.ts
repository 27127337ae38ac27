/**
 * A sign-in that the document of the callback page finishes before the application is there (`src/callback.ts`), as the identity client
 * takes it over. Both have the checks in a script of their own, so what is handed over is data.
 */
import type { IdentityFailureCode } from '#platform/session/store/identityFailureCodes.ts';
import type { Session } from '#platform/session/store/session.ts';

import type { FailureFacts } from './identityFailure.ts';

/** What became of it. The refresh token is in no storage; who takes this over keeps it. */
export type EarlyOutcome =
  | { session: Session; returnUrl: string; refreshToken: string | null }
  | { failure: { code: IdentityFailureCode; facts: FailureFacts } };

export interface EarlySignIn {
  /** The callback address, whose code is used up. */
  url: string;
  outcome: Promise<EarlyOutcome>;
}

declare global {
  interface Window {
    /** Gives it once, to the application. Set by `offerEarlySignIn`. */
    takeEarlySignIn?: () => EarlySignIn;
  }
}

/** Keeps it for the application. @returns whether the application has taken it: what is done from then on is up to that */
export function offerEarlySignIn(signIn: EarlySignIn): () => boolean {
  let isTaken = false;
  window.takeEarlySignIn = () => {
    isTaken = true;
    delete window.takeEarlySignIn;
    return signIn;
  };
  return () => isTaken;
}
