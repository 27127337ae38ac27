/** The identity provider, relative to `identity.authority`. Everything but discovery is found through the discovery document. */

/** The part of OpenID Connect Discovery that the portal relies on. */
export interface DiscoveryDocument {
  issuer: string;
  authorization_endpoint: string;
  token_endpoint: string;
  jwks_uri: string;
  userinfo_endpoint: string;
  end_session_endpoint?: string;
  revocation_endpoint?: string;
  check_session_iframe?: string;
  authorization_response_iss_parameter_supported?: boolean;
}

/** A JSON Web Key Set; keys are read by the JOSE library. */
export interface SigningKeySet {
  keys: Record<string, unknown>[];
}

export interface UserInfo {
  sub: string;
  email?: string;
  given_name?: string;
  family_name?: string;
}

/** Code exchange and refresh are forms that the OpenID client library posts; a public client sends no secret. */
export interface TokenResponse {
  access_token: string;
  id_token?: string;
  refresh_token?: string;
  token_type: string;
  expires_in: number;
  scope?: string;
}

/** The lender's own sign-up (`identity.signUpEndpoint`). A provider that registers people itself has none; it is asked with `prompt=create`. */
export interface SignUpRequest {
  /** As the person writes it; fewer than 128 characters. */
  name: string;
  /** At most 254 characters; case does not matter. */
  email: string;
  /** At least 8 characters, kept as a hash only. */
  password: string;
  /** Wants to receive offers. */
  promotional: boolean;
  /** What the person reads: one of the runtime document's `languages`. Mail and refusals are written in it. */
  language: string;
}

/** To have the mail of a sign-up sent once more, without the password, which the page no longer has. */
export interface SignUpAgainRequest {
  email: string;
  /** As in `SignUpRequest`. */
  language: string;
}

export interface SignUpCalls {
  /** 204 whether or not the address has an account already; 422 with `fields`, 429 with `Retry-After`. */
  'POST signup': { request: SignUpRequest; response: null };
  /** 204 whether or not there is anything to send; 429 with `Retry-After`, counted together with the sign-ups. */
  'POST signup/again': { request: SignUpAgainRequest; response: null };
}
