import { createContext } from 'react';

/** Where the row of the present screen sends a link that is not good; null outside of such rows. */
export const BadLinkContext = createContext<string | null>(null);
