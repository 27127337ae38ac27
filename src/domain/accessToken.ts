/** What the portal reads from a bearer token. It does not check the signature here: the server and the identity verifier do. */
export interface AccessTokenClaims {
  /** Epoch seconds. */
  exp: number;
  sub: string | null;
}

/** The token's claims, or null for anything that does not decode or has no expiry: such a token means signed out (specification, section 4). */
export function decodeAccessToken(token: string): AccessTokenClaims | null {
  const parts = token.split('.');
  const payload = parts[1];
  if (parts.length !== 3 || payload === undefined) return null;
  try {
    const claims: unknown = JSON.parse(fromBase64Url(payload));
    if (typeof claims !== 'object' || claims === null) return null;
    const { exp, sub } = claims as { exp?: unknown; sub?: unknown }; // an object: its fields are checked one by one
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
