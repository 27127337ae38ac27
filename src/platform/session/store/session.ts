/** How long before the access token's expiry the notice comes (specification, section 9). */
export const EXPIRY_NOTICE_SECONDS = 60;

/** The signed-in person, as the identity provider names them. `expires`: epoch seconds. */
export interface SessionUser {
  sub: string;
  email: string | null;
  givenname: string | null;
  expires: number;
}

/** The result of a sign-in or renewal. `expiresAt`: the token's `exp`, epoch seconds. */
export interface Session {
  token: string;
  expiresAt: number;
  user: SessionUser;
}

/**
 * Why a session is over; `elsewhere`: in another tab; `atProvider`: it ended at the identity provider; `invalidProfile`: the profile
 * cannot be used.
 */
export const END_REASONS = ['expired', 'user', 'elsewhere', 'atProvider', 'invalidProfile'] as const;
export type EndReason = (typeof END_REASONS)[number];

/** Whether the person did not ask for this end. Then what was typed and the way back are kept for them. */
export const isUnasked = (reason: EndReason | null) => reason === 'expired' || reason === 'atProvider';
