/**
 * Script of the replay iframe: renders the borrower's screen at one step of a problem report. The browser isolates the iframe
 * (`replayScreenPolicy`). The order of the first imports matters: React takes its timers before time is stopped.
 */
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

import { setClock, setTimeZone } from '#replay/screen/frozenTime.ts';
import { createPortalIntl } from '#platform/i18n/portalIntl.ts';
import { inertDependencies } from '#replay/screen/inertDependencies.ts';
import { canonicalTimeZone, recordedConfig } from '#replay/screen/recordedConfig.ts';
import { ReplayedScreen } from '#replay/screen/ReplayedScreen.tsx';
import { createReplayStore } from '#replay/screen/replayStore.ts';
import { readMessageToScreen, type MessageFromScreen, type MessageToScreen } from '#replay/screen/screenMessages.ts';

// Gives the page's CSP nonce to styles and scripts that are added later.
__webpack_nonce__ = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';

// The portal changes the URL when a page crashes. Some browsers throw an error when a document with an opaque origin does that.
window.history.replaceState = () => undefined;

const postToPortal = (message: MessageFromScreen) => window.parent.postMessage(message, window.location.origin);

/** Selects the page that is shown when a screen has crashed: `BrokenPage`. */
const BROKEN_PAGE_SELECTOR = '[data-broken-page]';

function startReplayScreen(container: Element) {
  const root = createRoot(container);
  let show: (index: number) => void = () => undefined;
  // Reports every change, because parts of a screen load after its step was rendered.
  new MutationObserver(() =>
    postToPortal({ kind: 'drawn', isBroken: document.querySelector(BROKEN_PAGE_SELECTOR) !== null }),
  ).observe(document.body, {
    childList: true,
    subtree: true,
  });

  const open = ({ steps, runtimeDocument, timeZone }: Extract<MessageToScreen, { kind: 'report' }>) => {
    const zone = canonicalTimeZone(timeZone);
    setTimeZone(zone);
    const intl = createPortalIntl(zone);
    const config = recordedConfig(runtimeDocument);
    const store = createReplayStore(inertDependencies(config, intl));
    let shownAddress = '';
    show = (index) => {
      const step = steps[index];
      if (step === undefined) return;
      const { state, address, at, isOnline, mistakes, crash } = step;
      setClock(at, isOnline);
      // State and address change in one synchronous render, so that no screen sees only one of them.
      flushSync(() => {
        store.show(state);
        root.render(<ReplayedScreen {...{ config, intl, store, address, mistakes, crash }} step={index} />);
      });
      if (address !== shownAddress) window.scrollTo(0, 0);
      shownAddress = address;
    };
  };

  window.addEventListener('message', (event: MessageEvent<unknown>) => {
    const message = readMessageToScreen(event, window.parent);
    if (message?.kind === 'report') open(message);
    if (message?.kind === 'step') show(message.index);
    if (message?.kind === 'scroll') window.scrollBy(0, message.pages * window.innerHeight);
    if (message?.kind === 'tellText') postToPortal({ kind: 'text', text: document.body.innerText });
  });
  postToPortal({ kind: 'ready' });
}

const container = document.getElementById('root');
if (container === null) throw new Error('The page has no #root');
startReplayScreen(container);
