import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';

import './tokens.css';
import './base.css';
import './kit.css';
import { theme } from './theme.ts';

/** The document's nonce, so that Material UI's styles pass the policy; the attribute cannot be read, but the property can. */
const nonce = typeof document === 'undefined' ? undefined : document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;

/** One for the document, or for the build where there is none. Its styles come before the style sheet's, so that a class of ours wins over a component's own look. */
export const cache = createCache({ key: 'portal', prepend: true, ...(nonce ? { nonce } : {}) });

/** Around each root of React: the look of Material UI's components. */
export function ThemeRoot({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
