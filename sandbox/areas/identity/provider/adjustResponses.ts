/** Additions to the OpenID library's responses that the portal needs. */
import { createHash } from 'node:crypto';

import { decodeJwt, decodeProtectedHeader, importJWK, SignJWT, type JWK } from 'jose';
import type { KoaContextWithOIDC } from 'oidc-provider';

import { API_SCOPE } from '../../../lender/session/accessTokens.ts';
import { SIGNING_ALGORITHM } from '../../../lender/session/signingKey.ts';

interface TokenBody {
  access_token?: string;
  id_token?: string;
  scope?: string;
}

/** OpenID Connect Core 3.1.3.6: the left half of the SHA-256 hash of the access token. */
const atHash = (accessToken: string): string =>
  createHash('sha256').update(accessToken).digest().subarray(0, 16).toString('base64url');

/**
 * Middleware that adjusts the library's responses:
 * - Token: adds `at_hash`, so that clients can check that both tokens belong together. `scope` lists all granted scopes, because client
 * libraries request the listed scopes again on refresh and get no ID token without `openid`.
 * - Revocation: removes the content type of the empty response, because client libraries reject text that they can't parse.
 * - Discovery: lists the scopes and response modes that the one client really has.
 */
export function adjustResponses(key: JWK) {
  return async (ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> => {
    await next();
    if (ctx.status !== 200) return;
    const { oidc } = ctx as Partial<KoaContextWithOIDC>;
    switch (oidc?.route) {
      case 'token': {
        const body = await withAtHash(ctx.body as TokenBody, key);
        ctx.body = { ...body, scope: oidc.entities.RefreshToken?.scope ?? body.scope };
        break;
      }
      case 'revocation':
        ctx.remove('Content-Type');
        break;
      case 'discovery': {
        const { scopes_supported = [], ...document } = ctx.body as { scopes_supported?: string[] };
        ctx.body = { ...document, scopes_supported: [...scopes_supported, API_SCOPE], response_modes_supported: ['query'] };
        break;
      }
    }
  };
}

async function withAtHash(body: TokenBody, key: JWK): Promise<TokenBody> {
  if (!body.id_token || !body.access_token) return body;
  const { alg = SIGNING_ALGORITHM, ...header } = decodeProtectedHeader(body.id_token);
  const idToken = await new SignJWT({ ...decodeJwt(body.id_token), at_hash: atHash(body.access_token) })
    .setProtectedHeader({ ...header, alg })
    .sign(await importJWK(key, alg));
  return { ...body, id_token: idToken };
}
