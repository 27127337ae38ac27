/** Calls the sandbox's APIs as the portal on its own origin does: bearer token, XSRF token, JSON. */
import { newVisitor, signInForTokens } from './codeFlow.ts';

export interface ApiCaller {
  /** Of the caller's last sign-in; empty for a guest. */
  token: string;
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
}

export const DEMO_PASSWORD = 'Maple-Street-2026';

/** A caller without an account. */
export const guestCaller = (origin: string): Promise<ApiCaller> => callerWith(origin, '');

/** A seeded borrower who has signed in. */
export async function signedInCaller(origin: string, email: string): Promise<ApiCaller> {
  const { tokens } = await signInForTokens(origin, { email, password: DEMO_PASSWORD });
  return callerWith(origin, tokens.access_token);
}

async function callerWith(origin: string, token: string): Promise<ApiCaller> {
  const visitor = newVisitor();
  await visitor.get(`${origin}/api/borrower/account`);
  const xsrf = visitor.cookies.get('XSRF-TOKEN') ?? '';
  return {
    token,
    call: (method, path, body, headers = {}) =>
      fetch(origin + path, {
        method,
        headers: {
          accept: 'application/json',
          ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          cookie: `XSRF-TOKEN=${xsrf}`,
          'x-xsrf-token': xsrf,
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
  };
}

/** Posts JSON to the sandbox's console. */
export const tellSandbox = (origin: string, path: string, body: unknown): Promise<Response> =>
  fetch(`${origin}/sandbox/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
