/** What the portal needs of token and revocation answers and the OpenID provider does not give. */
import { createHash } from 'node:crypto';

import { decodeJwt, decodeProtectedHeader, importJWK, SignJWT, type JWK } from 'jose';
import type { KoaContextWithOIDC } from 'oidc-provider';

interface TokenBody {
  access_token?: string;
  id_token?: string;
}

/** OpenID Connect Core 3.1.3.6: left half of the SHA-256 of the access token. */
export const atHash = (accessToken: string): string =>
  createHash('sha256').update(accessToken).digest().subarray(0, 16).toString('base64url');

/**
 * Adds `at_hash` to ID tokens of the token endpoint, so that clients can tell that the two tokens belong together.
 * Takes the content type from an empty revocation answer: client libraries refuse a text answer they can't parse.
 */
export function withTokenAnswers(key: JWK) {
  return async (ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> => {
    await next();
    const { oidc } = ctx as Partial<KoaContextWithOIDC>;
    if (ctx.status !== 200) return;
    if (oidc?.route === 'revocation') ctx.remove('Content-Type');
    if (oidc?.route !== 'token') return;
    const body = ctx.body as TokenBody;
    if (!body.id_token || !body.access_token) return;
    const header = decodeProtectedHeader(body.id_token);
    const idToken = await new SignJWT({ ...decodeJwt(body.id_token), at_hash: atHash(body.access_token) })
      .setProtectedHeader({ ...header, alg: header.alg ?? '' })
      .sign(await importJWK(key, header.alg));
    ctx.body = { ...body, id_token: idToken };
  };
}
