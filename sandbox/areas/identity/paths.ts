/** Paths of the sandbox's own pages and calls beside the OpenID provider's, relative to the issuer. */
export const CHECK_SESSION_PATH = '/session/check';
export const USER_INFO_PATH = '/me';
export const SIGN_IN_PATH = '/interaction';
export const SIGN_UP_PATH = '/signup';
export const SIGN_UP_AGAIN_PATH = '/signup/again';
/** Where a mailed sign-up link leads. The token stands in the query, which no log writes down. */
export const SIGN_UP_LINK_PATH = '/signup/confirm';
export const FORGOT_PATH = '/password/forgot';
/** Where mailed links lead to choose a new password, and to sign in despite a lock. Their tokens stand in the query, too. */
export const NEW_PASSWORD_PATH = '/password/new';
export const UNLOCK_PATH = '/unlock';
