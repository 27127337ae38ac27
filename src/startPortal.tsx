import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RawIntlProvider, type IntlShape } from 'react-intl';

import { App } from '#app/App.tsx';
import { assemblePortal } from '#app/assemblePortal.ts';
import '#app/frame/shell.css';
import { StartUpProblem } from '#app/frame/StartUpProblem.tsx';
import { preloadProblemReports, enableProblemReports } from '#app/problemReports.ts';
import { tolerateTranslation, wasTranslated } from '#platform/tolerateTranslation.ts';
import { ConfigProblem, loadConfig, type PortalConfig } from '#platform/config/config.ts';
import { safeStorage } from '#platform/config/safeStorage.ts';
import { createHistory, DEFAULT_LIMITS, type History } from '#platform/history/history.ts';
import { watchErrors } from '#platform/history/watchErrors.ts';
import { createPortalIntl } from '#platform/i18n/portalIntl.ts';
import type {} from '#platform/firstView/earlyView.ts'; // This import declares `window.earlyView` and `window.earlyProblem`.
import type { DevTools } from '#platform/storeTypes.ts';
import { nextTask } from '#platform/nextTask.ts';
import { ignoreMisplacedDoubleClicks } from '#platform/ignoreMisplacedDoubleClicks.ts';
import { hasPassed } from '#platform/startup.ts';
import { ThemeRoot } from '#platform/theme/ThemeRoot.tsx';

// Gives the page's CSP nonce to styles and scripts that are added later.
__webpack_nonce__ = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';

/**
 * Renders the portal, or an error page if its configuration is invalid.
 * @param configDocument the runtime configuration as the host sent it
 */
export async function startPortal(configDocument: Promise<unknown>) {
  const container = document.getElementById('root');
  if (container === null) throw new Error('The page has no #root');
  let made: IntlShape | undefined;
  const intl = () => (made ??= createPortalIntl());
  const limits = { ...DEFAULT_LIMITS };
  const history = createHistory(limits);
  watchErrors(history);
  if (window.earlyProblem !== undefined) reportError(window.earlyProblem);
  tolerateTranslation();
  ignoreMisplacedDoubleClicks();
  try {
    const config = await loadConfig(() => configDocument);
    Object.assign(limits, config.support.history);
    const devTools = await devToolsFor(config, history);
    const { store, firstScreen } = assemblePortal({
      config,
      history,
      intl,
      storage: safeStorage(() => window.localStorage),
      tabStorage: safeStorage(() => window.sessionStorage),
      navigateAway: (url) => window.location.assign(url),
      ...(devTools === null ? {} : { devTools }),
    });
    // Lets the first requests be sent before `intl` is created, which takes about 100 ms on a phone.
    await nextTask();
    intl();
    const isReady = await firstScreen;
    const app = <App config={config} intl={intl()} store={store} />;
    window.isEarlyViewLate = true;
    // After the `interactive` stage the early view can no longer be hydrated, because the state has moved on (for example, the user's
    // last name has loaded) and no longer matches the document.
    const handedOver = isReady && !hasPassed('interactive') ? window.earlyView?.handOver() : null;
    // A transition renders in slices, so that clicks are handled in between.
    startTransition(() => {
      if (handedOver == null) {
        window.earlyView?.remove();
        createRoot(container).render(app);
        return;
      }
      hydrateRoot(container, app, { onRecoverableError });
      handedOver.pressed?.click();
    });
  } catch (problem) {
    if (!(problem instanceof ConfigProblem)) throw problem;
    enableProblemReports({ history, config: null, intl });
    preloadProblemReports();
    window.isEarlyViewLate = true;
    window.earlyView?.remove();
    createRoot(container).render(
      <RawIntlProvider value={intl()}>
        <ThemeRoot>
          <StartUpProblem problem={problem} />
        </ThemeRoot>
      </RawIntlProvider>,
    );
  }
}

/** React rendered something other than the early view. That is a bug, unless the browser has translated the page in the meantime. */
function onRecoverableError(problem: unknown): void {
  if (!wasTranslated()) reportError(problem);
}

/** Connects Redux DevTools. Returns null when the extension is missing or not allowed, or when its script does not load. */
async function devToolsFor(config: PortalConfig, history: History): Promise<DevTools | null> {
  if (!config.supportCapture || !('__REDUX_DEVTOOLS_EXTENSION_COMPOSE__' in window)) return null;
  const part = await import(/* webpackChunkName: "DevTools" */ '#features/support/devTools.ts').catch(() => null);
  return part?.createDevTools(config, history) ?? null;
}
