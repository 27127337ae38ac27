import { TookTooLong } from './atMost.ts';

/** Every way in which signing in or renewing can fail. Each has its own sentence in `messages.ts`. */
export const IDENTITY_FAILURES = [
  // Getting to the provider and back
  'unreachable',
  'timeout',
  'discoveryIssuer',
  'discoveryAddress',
  'storageBlocked',
  'stateMissing',
  'stateUnknown',
  'stateMismatch',
  'responseIssuer',
  'unexpectedToken',
  'cancelled',
  'providerError',
  'popupClosed',
  'popupBlocked',
  'popupTimeout',
  'invalidResponse',
  // The ID token
  'idTokenMissing',
  'malformed',
  'algorithm',
  'unknownKey',
  'signature',
  'issuer',
  'audience',
  'authorizedParty',
  'subject',
  'expired',
  'issuedInFuture',
  'notYetValid',
  'nonce',
  'accessTokenHash',
  // A renewed ID token against the original
  'renewedIssuer',
  'renewedSubject',
  'renewedAudience',
  'renewedAuthTime',
  'renewedAuthorizedParty',
  // What came with it
  'userInfoSubject',
  'accessToken',
  'tokenType',
  'accessTokenExpired',
  'sessionOver',
  'unexpected',
] as const;

export type IdentityFailureCode = (typeof IDENTITY_FAILURES)[number];

/** Signing in or renewing failed; `code` says which check failed. Carries no token and no text from a provider. */
export class IdentityFailure extends Error {
  readonly code: IdentityFailureCode;

  constructor(code: IdentityFailureCode, cause?: unknown) {
    super(code, cause === undefined ? undefined : { cause });
    this.name = 'IdentityFailure';
    this.code = code;
  }
}

/** The failure's code; `timeout` for work that took too long, `unexpected` for anything else that was thrown. */
export const failureCodeOf = (failure: unknown): IdentityFailureCode =>
  failure instanceof IdentityFailure ? failure.code : failure instanceof TookTooLong ? 'timeout' : 'unexpected';
