/** Paths of the sandbox's own identity pages and endpoints, relative to the issuer. The OpenID provider's own paths are not listed. */
export const CHECK_SESSION_PATH = '/session/check';
export const USER_INFO_PATH = '/me';
export const SIGN_IN_PATH = '/interaction';
export const SIGN_UP_PATH = '/signup';
export const RESEND_SIGN_UP_PATH = '/signup/again';
/** Target of the mailed sign-up link. The token is in the query string, which is not logged. */
export const SIGN_UP_LINK_PATH = '/signup/confirm';
export const FORGOT_PASSWORD_PATH = '/password/forgot';
/** Targets of the mailed password and unlock links. Their tokens are in the query string, which is not logged. */
export const NEW_PASSWORD_PATH = '/password/new';
export const UNLOCK_PATH = '/unlock';
