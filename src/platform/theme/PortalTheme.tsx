import { useLayoutEffect, type ReactNode } from 'react';
import { useSelector } from 'react-redux';

import { useConfig } from '#platform/config/ConfigContext.tsx';
import { selectAppearance } from '#platform/preferences/preferencesSlice.ts';

import { ThemeRoot } from './ThemeRoot.tsx';

/** Light mode is forced unless the configuration lets the user choose. */
export function PortalTheme({ children }: { children: ReactNode }) {
  const chosen = useSelector(selectAppearance);
  const appearance = useConfig().appearance === 'choice' ? chosen : 'light';
  useLayoutEffect(() => {
    document.documentElement.dataset['appearance'] = appearance;
  }, [appearance]);
  return <ThemeRoot>{children}</ThemeRoot>;
}
