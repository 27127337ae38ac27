import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RawIntlProvider, type IntlShape } from 'react-intl';

import { App } from '#app/App.tsx';
import { assemblePortal } from '#app/assemblePortal.ts';
import '#app/frame/shell.css';
import { StartUpProblem } from '#app/frame/StartUpProblem.tsx';
import { fetchReportsAhead, offerReports } from '#app/problemReports.ts';
import { bearTranslation, wasTranslated } from '#platform/bearTranslation.ts';
import { ConfigProblem, loadConfig, type PortalConfig } from '#platform/config/config.ts';
import { safeStorage } from '#platform/config/safeStorage.ts';
import { createHistory, USUAL_LIMITS, type History } from '#platform/history/history.ts';
import { watchTroubles } from '#platform/history/watchTroubles.ts';
import { createPortalIntl } from '#platform/i18n/portalIntl.ts';
import type {} from '#platform/firstView/handover.ts'; // declares `window.earlyView` and `window.earlyProblem`
import type { DevTools } from '#platform/listen.ts';
import { nextTask } from '#platform/nextTask.ts';
import { dropSlippedClicks } from '#platform/slippedClicks.ts';
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
  const limits = { ...USUAL_LIMITS };
  const history = createHistory(limits);
  watchTroubles(history);
  if (window.earlyProblem !== undefined) reportError(window.earlyProblem);
  bearTranslation();
  dropSlippedClicks();
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
      leaveTo: (url) => window.location.assign(url),
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
    const taken = isReady && !hasPassed('interactive') ? window.earlyView?.handOver() : null;
    // A transition renders in slices, so that clicks are handled in between.
    startTransition(() => {
      if (taken == null) {
        window.earlyView?.remove();
        createRoot(container).render(app);
        return;
      }
      hydrateRoot(container, app, { onRecoverableError });
      taken.pressed?.click();
    });
  } catch (problem) {
    if (!(problem instanceof ConfigProblem)) throw problem;
    offerReports({ history, config: null, intl });
    fetchReportsAhead();
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
