import { createContext, useContext } from 'react';

import type { PortalConfig } from './config.ts';

export const ConfigContext = createContext<PortalConfig | null>(null);

export function useConfig(): PortalConfig {
  const config = useContext(ConfigContext);
  if (config === null) throw new Error('useConfig is used outside ConfigContext');
  return config;
}
