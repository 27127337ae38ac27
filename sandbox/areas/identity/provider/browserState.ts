/**
 * OpenID Connect Session Management 1.0: the portal polls an iframe of the provider to detect a sign-in or sign-out there. The polling
 * makes no network requests.
 */
import { createHash, randomBytes } from 'node:crypto';

import type { KoaContextWithOIDC } from 'oidc-provider';

import { CHECK_SESSION_PATH } from '../accounts/paths.ts';

/** The iframe's script can read this cookie, so it must not contain anything that grants access to a session. */
export const BROWSER_STATE_COOKIE = 'op_browser_state';

/** Cookie header that clears the browser state after a sign-out that bypasses the provider's own pages. */
export const CLEAR_BROWSER_STATE_COOKIE = `${BROWSER_STATE_COOKIE}=; Path=/oidc; Max-Age=0; SameSite=Lax`;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Hash that differs for every sign-in, so it changes on any sign-in or sign-out. Empty when signed out. */
function browserStateOf({ oidc }: KoaContextWithOIDC): string {
  const session: (typeof oidc.session & { destroyed?: boolean }) | undefined = oidc.session; // The type definitions lack `destroyed`.
  if (!session?.accountId || session.destroyed) return '';
  return sha256(`browser state ${session.uid} ${session.accountId} ${session.loginTs ?? 0}`);
}

/** `session_state` as defined in section 3: a salted hash of client, origin and browser state. The iframe computes the same hash. */
export function sessionState(clientId: string, origin: string, browserState: string): string {
  const salt = randomBytes(12).toString('base64url');
  return `${sha256(`${clientId} ${origin} ${browserState} ${salt}`)}.${salt}`;
}

const SESSION_CHANGING_ROUTES = new Set(['authorization', 'resume', 'end_session_confirm']);

/** Keeps the browser-state cookie in sync with the session, and adds `session_state` to success and error redirects. */
export async function withBrowserState(ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> {
  await next();
  const { oidc } = ctx as Partial<KoaContextWithOIDC>;
  if (!oidc?.session || !SESSION_CHANGING_ROUTES.has(oidc.route)) return;

  const browserState = browserStateOf(ctx);
  const known = ctx.cookies.get(BROWSER_STATE_COOKIE, { signed: false }) ?? '';
  if (known !== browserState) {
    ctx.cookies.set(BROWSER_STATE_COOKIE, browserState === '' ? null : browserState, {
      path: '/oidc',
      httpOnly: false,
      sameSite: 'lax',
      signed: false,
      overwrite: true,
    });
  }

  const redirectUri = oidc.params?.['redirect_uri'];
  const location = ctx.response.headers['location'];
  if (!oidc.client || typeof location !== 'string' || typeof redirectUri !== 'string') return;
  if (!location.startsWith(`${redirectUri}?`)) return;
  const answer = new URL(location);
  answer.searchParams.set('session_state', sessionState(oidc.client.clientId, answer.origin, browserState));
  ctx.redirect(answer.href);
}

/** Value of `check_session_iframe` in the discovery document. */
export const checkSessionUrl = (issuer: string): string => issuer + CHECK_SESSION_PATH;
