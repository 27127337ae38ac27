import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { RawIntlProvider, type IntlShape } from 'react-intl';

import { App } from '#app/App.tsx';
import { askForFirstScreen } from '#app/firstScreen.ts';
import '#app/frame/shell.css';
import { nextScreenListeners } from '#app/nextScreen.ts';
import { fetchReportsAhead, offerReports } from '#app/problemReports.ts';
import { createStore } from '#app/store.ts';
import { takeOffStraySigns } from '#app/straySigns.ts';
import { identityApi } from '#platform/api/identityApi.ts';
import { refetchWhenOnline } from '#platform/api/refetchWhenOnline.ts';
import { bearTranslation } from '#platform/bearTranslation.ts';
import { checkTimeZone, ConfigProblem, loadConfig, type PortalConfig } from '#platform/config/config.ts';
import { safeStorage } from '#platform/config/safeStorage.ts';
import { createHistory, USUAL_LIMITS, type History } from '#platform/history/history.ts';
import { watchPerson } from '#platform/history/watchPerson.ts';
import { watchTroubles } from '#platform/history/watchTroubles.ts';
import { createPortalIntl } from '#platform/i18n/portalIntl.ts';
import type { DevTools, Surroundings } from '#platform/listen.ts';
import { nextTask } from '#platform/nextTask.ts';
import { createIdentityClient } from '#platform/session/client/identityClient.ts';
import type { ProviderCalls } from '#platform/session/client/providerCalls.ts';
import { watchSession } from '#platform/session/store/sessionClock.ts';
import { dropSlippedClicks } from '#platform/slippedClicks.ts';

// Styles and scripts that are added later carry the page's nonce.
__webpack_nonce__ = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';

const loadStartUpProblem = () => import(/* webpackChunkName: "StartUpProblem" */ '#platform/config/StartUpProblem.tsx');

/** Shows the portal, or what is wrong with its configuration. @param configDocument as it stands at the lender's */
export async function startPortal(configDocument: Promise<unknown>) {
  const container = document.getElementById('root');
  if (container === null) throw new Error('The page has no #root');
  const root = createRoot(container);
  let made: IntlShape | undefined;
  const intl = () => (made ??= createPortalIntl());
  const limits = { ...USUAL_LIMITS };
  const history = createHistory(limits);
  watchTroubles(history);
  bearTranslation();
  dropSlippedClicks();
  takeOffStraySigns();
  try {
    const config = await loadConfig(() => configDocument);
    Object.assign(limits, config.support.history);
    // Whatever came with the script is evaluated by now: a press or a scroll gets its turn.
    await nextTask();
    const devTools = await devToolsFor(config, history);
    const storage = safeStorage(() => window.localStorage);
    const tabStorage = safeStorage(() => window.sessionStorage);
    const surroundings: Surroundings = {
      config,
      ...(config.supportCapture ? { history } : {}),
      intl,
      storage,
      tabStorage,
      identity: createIdentityClient(config.identity, storage, tabStorage),
      leaveTo: (url) => window.location.assign(url),
      ...(devTools === null ? {} : { devTools }),
    };
    const store = createStore(surroundings, [nextScreenListeners]);
    surroundings.identity.connect({ dispatch: store.dispatch, calls: providerCalls(store.dispatch) });
    const asked = askForFirstScreen(store);
    // What blocks the thread waits until the first requests have left.
    await nextTask(10);
    checkTimeZone(config);
    offerReports({ history, config, intl: intl() });
    if (config.supportCapture) {
      fetchReportsAhead();
      watchPerson(store.dispatch);
    }
    watchSession(
      store,
      surroundings,
      asked.then(() => nextTask(FIRST_SCREEN_MS)),
    );
    refetchWhenOnline(store.dispatch);
    await asked;
    // Piece by piece, so that a press gets its turn.
    startTransition(() => root.render(<App config={config} intl={intl()} store={store} />));
  } catch (problem) {
    if (!(problem instanceof ConfigProblem)) throw problem;
    offerReports({ history, config: null, intl: intl() });
    fetchReportsAhead();
    const part = await loadStartUpProblem().catch(() => null);
    if (part === null) window.alert(problem.message);
    else
      root.render(
        <RawIntlProvider value={intl()}>
          <part.StartUpProblem problem={problem} />
        </RawIntlProvider>,
      );
  }
}

/** Long enough for the first screen to be drawn; where it takes longer, the timer waits for it. */
const FIRST_SCREEN_MS = 100;

/** Loads only where the browser has the extension; without it, or where its script does not arrive, the store stands alone. */
async function devToolsFor(config: PortalConfig, history: History): Promise<DevTools | null> {
  if (!config.supportCapture || !('__REDUX_DEVTOOLS_EXTENSION_COMPOSE__' in window)) return null;
  const part = await import(/* webpackChunkName: "DevTools" */ '#features/support/devTools.ts').catch(() => null);
  return part?.createDevTools(config, history) ?? null;
}

/** In the identity client's script, which asks for them. */
const loadVerifying = () => import(/* webpackChunkName: "verifiedUserManager" */ '#platform/session/client/verifyingApi.ts');

/** The provider's documents, fetched through the identity API so that they show in DevTools like every call. */
const providerCalls = (dispatch: ReturnType<typeof createStore>['dispatch']): ProviderCalls => ({
  discovery: () => dispatch(identityApi.endpoints.getDiscovery.initiate(undefined, { subscribe: false })).unwrap(),
  signingKeys: async (jwksUri, fresh) => (await loadVerifying()).signingKeys(dispatch, jwksUri, fresh),
  userInfo: async (address, accessToken) => (await loadVerifying()).userInfo(dispatch, address, accessToken),
});
