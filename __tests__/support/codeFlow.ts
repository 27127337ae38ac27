/** Runs the OAuth code flow in Node, as a browser and the portal would. For tests of the flow itself, or that need a real access token. */
import { createHash, randomBytes } from 'node:crypto';

import type { TokenResponse } from '#contract/identity.ts';

/** Minimal HTTP client that stores cookies and does not follow redirects. */
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

/** The authorization URL and the values that the portal stores until the provider redirects back. */
export interface CodeRequest {
  url: string;
  redirectUri: string;
  verifier: string;
  state: string;
  nonce: string;
}

/** `extra` overrides or adds parameters. */
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

/** Follows redirects until the URL starts with `until` (returned without being requested) or a response is not a redirect. */
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

/** The returned response is a redirect if the password is right. */
export async function submitSignIn(
  visitor: Visitor,
  request: CodeRequest,
  person: { email: string; password: string },
): Promise<Response> {
  const sent = await visitor.get(request.url);
  const page = new URL(sent.headers.get('location') ?? '', request.url).href;
  return visitor.post(page, person);
}

/** @returns the callback URL that the provider redirects to */
export async function signInForCode(
  visitor: Visitor,
  request: CodeRequest,
  person: { email: string; password: string },
): Promise<URL> {
  const end = await follow(visitor, await submitSignIn(visitor, request, person), request.url, request.redirectUri);
  if (!(end instanceof URL)) throw new Error(`The sign-in ended at a page with status ${end.status}`);
  return end;
}

export const postToken = (origin: string, form: Record<string, string>): Promise<Response> =>
  fetch(`${origin}/oidc/token`, {
    method: 'POST',
    headers: { accept: 'application/json', origin },
    body: new URLSearchParams({ client_id: 'borrower-portal', ...form }),
  });

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

export async function signInForTokens(
  origin: string,
  person: { email: string; password: string },
): Promise<{ visitor: Visitor; request: CodeRequest; callback: URL; tokens: TokenResponse }> {
  const visitor = newVisitor();
  const request = codeRequest(origin);
  const callback = await signInForCode(visitor, request, person);
  return { visitor, request, callback, tokens: await exchangeCode(origin, request, callback) };
}
