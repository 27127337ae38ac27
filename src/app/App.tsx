import { StrictMode, type ComponentType, type ReactNode } from 'react';
import { RawIntlProvider, type IntlShape } from 'react-intl';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';

import type { PortalConfig } from '#platform/config/config.ts';
import { ConfigContext } from '#platform/config/ConfigContext.tsx';
import { RouteTableContext } from '#platform/routing/RouteTable.ts';
import { Toasts } from '#platform/toasts/Toasts.tsx';
import { PortalTheme } from '#platform/theme/PortalTheme.tsx';

import { RootErrorBoundary } from './frame/RootErrorBoundary.tsx';
import { RootLayout } from './RootLayout.tsx';
import { routeTable } from './routes.ts';
import type { createStore } from './store.ts';

interface Props {
  config: PortalConfig;
  intl: IntlShape;
  store: ReturnType<typeof createStore>;
  /** Router to use without a browser, when the build renders the first view. */
  Router?: ComponentType<{ children: ReactNode }>;
}

export function App({ config, intl, store, Router = BrowserRouter }: Props) {
  return (
    <ConfigContext value={config}>
      <RawIntlProvider value={intl}>
        <Provider store={store}>
          <PortalTheme>
            <StrictMode>
              <RootErrorBoundary>
                <RouteTableContext value={routeTable}>
                  <Router>
                    <RootLayout />
                  </Router>
                </RouteTableContext>
              </RootErrorBoundary>
              <Toasts />
            </StrictMode>
          </PortalTheme>
        </Provider>
      </RawIntlProvider>
    </ConfigContext>
  );
}
