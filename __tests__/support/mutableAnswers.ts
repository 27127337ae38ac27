/** What the mutable provider answers: valid values, with a test's changes. */
import type { IncomingMessage } from 'node:http';

import type { Json, Signature } from './tokenForge.ts';

/** Merged over the valid values (undefined leaves a key out), or a function that makes all of them. */
export type Change = Json | ((valid: Json, request: RecordedRequest) => Json);

export type Endpoint = 'discovery' | 'jwks' | 'authorization' | 'token' | 'userInfo' | 'endSession' | 'revocation';

export interface RecordedRequest {
  endpoint: Endpoint;
  method: string;
  query: Record<string, string>;
  /** Fields of a posted form. */
  form: Record<string, string>;
  headers: IncomingMessage['headers'];
}

export interface TokenAnswer {
  /** Changes to the JSON of the answer: `expires_in`, `scope`, `token_type`, `refresh_token`, `id_token` (undefined: none), … */
  body: Change;
  idToken: {
    header: Change;
    /** Valid: iss, sub, aud, exp (in 600 s), iat, auth_time, nonce, at_hash, email, given_name, family_name. */
    claims: Change;
    signature: Signature;
    /** Signs with a key that the provider never published. */
    strangerKey: boolean;
  };
  accessToken: {
    /** Valid: iss, sub, aud, exp (in 600 s), iat, scope, client_id, jti. */
    claims: Change;
    /** Instead of a signed token; `at_hash` follows it. */
    value?: string;
  };
}

/** Sent instead of the endpoint's usual answer. */
export interface Reply {
  status?: number;
  contentType?: string;
  body?: string;
  /** Waits first. Without any other field the usual answer follows. */
  delayMs?: number;
  /** Closes the connection without an answer. */
  isDropped?: boolean;
  /** Begins an answer and never ends it. */
  isUnfinished?: boolean;
  /** At the token endpoint: for requests with this grant type only. */
  grant?: string;
}

export interface Answers {
  discovery: Change;
  jwks: Change;
  /** Parameters of the redirect back: code, state, iss; error, error_description, session_state can be added. */
  authorization: Change;
  code: TokenAnswer;
  refresh: TokenAnswer;
  /** Valid: sub, email, given_name, family_name. */
  userInfo: Change;
  /** Whether `prompt=none` succeeds. Signing in turns it on, signing out off. */
  isSignedIn: boolean;
  replies: Partial<Record<Endpoint, Reply>>;
}

const validTokenAnswer = (): TokenAnswer => ({
  body: {},
  idToken: { header: {}, claims: {}, signature: 'RS256', strangerKey: false },
  accessToken: { claims: {} },
});

/** Answers of a correct provider. */
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

/** The valid values with a test's change applied. */
export const changed = (valid: Json, change: Change, request: RecordedRequest): Json =>
  typeof change === 'function' ? change(valid, request) : { ...valid, ...change };
