/**
 * A small OpenID provider whose responses can all be made invalid, to test what the portal rejects. It shows no page and redirects
 * straight back, signed in. Without changes it is a correct provider (code flow, PKCE check, rotating refresh tokens) and serves as the
 * valid control.
 *
 * ```ts
 * const provider = await startMutableProvider();
 * provider.answers.code.idToken.claims = { aud: 'somebody-else' }; // merged over the valid claims; undefined removes one
 * provider.answers.code.idToken.claims = (valid) => ({ sub: valid.sub }); // replaces all claims
 * provider.reset(); // makes everything valid again and clears the recorded requests
 * await provider.stop();
 * ```
 *
 * Tests that forbid network connections must allow 127.0.0.1.
 */
import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { changed, validAnswers, type Answers, type Endpoint, type RecordedRequest, type TokenAnswer } from './mutableAnswers.ts';
import { atHashOf, forge, kidFor, makeKeys, publicKeys, type Json, type SigningKeys } from './tokenForge.ts';

export interface MutableProvider {
  issuer: string;
  answers: Answers;
  /** Every request in order of arrival, without preflights. */
  requests: RecordedRequest[];
  rotateKeys(): Promise<void>;
  /** Makes everything valid again and clears requests, codes and tokens. Replaces the `answers` and `requests` objects. */
  reset(): void;
  stop(): Promise<void>;
}

/** Lifetime of tokens, in seconds. */
const LIFETIME = 600;
const PERSON = {
  sub: '5b1f0a52-5d7c-4f55-9a0e-3f3a5a1c9d10',
  email: 'ada@example.com',
  given_name: 'Ada',
  family_name: 'Borrower',
};

const PATHS: Record<string, Endpoint> = {
  '/.well-known/openid-configuration': 'discovery',
  '/jwks': 'jwks',
  '/authorize': 'authorization',
  '/token': 'token',
  '/userinfo': 'userInfo',
  '/end-session': 'endSession',
  '/revoke': 'revocation',
};

/** What a code or a refresh token was issued for. */
interface Authorization {
  clientId: string;
  redirectUri: string;
  scope: string;
  nonce: string | undefined;
  challenge: string | undefined;
  authTime: number;
}

export async function startMutableProvider(): Promise<MutableProvider> {
  const [firstKeys, strangerKeys] = await Promise.all([makeKeys(), makeKeys()]);
  let keys = firstKeys;
  let signedInAt = 0;
  const codes = new Map<string, Authorization>();
  const refreshTokens = new Map<string, Authorization>();

  const server = createServer((message, response) => {
    answer(message, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const provider: MutableProvider = {
    issuer,
    answers: validAnswers(),
    requests: [],
    async rotateKeys() {
      keys = await makeKeys();
    },
    reset() {
      keys = firstKeys;
      codes.clear();
      refreshTokens.clear();
      provider.answers = validAnswers();
      provider.requests = [];
    },
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };

  async function answer(message: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader('access-control-allow-origin', message.headers.origin ?? '*');
    response.setHeader('access-control-allow-credentials', 'true');
    response.setHeader('access-control-allow-headers', message.headers['access-control-request-headers'] ?? '*');
    response.setHeader('access-control-allow-methods', 'GET, POST');
    response.setHeader('cache-control', 'no-store');
    const url = new URL(message.url ?? '/', issuer);
    const endpoint = PATHS[url.pathname];
    if (message.method === 'OPTIONS' || !endpoint) {
      response.writeHead(endpoint ? 204 : 404).end();
      return;
    }

    let body = '';
    for await (const chunk of message) body += String(chunk);
    const request: RecordedRequest = {
      endpoint,
      method: message.method ?? 'GET',
      query: Object.fromEntries(url.searchParams),
      form: Object.fromEntries(new URLSearchParams(body)),
      headers: message.headers,
    };
    provider.requests.push(request);

    const set = provider.answers.replies[endpoint];
    const reply = set?.grant === undefined || set.grant === request.form['grant_type'] ? set : undefined;
    if (reply?.delayMs !== undefined) await new Promise((waited) => setTimeout(waited, reply.delayMs));
    if (reply?.isDropped) {
      response.destroy();
      return;
    }
    if (reply?.isUnfinished) {
      response.writeHead(200, { 'content-type': 'application/json' }).write('{');
      return;
    }
    if (reply && (reply.status !== undefined || reply.body !== undefined)) {
      response.writeHead(reply.status ?? 200, { 'content-type': reply.contentType ?? 'application/json' }).end(reply.body ?? '');
      return;
    }
    ENDPOINTS[endpoint](request, response);
  }

  const json = (response: ServerResponse, status: number, body: Json): void => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

  const redirect = (response: ServerResponse, to: string, parameters: Json): void => {
    const target = new URL(to);
    for (const [name, value] of Object.entries(parameters)) {
      if (typeof value === 'string') target.searchParams.set(name, value);
    }
    response.writeHead(303, { location: target.href }).end();
  };

  const ENDPOINTS: Record<Endpoint, (request: RecordedRequest, response: ServerResponse) => void> = {
    discovery: (request, response) => json(response, 200, changed(discoveryOf(issuer), provider.answers.discovery, request)),

    jwks: (request, response) => json(response, 200, changed({ keys: publicKeys(keys) }, provider.answers.jwks, request)),

    authorization(request, response) {
      const { query } = request;
      const { redirect_uri: redirectUri = '', client_id: clientId = '', scope = '', nonce, code_challenge: challenge } = query;
      if (!URL.canParse(redirectUri)) {
        json(response, 400, { error: 'invalid_request' });
        return;
      }
      const common = { ...(query['state'] !== undefined && { state: query['state'] }), iss: issuer };
      if (query['prompt'] === 'none' && !provider.answers.isSignedIn) {
        redirect(response, redirectUri, changed({ ...common, error: 'login_required' }, provider.answers.authorization, request));
        return;
      }
      if (query['prompt'] !== 'none') signedInAt = now();
      provider.answers.isSignedIn = true;
      const code = randomBytes(16).toString('base64url');
      codes.set(code, { clientId, redirectUri, scope, nonce, challenge, authTime: signedInAt });
      redirect(response, redirectUri, changed({ ...common, code }, provider.answers.authorization, request));
    },

    token(request, response) {
      const { form } = request;
      const isRefresh = form['grant_type'] === 'refresh_token';
      const known = isRefresh ? refreshTokens : codes;
      const presented = (isRefresh ? form['refresh_token'] : form['code']) ?? '';
      const authorization = known.get(presented);
      known.delete(presented);
      if (!authorization || (!isRefresh && !isProven(authorization, form))) {
        json(response, 400, { error: 'invalid_grant', error_description: 'Unknown, used or not proven' });
        return;
      }
      json(response, 200, tokensFor(authorization, isRefresh ? provider.answers.refresh : provider.answers.code, request));
    },

    userInfo(request, response) {
      if (!request.headers.authorization?.startsWith('Bearer ')) {
        json(response, 401, { error: 'invalid_token' });
        return;
      }
      json(response, 200, changed({ ...PERSON }, provider.answers.userInfo, request));
    },

    endSession(request, response) {
      provider.answers.isSignedIn = false;
      const { post_logout_redirect_uri: back = '', state } = { ...request.query, ...request.form };
      if (URL.canParse(back)) redirect(response, back, { state });
      else response.writeHead(200, { 'content-type': 'text/plain' }).end('Signed out');
    },

    revocation(request, response) {
      refreshTokens.delete(request.form['token'] ?? '');
      response.writeHead(200).end();
    },
  };

  function tokensFor(authorization: Authorization, { body, idToken, accessToken }: TokenAnswer, request: RecordedRequest): Json {
    const common = { iss: issuer, sub: PERSON.sub, iat: now(), exp: now() + LIFETIME };
    const { clientId, scope } = authorization;
    const accessClaims = { ...common, aud: `${issuer}/api`, scope, client_id: clientId, jti: randomBytes(8).toString('hex') };
    const access =
      accessToken.value ??
      forge({ alg: 'RS256', typ: 'at+jwt', kid: keys.kid }, changed(accessClaims, accessToken.claims, request), 'RS256', keys);

    const { signature } = idToken;
    const header = { alg: signature === 'altered' ? 'RS256' : signature, typ: 'JWT', kid: kidFor(keys, signature) };
    const claims = {
      ...common,
      ...PERSON,
      aud: clientId,
      auth_time: authorization.authTime,
      nonce: authorization.nonce,
      at_hash: atHashOf(access),
    };
    const signer: SigningKeys = idToken.strangerKey ? strangerKeys : keys;

    const refreshToken = randomBytes(16).toString('base64url');
    const valid = {
      access_token: access,
      token_type: 'Bearer',
      expires_in: LIFETIME,
      scope,
      refresh_token: refreshToken,
      id_token: forge(changed(header, idToken.header, request), changed(claims, idToken.claims, request), signature, signer),
    };
    refreshTokens.set(refreshToken, authorization);
    return changed(valid, body, request);
  }

  return provider;
}

const now = (): number => Math.floor(Date.now() / 1000);

const discoveryOf = (issuer: string): Json => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
  userinfo_endpoint: `${issuer}/userinfo`,
  end_session_endpoint: `${issuer}/end-session`,
  revocation_endpoint: `${issuer}/revoke`,
  authorization_response_iss_parameter_supported: true,
  response_types_supported: ['code'],
  response_modes_supported: ['query'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256', 'PS256', 'ES256'],
  code_challenge_methods_supported: ['S256'],
});

/** Checks a code exchange: PKCE verifier (RFC 7636), client ID and redirect URI. */
function isProven({ clientId, redirectUri, challenge }: Authorization, form: Record<string, string>): boolean {
  const answered = createHash('sha256')
    .update(form['code_verifier'] ?? '')
    .digest('base64url');
  return (
    (challenge === undefined || challenge === answered) && form['client_id'] === clientId && form['redirect_uri'] === redirectUri
  );
}
