/** Calls the sandbox's APIs as the portal does: same origin, bearer token, XSRF token, and a JSON or multipart body. */
import type { ErrorBody } from '#contract/refusals.ts';

import { newVisitor, signInForTokens } from './codeFlow.ts';
import { checkConflict } from './publishedConflicts.ts';

export interface ApiCaller {
  /** Access token of the signed-in borrower; empty for a guest. */
  token: string;
  headers: Record<string, string>;
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
}

export const DEMO_PASSWORD = 'Maple-Street-2026';

export const guestCaller = (origin: string): Promise<ApiCaller> => callerWith(origin, '');

export async function signedInCaller(origin: string, email: string): Promise<ApiCaller> {
  const { tokens } = await signInForTokens(origin, { email, password: DEMO_PASSWORD });
  return callerWith(origin, tokens.access_token);
}

async function callerWith(origin: string, token: string): Promise<ApiCaller> {
  const visitor = newVisitor();
  await visitor.get(`${origin}/api/borrower/account`);
  const xsrf = visitor.cookies.get('XSRF-TOKEN') ?? '';
  const own = {
    accept: 'application/json',
    ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
    cookie: `XSRF-TOKEN=${xsrf}`,
    'x-xsrf-token': xsrf,
  };
  return {
    token,
    headers: own,
    call: async (method, path, body, headers = {}) => {
      const isForm = body instanceof FormData;
      const answer = await fetch(origin + path, {
        method,
        headers: { ...own, ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }), ...headers },
        ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
      });
      if (answer.status === 409) checkConflict(method, path, (await answer.clone().json()) as ErrorBody);
      return answer;
    },
  };
}

export const postToConsole = (origin: string, path: string, body: unknown): Promise<Response> =>
  fetch(`${origin}/sandbox/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
