/**
 * The page in the hidden frame of a silent renewal, `/auth/silent-renew`: hands its address, with the provider's answer in it,
 * to the portal around it. This is the message that oidc-client-ts waits for; loading the library for it would cost a second.
 */
const { location, parent } = window;

if (parent !== window) parent.postMessage({ source: 'oidc-client', url: location.href, keepOpen: false }, location.origin);

export {};
