import { createContext } from 'react';

/**
 * Returns whether the portal runs in an iframe of another page. There it never redirects to the identity provider, which forbids being
 * framed.
 */
export const isEmbedded = (): boolean => window.top !== window.self;

/** The same for components. The replay provides false, because its iframe must not affect the screens in it. */
export const EmbeddedContext = createContext(isEmbedded());
