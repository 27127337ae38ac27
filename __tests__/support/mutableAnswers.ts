/** Responses of the mutable provider: valid by default, with the changes a test makes. */
import type { IncomingMessage } from 'node:http';

import type { Json, Signature } from './tokenForge.ts';

/** Object merged over the valid values (undefined removes a key), or a function that returns the whole replacement. */
export type Change = Json | ((valid: Json, request: RecordedRequest) => Json);

export type Endpoint = 'discovery' | 'jwks' | 'authorization' | 'token' | 'userInfo' | 'endSession' | 'revocation';

export interface RecordedRequest {
  endpoint: Endpoint;
  method: string;
  query: Record<string, string>;
  form: Record<string, string>;
  headers: IncomingMessage['headers'];
}

export interface TokenAnswer {
  /** Changes to the token response: `expires_in`, `scope`, `token_type`, `refresh_token`, `id_token` (undefined removes it), … */
  body: Change;
  idToken: {
    header: Change;
    /** Valid claims: iss, sub, aud, exp (in 600 s), iat, auth_time, nonce, at_hash, email, given_name, family_name. */
    claims: Change;
    signature: Signature;
    /** Signs with a key that the provider never published. */
    strangerKey: boolean;
  };
  accessToken: {
    /** Valid claims: iss, sub, aud, exp (in 600 s), iat, scope, client_id, jti. */
    claims: Change;
    /** Replaces the signed token; `at_hash` is computed from this value. */
    value?: string;
  };
}

/** Response that replaces the endpoint's usual one. */
export interface Reply {
  status?: number;
  contentType?: string;
  body?: string;
  /** Delay before the response. If no other field is set, the usual response follows. */
  delayMs?: number;
  isDropped?: boolean;
  isUnfinished?: boolean;
  /** Limits the reply to token requests with this grant type. */
  grant?: string;
}

export interface Answers {
  discovery: Change;
  jwks: Change;
  /** Parameters of the redirect back to the portal: code, state, iss. A test may add error, error_description and session_state. */
  authorization: Change;
  code: TokenAnswer;
  refresh: TokenAnswer;
  /** Valid claims: sub, email, given_name, family_name. */
  userInfo: Change;
  /** Whether `prompt=none` succeeds. Signing in sets it, signing out clears it. */
  isSignedIn: boolean;
  replies: Partial<Record<Endpoint, Reply>>;
}

const validTokenAnswer = (): TokenAnswer => ({
  body: {},
  idToken: { header: {}, claims: {}, signature: 'RS256', strangerKey: false },
  accessToken: { claims: {} },
});

export const validAnswers = (): Answers => ({
  discovery: {},
  jwks: {},
  authorization: {},
  code: validTokenAnswer(),
  refresh: validTokenAnswer(),
  userInfo: {},
  isSignedIn: true,
  replies: {},
});

export const changed = (valid: Json, change: Change, request: RecordedRequest): Json =>
  typeof change === 'function' ? change(valid, request) : { ...valid, ...change };
