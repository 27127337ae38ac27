import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { portalTheme } from './theme.ts';

/** The document's nonce, so that Material UI's styles pass the policy; the attribute cannot be read, but the property can. */
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;

/** One cache for all, so that every style is in the page once. */
const cache = createCache({ key: 'portal', ...(nonce ? { nonce } : {}) });

/**
 * Goes around whatever uses a component of Material UI, in the same chunk: no page waits for a library that it does not
 * show yet. The theme's colors follow the page's `data-appearance`, which `PortalTheme` sets.
 */
export function MaterialTheme({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={portalTheme} storageManager={null} colorSchemeNode={null}>
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
