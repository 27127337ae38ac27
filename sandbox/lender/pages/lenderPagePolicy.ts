/**
 * Content Security Policy of the lender's pages. `form-action` includes the portal, because browsers apply it to the redirect after a
 * form is submitted, too. `embeddedBy` lists origins that may frame the page; by default nobody may.
 */
export function lenderPagePolicy(nonce: string, portalOrigins: readonly string[], embeddedBy: readonly string[] = []): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    'img-src data:',
    "font-src 'self'",
    `form-action 'self' ${portalOrigins.join(' ')}`,
    `frame-ancestors ${embeddedBy.length > 0 ? `'self' ${embeddedBy.join(' ')}` : "'none'"}`,
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
}
