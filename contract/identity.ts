/** The identity provider, relative to `identity.authority`. Everything but discovery is found through the discovery document. */
import {
  boolean,
  exactOptional,
  maxLength,
  object,
  pipe,
  record,
  strictObject,
  string,
  unknown,
  type InferOutput,
} from 'valibot';

import { nonEmptyString, wholeList } from './schema.ts';

/** The part of OpenID Connect Discovery that the portal relies on. */
export const discoveryDocumentSchema = object({
  issuer: nonEmptyString,
  authorization_endpoint: nonEmptyString,
  token_endpoint: nonEmptyString,
  jwks_uri: nonEmptyString,
  userinfo_endpoint: nonEmptyString,
  end_session_endpoint: exactOptional(nonEmptyString),
  revocation_endpoint: exactOptional(nonEmptyString),
  check_session_iframe: exactOptional(nonEmptyString),
  authorization_response_iss_parameter_supported: exactOptional(boolean()),
});
export type DiscoveryDocument = InferOutput<typeof discoveryDocumentSchema>;

/** A JSON Web Key Set; keys are read by the JOSE library. */
export const signingKeySetSchema = object({ keys: wholeList(record(string(), unknown())) });
export type SigningKeySet = InferOutput<typeof signingKeySetSchema>;

export const userInfoSchema = object({
  sub: nonEmptyString,
  email: exactOptional(string()),
  given_name: exactOptional(string()),
  family_name: exactOptional(string()),
});
export type UserInfo = InferOutput<typeof userInfoSchema>;

/** Code exchange and refresh are forms that the OpenID client library posts and reads; a public client sends no secret. */
export interface TokenResponse {
  access_token: string;
  id_token?: string;
  refresh_token?: string;
  token_type: string;
  expires_in: number;
  scope?: string;
}

/** What a person types: the rules judge it, up to what is no answer of a person any more. */
const typed = pipe(string(), maxLength(4096));

const reachable = {
  /** At most 254 characters; case does not matter. */
  email: typed,
  /** What the person reads: one of the runtime document's `languages`. Mail and refusals are written in it. */
  language: pipe(string(), maxLength(35)),
};

/** The lender's own sign-up (`identity.signUpEndpoint`). A provider that registers people itself has none; it is asked with `prompt=create`. */
export const signUpRequestSchema = strictObject({
  ...reachable,
  /** As the person writes it; fewer than 128 characters. */
  name: typed,
  /** At least 8 characters, kept as a hash only. */
  password: typed,
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
