/** The identity provider, relative to `identity.authority`. Everything but discovery is found through the discovery document. */
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

import { nonEmptyString, sensitive, wholeList } from './schema.ts';

/** The part of OpenID Connect Discovery that the portal relies on. */
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

/** A JSON Web Key Set; keys are read by the JOSE library. */
export const signingKeySetSchema = object({ keys: wholeList(record(string(), unknown())) });
export type SigningKeySet = InferOutput<typeof signingKeySetSchema>;

export const userInfoSchema = object({
  sub: sensitive('id', nonEmptyString),
  email: exactOptional(sensitive('email', string())),
  given_name: exactOptional(sensitive('person', string())),
  family_name: exactOptional(sensitive('person', string())),
});
export type UserInfo = InferOutput<typeof userInfoSchema>;

/** Code exchange and refresh are forms that the OpenID client library posts and reads; a public client sends no secret. */
export const tokenResponseSchema = object({
  access_token: sensitive('secret', string()),
  id_token: exactOptional(sensitive('secret', string())),
  refresh_token: exactOptional(sensitive('secret', string())),
  token_type: sensitive('none', string()),
  expires_in: number(),
  scope: exactOptional(sensitive('none', string())),
});
export type TokenResponse = InferOutput<typeof tokenResponseSchema>;

/** What a person types: the rules judge it, up to what is no answer of a person any more. */
const typed = pipe(string(), maxLength(4096));

const reachable = {
  /** At most 254 characters; case does not matter. */
  email: sensitive('email', typed),
  /** What the person reads: one of the runtime document's `languages`. Mail and refusals are written in it. */
  language: sensitive('none', pipe(string(), maxLength(35))),
};

/** The lender's own sign-up (`identity.signUpEndpoint`). A provider that registers people itself has none; it is asked with `prompt=create`. */
export const signUpRequestSchema = strictObject({
  ...reachable,
  /** As the person writes it; fewer than 128 characters. */
  name: sensitive('person', typed),
  /** At least 8 characters, kept as a hash only. */
  password: sensitive('secret', typed),
  /** Wants to receive offers. */
  promotional: boolean(),
});
export type SignUpRequest = InferOutput<typeof signUpRequestSchema>;

/** To have the mail of a sign-up sent once more, without the password, which the page no longer has. */
export const signUpAgainRequestSchema = strictObject(reachable);
export type SignUpAgainRequest = InferOutput<typeof signUpAgainRequestSchema>;

export interface SignUpCalls {
  /** 204 whether or not the address has an account already; 422 with `fields`, 429 with `Retry-After`. */
  'POST signup': { request: SignUpRequest; response: null };
  /** 204 whether or not there is anything to send; 429 with `Retry-After`, counted together with the sign-ups. */
  'POST signup/again': { request: SignUpAgainRequest; response: null };
}
