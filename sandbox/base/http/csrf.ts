/**
 * Protection against cross-site request forgery. A page on the sandbox's own origin proves itself with a signed token that only it can
 * read (cookie XSRF-TOKEN, sent back as X-XSRF-TOKEN). A portal on another allowed origin cannot read that cookie; it is protected by
 * CORS and by its bearer token, which no other site has. All other origins are refused.
 */
import { createHmac, randomBytes } from 'node:crypto';

import type {} from '@fastify/cookie'; // for the types of `cookies` and `setCookie`
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { getOrCreateSetting } from '../db/sandboxSettings.ts';
import type { Sandbox } from '../sandbox.ts';
import { isSameDigest } from '../keyedHash.ts';
import { Refusal } from './errors.ts';

const XSRF_COOKIE = 'XSRF-TOKEN';
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

declare module 'fastify' {
  interface FastifyInstance {
    xsrf: { make(): string; isGood(token: string): boolean };
  }
}

/** Sets the XSRF cookie, unless the request already has a valid one. */
export function setXsrfCookie(reply: FastifyReply): void {
  const { xsrf } = reply.server;
  const known = reply.request.cookies[XSRF_COOKIE];
  if (known !== undefined && xsrf.isGood(known)) return;
  void reply.setCookie(XSRF_COOKIE, xsrf.make(), { path: '/', sameSite: 'lax', secure: reply.request.protocol === 'https' });
}

/** The signing key is stored in the database, so that tokens of open pages stay valid after a restart. */
export async function addXsrfTokens(app: FastifyInstance, { database }: Sandbox): Promise<void> {
  const key = await getOrCreateSetting(database, 'xsrf-key', () => randomBytes(32).toString('base64url'));
  const sign = (value: string): string => createHmac('sha256', key).update(value).digest('base64url');
  app.decorate('xsrf', {
    make() {
      const value = randomBytes(16).toString('base64url');
      return `${value}.${sign(value)}`;
    },
    isGood(token) {
      const [value = '', signature = ''] = token.split('.');
      return isSameDigest(signature, sign(value));
    },
  });
}

/** Hook for the APIs: refuses a request with an unsafe method that may have been forged. @throws Refusal 403 */
export function rejectForgedRequest(settings: Sandbox['settings'], request: FastifyRequest): void {
  if (SAFE_METHODS.has(request.method)) return;
  const { origin, host } = request.headers;
  const isSameOrigin =
    origin === undefined || (URL.canParse(origin) && new URL(origin).host === host && isOwnOrigin(settings, origin));
  if (!isSameOrigin) {
    if (settings.portalOrigins.includes(origin)) return;
    throw new Refusal(403, 'This page may not do that. Open the portal again and retry.', { code: 'foreignOrigin' });
  }
  const cookie = request.cookies[XSRF_COOKIE] ?? '';
  const header = request.headers['x-xsrf-token'];
  if (typeof header === 'string' && cookie !== '' && isSameDigest(header, cookie) && request.server.xsrf.isGood(cookie)) return;
  throw new Refusal(
    403,
    'We could not confirm that this came from the portal. Nothing was changed. Allow cookies for this site, reload the page and try again.',
    { code: 'xsrf' },
  );
}

/** The loopback names all mean this server, so any of them counts as the sandbox's own origin. */
function isOwnOrigin({ origin: own, port }: Sandbox['settings'], origin: string): boolean {
  return [own, `http://localhost:${port}`, `http://127.0.0.1:${port}`, `http://[::1]:${port}`].includes(origin);
}
