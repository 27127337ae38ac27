/**
 * Stands in for `oidc-client`, which redux-oidc imports for a component that the portal does not use. redux-oidc gives the
 * portal its actions and its reducer; the OpenID client is oidc-client-ts, loaded when it is needed.
 */
export function UserManager(): never {
  throw new TypeError('Sign-in goes through the identity client, not through redux-oidc');
}
