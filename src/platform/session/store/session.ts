/** The notice period begins this long before the access token expires (specification, section 9). */
export const EXPIRY_NOTICE_SECONDS = 60;

/** The signed-in user, according to the identity provider. `expires` is in seconds since 1970. */
export interface SessionUser {
  sub: string;
  email: string | null;
  givenname: string | null;
  expires: number;
}

/** Result of a sign-in or renewal. `expiresAt` is the token's `exp`, in seconds since 1970. */
export interface Session {
  token: string;
  expiresAt: number;
  user: SessionUser;
}

/**
 * Reasons why a session ended. `user`: the user signed out; `elsewhere`: it ended in another tab; `atProvider`: it ended at the identity
 * provider; `invalidProfile`: the profile cannot be used.
 */
export const END_REASONS = ['expired', 'user', 'elsewhere', 'atProvider', 'invalidProfile'] as const;
export type EndReason = (typeof END_REASONS)[number];

/** Returns whether the session ended without the user's intention. The user's input and location are then kept for the next sign-in. */
export const isUnintended = (reason: EndReason | null) => reason === 'expired' || reason === 'atProvider';
