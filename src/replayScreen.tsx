/**
 * The frame of the replay: draws the borrower's screen at one step of a report. The order of the first imports matters: nothing may run
 * before the frame is cut off, and React takes its timers before they stop.
 */
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

import '#replay/screen/world/cutOff.ts';
import '#replay/screen/world/stopTimers.ts';
import { standAt, standIn } from '#replay/screen/world/moment.ts';
import { createPortalIntl } from '#platform/i18n/portalIntl.ts';
import { inertOutside } from '#replay/screen/inertOutside.ts';
import { knownZone } from '#replay/screen/knownZone.ts';
import { recordedConfig } from '#replay/screen/recordedConfig.ts';
import { ReplayedScreen } from '#replay/screen/ReplayedScreen.tsx';
import { createReplayStore } from '#replay/screen/replayStore.ts';
import { messageToScreen, type FromScreen, type ToScreen } from '#replay/screen/screenMessages.ts';

// Styles and scripts that are added later carry the page's nonce.
__webpack_nonce__ = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';

const tell = (message: FromScreen) => window.parent.postMessage(message, window.location.origin);

/** Where the portal says that a screen broke: `BrokenPage`. */
const BROKEN_PAGE = '[data-broken-page]';

function start(container: Element) {
  const root = createRoot(container);
  let show: (index: number) => void = () => undefined;
  // Parts of a screen arrive later than its step.
  new MutationObserver(() => tell({ kind: 'drawn', isBroken: document.querySelector(BROKEN_PAGE) !== null })).observe(
    document.body,
    {
      childList: true,
      subtree: true,
    },
  );

  const open = ({ steps, runtimeDocument, timeZone }: Extract<ToScreen, { kind: 'report' }>) => {
    const zone = knownZone(timeZone);
    standIn(zone);
    const intl = createPortalIntl(zone);
    const config = recordedConfig(runtimeDocument);
    const store = createReplayStore(inertOutside(config, intl));
    let shownAddress = '';
    show = (index) => {
      const step = steps[index];
      if (step === undefined) return;
      const { state, address, at, isOnline, mistakes, broke } = step;
      standAt(at, isOnline);
      // State and address change together: a screen must not see the one without the other.
      flushSync(() => {
        store.show(state);
        root.render(<ReplayedScreen {...{ config, intl, store, address, mistakes, broke }} step={index} />);
      });
      if (address !== shownAddress) window.scrollTo(0, 0);
      shownAddress = address;
    };
  };

  window.addEventListener('message', (event: MessageEvent<unknown>) => {
    const message = messageToScreen(event, window.parent);
    if (message?.kind === 'report') open(message);
    if (message?.kind === 'step') show(message.index);
    if (message?.kind === 'scroll') window.scrollBy(0, message.pages * window.innerHeight);
    if (message?.kind === 'tellText') tell({ kind: 'text', text: document.body.innerText });
  });
  tell({ kind: 'ready' });
}

const container = document.getElementById('root');
if (container === null) throw new Error('The page has no #root');
start(container);
