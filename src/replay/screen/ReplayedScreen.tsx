import { useMemo } from 'react';
import { RawIntlProvider, type IntlShape } from 'react-intl';
import { Provider } from 'react-redux';
import { createPath, parsePath, Router, type Navigator } from 'react-router-dom';

// Import the theme first, as the portal does, so that its styles precede those of the components.
import { PortalTheme } from '#platform/theme/PortalTheme.tsx';
import { RootErrorBoundary } from '#app/frame/RootErrorBoundary.tsx';
import { ScreenProblemContext } from '#app/frame/ScreenProblemContext.ts';
import { RootLayout } from '#app/RootLayout.tsx';
import { routeTable } from '#app/routes.ts';
import type { PortalConfig } from '#platform/config/config.ts';
import { ConfigContext } from '#platform/config/ConfigContext.tsx';
import { RestoredFormContext } from '#platform/history/RestoredFormContext.ts';
import { EmbeddedContext } from '#platform/routing/isEmbedded.ts';
import { RouteTableContext } from '#platform/routing/RouteTable.ts';
import { Toasts } from '#platform/toasts/Toasts.tsx';

import type { UnstoredView } from '#replay/steps/unstoredViews.ts';

import type { ReplayStore } from './replayStore.ts';

interface Props extends UnstoredView {
  config: PortalConfig;
  intl: IntlShape;
  store: ReplayStore;
  /** Path and query string within the portal. */
  address: string;
  /** Id of the step, used as a React key: each step is mounted anew, so that it does not depend on the steps shown before. */
  step: number;
}

/** Renders the borrower's screen at a step from the recorded state, with the portal's own components. Links and redirects do nothing. */
export function ReplayedScreen({ config, intl, store, address, step, mistakes, crash }: Props) {
  // The key must differ from the first page's, so that screens render completely at once.
  const location = useMemo(() => ({ ...parsePath(address), state: null, key: 'replay' }), [address]);
  return (
    <ConfigContext value={config}>
      <RawIntlProvider value={intl}>
        <Provider store={store}>
          <PortalTheme>
            <RootErrorBoundary key={step}>
              <RouteTableContext value={routeTable}>
                <Router location={location} navigator={INERT_NAVIGATOR}>
                  <EmbeddedContext value={false}>
                    <ScreenProblemContext value={ERROR_BY_CRASH[crash ?? 'none']}>
                      <RestoredFormContext value={mistakes}>
                        <RootLayout />
                      </RestoredFormContext>
                    </ScreenProblemContext>
                  </EmbeddedContext>
                </Router>
              </RouteTableContext>
            </RootErrorBoundary>
            <Toasts />
          </PortalTheme>
        </Provider>
      </RawIntlProvider>
    </ConfigContext>
  );
}

/** webpack's error for a script that failed to load. */
const missingChunkError = Object.assign(new Error(), { name: 'ChunkLoadError' });
const ERROR_BY_CRASH = { none: null, broken: new Error(), missing: missingChunkError };

const INERT_NAVIGATOR: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  go: () => undefined,
  push: () => undefined,
  replace: () => undefined,
};
