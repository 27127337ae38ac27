/** A visitor's browser and the portal's part of the code flow, in Node: for tests that need a real access token, or the flow itself. */
import { createHash, randomBytes } from 'node:crypto';

import type { TokenResponse } from '#contract/identity.ts';

/** A simple browser: keeps cookies and never follows redirects by itself. */
export interface Visitor {
  cookies: Map<string, string>;
  get: (url: string, headers?: Record<string, string>) => Promise<Response>;
  post: (url: string, form: Record<string, string>, headers?: Record<string, string>) => Promise<Response>;
}

export function newVisitor(): Visitor {
  const cookies = new Map<string, string>();
  const send = async (url: string, headers: Record<string, string>, body?: URLSearchParams): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, {
      headers: { accept: 'text/html', ...(cookie !== '' && { cookie }), ...headers },
      redirect: 'manual',
      ...(body && { method: 'POST', body }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /expires=Thu, 01 Jan 1970|max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
  return {
    cookies,
    get: (url, headers = {}) => send(url, headers),
    post: (url, form, headers = {}) => send(url, headers, new URLSearchParams(form)),
  };
}

/** What the portal stores until a visitor returns from the provider. */
export interface CodeRequest {
  url: string;
  redirectUri: string;
  verifier: string;
  state: string;
  nonce: string;
}

/** An authorization request as the portal makes it; `extra` overrides or adds parameters. */
export function codeRequest(origin: string, extra: Record<string, string> = {}): CodeRequest {
  const verifier = randomBytes(32).toString('base64url');
  const [state, nonce] = [randomBytes(12).toString('hex'), randomBytes(12).toString('hex')];
  const redirectUri = extra['redirect_uri'] ?? `${origin}/auth/callback`;
  const query = new URLSearchParams({
    client_id: 'borrower-portal',
    response_type: 'code',
    response_mode: 'query',
    scope: 'openid profile borrower-api',
    redirect_uri: redirectUri,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    state,
    nonce,
    ...extra,
  });
  return { url: `${origin}/oidc/auth?${query}`, redirectUri, verifier, state, nonce };
}

/** Follows redirects until the address starts with `until` (which is not opened) or a page answers. */
export async function follow(visitor: Visitor, first: Response, base: string, until: string): Promise<URL | Response> {
  let response = first;
  for (let hops = 0; hops < 8; hops += 1) {
    const location = response.headers.get('location');
    if (!location) return response;
    const next = new URL(location, base);
    if (next.href.startsWith(until)) return next;
    response = await visitor.get(next.href);
  }
  throw new Error('More redirects than a sign-in has');
}

/** Opens the sign-in page and posts its form; gives the answer to the form, which is a redirect when the password was right. */
export async function submitSignIn(
  visitor: Visitor,
  request: CodeRequest,
  person: { email: string; password: string },
): Promise<Response> {
  const sent = await visitor.get(request.url);
  const page = new URL(sent.headers.get('location') ?? '', request.url).href;
  return visitor.post(page, person);
}

/** Signs in with the form, and gives the address that the visitor comes back to the portal with. */
export async function signInForCode(
  visitor: Visitor,
  request: CodeRequest,
  person: { email: string; password: string },
): Promise<URL> {
  const end = await follow(visitor, await submitSignIn(visitor, request, person), request.url, request.redirectUri);
  if (!(end instanceof URL)) throw new Error(`The sign-in ended at a page with status ${end.status}`);
  return end;
}

/** POSTs to the token endpoint as a browser of the portal's origin would. */
export const postToken = (origin: string, form: Record<string, string>): Promise<Response> =>
  fetch(`${origin}/oidc/token`, {
    method: 'POST',
    headers: { accept: 'application/json', origin },
    body: new URLSearchParams({ client_id: 'borrower-portal', ...form }),
  });

/** Exchanges the code of `callback`. Rejects when the provider refuses. */
export async function exchangeCode(origin: string, request: CodeRequest, callback: URL): Promise<TokenResponse> {
  const response = await postToken(origin, {
    grant_type: 'authorization_code',
    code: callback.searchParams.get('code') ?? '',
    redirect_uri: request.redirectUri,
    code_verifier: request.verifier,
  });
  if (!response.ok) throw new Error(`The code was refused: ${await response.text()}`);
  return (await response.json()) as TokenResponse;
}

/** The whole flow: a signed-in visitor and their tokens. */
export async function signInForTokens(
  origin: string,
  person: { email: string; password: string },
): Promise<{ visitor: Visitor; request: CodeRequest; callback: URL; tokens: TokenResponse }> {
  const visitor = newVisitor();
  const request = codeRequest(origin);
  const callback = await signInForCode(visitor, request, person);
  return { visitor, request, callback, tokens: await exchangeCode(origin, request, callback) };
}
