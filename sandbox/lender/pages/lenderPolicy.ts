/**
 * The policy of these pages. `form-action` names the portal too: browsers apply it to the redirect that follows a form.
 * `embeddedBy` lists the origins that may show the page in a frame; nobody otherwise.
 */
export function lenderPolicy(nonce: string, portalOrigins: readonly string[], embeddedBy: readonly string[] = []): string {
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
