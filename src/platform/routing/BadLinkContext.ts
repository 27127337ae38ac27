import { createContext } from 'react';

/** Where the current route row redirects an invalid mailed link; null for other rows. */
export const BadLinkContext = createContext<string | null>(null);
