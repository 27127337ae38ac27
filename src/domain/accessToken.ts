/** Claims the portal reads from a bearer token. The signature is not checked here: the server and the identity verifier check it. */
export interface AccessTokenClaims {
  /** Expiry, in seconds since the epoch. */
  exp: number;
  sub: string | null;
}

/**
 * Decodes a token's claims. Returns null when it cannot be decoded or has no expiry; such a token counts as signed out (specification,
 * section 4).
 */
export function decodeAccessToken(token: string): AccessTokenClaims | null {
  const parts = token.split('.');
  const payload = parts[1];
  if (parts.length !== 3 || payload === undefined) return null;
  try {
    const claims: unknown = JSON.parse(fromBase64Url(payload));
    if (typeof claims !== 'object' || claims === null) return null;
    const { exp, sub } = claims as { exp?: unknown; sub?: unknown }; // Each field is checked below.
    if (typeof exp !== 'number' || !Number.isFinite(exp)) return null;
    return { exp, sub: typeof sub === 'string' && sub !== '' ? sub : null };
  } catch {
    return null;
  }
}

function fromBase64Url(text: string): string {
  const bytes = Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0));
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}
