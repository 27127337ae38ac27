/** Identity provider, relative to `identity.authority`. The discovery document gives the URLs of all other endpoints. */
import {
  boolean,
  exactOptional,
  maxLength,
  number,
  object,
  pipe,
  record,
  strictObject,
  string,
  unknown,
  type InferOutput,
} from 'valibot';

import { nonEmptyString, sensitive, strictList } from './schema.ts';

/** The fields of an OpenID Connect discovery document that the portal uses. */
export const discoveryDocumentSchema = object({
  issuer: sensitive('none', nonEmptyString),
  authorization_endpoint: sensitive('none', nonEmptyString),
  token_endpoint: sensitive('none', nonEmptyString),
  jwks_uri: sensitive('none', nonEmptyString),
  userinfo_endpoint: sensitive('none', nonEmptyString),
  end_session_endpoint: exactOptional(sensitive('none', nonEmptyString)),
  revocation_endpoint: exactOptional(sensitive('none', nonEmptyString)),
  check_session_iframe: exactOptional(sensitive('none', nonEmptyString)),
  authorization_response_iss_parameter_supported: exactOptional(boolean()),
});
export type DiscoveryDocument = InferOutput<typeof discoveryDocumentSchema>;

/** A JSON Web Key Set. The JOSE library parses the keys. */
export const signingKeySetSchema = object({ keys: strictList(record(string(), unknown())) });
export type SigningKeySet = InferOutput<typeof signingKeySetSchema>;

export const userInfoSchema = object({
  sub: sensitive('id', nonEmptyString),
  email: exactOptional(sensitive('email', string())),
  given_name: exactOptional(sensitive('person', string())),
  family_name: exactOptional(sensitive('person', string())),
});
export type UserInfo = InferOutput<typeof userInfoSchema>;

/**
 * Response to the code exchange and to a refresh. The OpenID client library posts both as forms; the portal is a public client and sends
 * no secret.
 */
export const tokenResponseSchema = object({
  access_token: sensitive('secret', string()),
  id_token: exactOptional(sensitive('secret', string())),
  refresh_token: exactOptional(sensitive('secret', string())),
  token_type: sensitive('none', string()),
  /** Lifetime of the access token, in seconds. */
  expires_in: number(),
  scope: exactOptional(sensitive('none', string())),
});
export type TokenResponse = InferOutput<typeof tokenResponseSchema>;

/** Text typed by a person. The length limit only rejects input that no person would type; other rules check the content. */
const typed = pipe(string(), maxLength(4096));

const reachable = {
  /** Email address, at most 254 characters; case does not matter. */
  email: sensitive('email', typed),
  /** The user's language, one of the runtime configuration's `languages`. Emails and error messages are written in it. */
  language: sensitive('none', pipe(string(), maxLength(35))),
};

/**
 * Sign-up at the lender's own endpoint (`identity.signUpEndpoint`). Providers that register users themselves have none; the portal sends
 * the user there with `prompt=create`.
 */
export const signUpRequestSchema = strictObject({
  ...reachable,
  /** Full name as the user writes it; fewer than 128 characters. */
  name: sensitive('person', typed),
  /** At least 8 characters; stored only as a hash. */
  password: sensitive('secret', typed),
  /** True when the user wants to receive offers. */
  promotional: boolean(),
});
export type SignUpRequest = InferOutput<typeof signUpRequestSchema>;

/** Requests the sign-up email again. It has no password, because the page no longer has it. */
export const signUpAgainRequestSchema = strictObject(reachable);
export type SignUpAgainRequest = InferOutput<typeof signUpAgainRequestSchema>;

export interface SignUpCalls {
  /** 204 whether or not the email address already has an account; 422 with `fields`; 429 with `Retry-After`. */
  'POST signup': { request: SignUpRequest; response: null };
  /** 204 whether or not an email was sent; 429 with `Retry-After`, with the same limit as sign-ups. */
  'POST signup/again': { request: SignUpAgainRequest; response: null };
}
