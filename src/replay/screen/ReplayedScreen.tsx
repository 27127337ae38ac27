import { useMemo } from 'react';
import { RawIntlProvider, type IntlShape } from 'react-intl';
import { Provider } from 'react-redux';
import { createPath, parsePath, Router, type Navigator } from 'react-router-dom';

// First, as in the portal: its styles come before those of the parts.
import { PortalTheme } from '#platform/theme/PortalTheme.tsx';
import { RootErrorBoundary } from '#app/frame/RootErrorBoundary.tsx';
import { ScreenProblemContext } from '#app/frame/ScreenProblemContext.ts';
import { RootLayout } from '#app/RootLayout.tsx';
import { routeTable } from '#app/routes.ts';
import type { PortalConfig } from '#platform/config/config.ts';
import { ConfigContext } from '#platform/config/ConfigContext.tsx';
import { FormSeedContext } from '#platform/history/formSeed.ts';
import { EmbeddedContext } from '#platform/routing/isEmbedded.ts';
import { RouteTableContext } from '#platform/routing/RouteTable.ts';
import { Toasts } from '#platform/toasts/Toasts.tsx';

import type { ShownThere } from '#replay/steps/shownThere.ts';

import type { ReplayStore } from './replayStore.ts';

interface Props extends ShownThere {
  config: PortalConfig;
  intl: IntlShape;
  /** Its state is the step's. */
  store: ReplayStore;
  /** Path and query within the portal. */
  address: string;
  /** Tells the steps apart: each is drawn anew, so that it does not depend on how somebody came to it. */
  step: number;
}

/** The borrower's screen at a step, as the portal draws it from the recorded state. Its links and redirects lead nowhere. */
export function ReplayedScreen({ config, intl, store, address, step, mistakes, broke }: Props) {
  // A key other than the first page's: screens then draw all of themselves at once.
  const location = useMemo(() => ({ ...parsePath(address), state: null, key: 'replay' }), [address]);
  return (
    <ConfigContext value={config}>
      <RawIntlProvider value={intl}>
        <Provider store={store}>
          <PortalTheme>
            <RootErrorBoundary key={step}>
              <RouteTableContext value={routeTable}>
                <Router location={location} navigator={STANDING}>
                  <EmbeddedContext value={false}>
                    <ScreenProblemContext value={PROBLEMS[broke ?? 'none']}>
                      <FormSeedContext value={mistakes}>
                        <RootLayout />
                      </FormSeedContext>
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

/** As a script that did not load is named. */
const missing = Object.assign(new Error(), { name: 'ChunkLoadError' });
const PROBLEMS = { none: null, broken: new Error(), missing };

/** Stays where it is. */
const STANDING: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  go: () => undefined,
  push: () => undefined,
  replace: () => undefined,
};
