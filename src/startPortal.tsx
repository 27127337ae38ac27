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
import type {} from '#platform/firstView/handover.ts'; // the window's `earlyView` and `earlyProblem`
import type { DevTools } from '#platform/listen.ts';
import { nextTask } from '#platform/nextTask.ts';
import { dropSlippedClicks } from '#platform/slippedClicks.ts';
import { hasPassed } from '#platform/startup.ts';
import { ThemeRoot } from '#platform/theme/ThemeRoot.tsx';

// Styles and scripts that are added later carry the page's nonce.
__webpack_nonce__ = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';

/** Shows the portal, or what is wrong with its configuration. @param configDocument as it stands at the lender's */
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
    // The first requests leave before the words are made, which takes a phone a tenth of a second.
    await nextTask();
    intl();
    const isReady = await firstScreen;
    const app = <App config={config} intl={intl()} store={store} />;
    window.isEarlyViewLate = true;
    // Once the page has gone on without its screen, with the person's last name for one, it is no longer what the document shows.
    const taken = isReady && !hasPassed('interactive') ? window.earlyView?.handOver() : null;
    // Piece by piece, so that a press gets its turn.
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

/** React has drawn anew what was not as it would have made it. That is a mistake of ours, unless the browser translated the page meanwhile. */
function onRecoverableError(problem: unknown): void {
  if (!wasTranslated()) reportError(problem);
}

/** Loads only where the browser has the extension; without it, or where its script does not arrive, the store stands alone. */
async function devToolsFor(config: PortalConfig, history: History): Promise<DevTools | null> {
  if (!config.supportCapture || !('__REDUX_DEVTOOLS_EXTENSION_COMPOSE__' in window)) return null;
  const part = await import(/* webpackChunkName: "DevTools" */ '#features/support/devTools.ts').catch(() => null);
  return part?.createDevTools(config, history) ?? null;
}
