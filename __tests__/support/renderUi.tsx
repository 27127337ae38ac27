import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';

import { frameSlice } from '#app/frame/frameSlice.ts';
import type { PortalConfig } from '#platform/config/config.ts';
import { ConfigContext } from '#platform/config/ConfigContext.tsx';
import { createPortalIntl } from '#platform/i18n/portalIntl.ts';
import { preferencesReducer } from '#platform/preferences/preferencesSlice.ts';
import { sessionReducer } from '#platform/session/store/sessionSlice.ts';
import { PortalTheme } from '#platform/theme/PortalTheme.tsx';

import localConfig from '../../config/local.json';
import { fastUser } from './fastUser.ts';
import './waitForIdleReact.ts';

export const config = localConfig as unknown as PortalConfig; // The configuration that `npm start` serves.

/**
 * Renders routes, or one element on every path, with the portal's theme, messages and configuration. The store is minimal, nobody is
 * signed in, and no requests are made.
 */
export function renderUi(content: ReactNode | RouteObject[], options: { at?: string; config?: Partial<PortalConfig> } = {}) {
  const routes = Array.isArray(content) ? content : [{ path: '*', element: content }];
  const router = createMemoryRouter(routes, { initialEntries: [options.at ?? '/'] });
  const store = configureStore({
    reducer: combineReducers({ preferences: preferencesReducer, session: sessionReducer, frame: frameSlice.reducer }),
  });
  const view = render(
    <ConfigContext value={{ ...config, ...options.config }}>
      <RawIntlProvider value={createPortalIntl()}>
        <Provider store={store}>
          <PortalTheme>
            <RouterProvider router={router} />
          </PortalTheme>
        </Provider>
      </RawIntlProvider>
    </ConfigContext>,
  );
  return { ...view, router, store, user: fastUser() };
}
