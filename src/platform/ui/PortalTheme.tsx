import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import { useEffect, useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';

import { useConfig } from '#platform/config/ConfigContext.tsx';
import { selectAppearance } from '#platform/preferences/preferencesSlice.ts';

import { theme } from './theme.ts';
import type { Appearance } from './tokens.ts';

import './tokens.css';
import './base.css';
import './kit.css';

/** The document's nonce, so that Material UI's styles pass the policy; an attribute a page cannot read back is still a property. */
const documentNonce = () => document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

function makeCache() {
  const nonce = documentNonce();
  return createCache({ key: 'portal', ...(nonce ? { nonce } : {}) });
}

/** Theme, styles and appearance. Day is forced unless the deployment leaves the choice to the borrower. */
export function PortalTheme({ children }: { children: ReactNode }) {
  const [cache] = useState(makeCache);
  const chosen = useSelector(selectAppearance);
  const appearance = useConfig().appearance === 'choice' ? chosen : 'light';
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} defaultMode={appearance} storageManager={null}>
        <AppearanceSwitch appearance={appearance} />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}

function AppearanceSwitch({ appearance }: { appearance: Appearance }) {
  const { setMode } = useColorScheme();
  useEffect(() => setMode(appearance), [appearance, setMode]);
  return null;
}
