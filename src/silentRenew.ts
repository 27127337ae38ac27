/**
 * Script of `/auth/silent-renew`, the page in the hidden iframe of a silent renewal. It posts its URL, which contains the provider's
 * response, to the portal. oidc-client-ts waits for this message; loading that library here would take a second.
 */
const { location, parent } = window;

if (parent !== window) parent.postMessage({ source: 'oidc-client', url: location.href, keepOpen: false }, location.origin);

export {};
