import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';

import './tokens.css';
import './base.css';
import './kit.css';
import { theme } from './theme.ts';

/** CSP nonce for Emotion's style elements. Browsers hide the `nonce` attribute, but not the property. */
const nonce = typeof document === 'undefined' ? undefined : document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;

/**
 * Emotion cache, shared by the document and the build-time rendering. `prepend` puts its styles before the style sheets, so that our CSS
 * classes override component styles.
 */
export const emotionCache = createCache({ key: 'portal', prepend: true, ...(nonce ? { nonce } : {}) });

export function ThemeRoot({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={emotionCache}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
