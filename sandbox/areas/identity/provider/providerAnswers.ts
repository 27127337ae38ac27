/** What the portal needs of the OpenID provider's answers and the library does not give. */
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

/** OpenID Connect Core 3.1.3.6: left half of the SHA-256 of the access token. */
const atHash = (accessToken: string): string =>
  createHash('sha256').update(accessToken).digest().subarray(0, 16).toString('base64url');

/**
 * Adds `at_hash` to ID tokens of the token endpoint, so that clients can tell that the two tokens belong together.
 * Names all granted scopes, not only the API's: client libraries ask for the same ones again when they refresh, and without
 * `openid` among them no ID token comes back.
 * Takes the content type from an empty revocation answer: client libraries refuse a text answer they can't parse.
 * Says in the discovery document what is true of this provider's one client.
 */
export function withOwnAnswers(key: JWK) {
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
