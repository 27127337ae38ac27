/**
 * The first thing that runs in the frame of the replay: from here on nothing leaves it and nothing is stored. Requests are never answered,
 * and storage is blocked, as a browser may block it: so a page that lacks a script is not loaded again, again and again. The host's policy
 * forbids connections, too.
 */
import { never, refuse, replaceIn } from './still.ts';

/** A request that goes nowhere. It has what axios asks for. */
class UnsentRequest extends EventTarget {
  readonly upload = new EventTarget();
  readonly readyState = 0;
  readonly status = 0;
  open() {}
  send() {}
  abort() {}
  setRequestHeader() {}
  getAllResponseHeaders = (): string => '';
}

/** A connection that is never made: a socket, a channel to other windows, a worker. */
class NoConnection extends EventTarget {
  postMessage() {}
  send() {}
  close() {}
  terminate() {}
}

replaceIn(window, 'XMLHttpRequest', UnsentRequest);
replaceIn(window, 'fetch', never);
for (const name of ['WebSocket', 'EventSource', 'BroadcastChannel', 'Worker', 'SharedWorker', 'RTCPeerConnection'])
  replaceIn(window, name, NoConnection);
for (const name of ['localStorage', 'sessionStorage']) refuse(window, name);
for (const name of ['indexedDB', 'caches', 'cookieStore']) replaceIn(window, name, undefined);
for (const name of ['open', 'print', 'alert']) replaceIn(window, name, () => null);
for (const name of ['serviceWorker', 'locks', 'clipboard', 'share', 'credentials']) replaceIn(navigator, name, undefined);
replaceIn(navigator, 'sendBeacon', () => false);
Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined });
