/**
 * The first thing that runs in the frame of the replay: from here on nothing leaves it and nothing is stored. Requests are never answered,
 * and storage is blocked, as a browser may block it: so a page that lacks a script is not loaded again, again and again. The host's policy
 * forbids connections, too.
 */
import { never, refuse, replaceIn } from './still.ts';

/** A connection that is never made: a request, a socket, a channel to other windows, a worker. */
class NoConnection extends EventTarget {
  open() {}
  setRequestHeader() {}
  postMessage() {}
  send() {}
  close() {}
  terminate() {}
}

const CONNECTIONS = [
  'XMLHttpRequest',
  'WebSocket',
  'EventSource',
  'BroadcastChannel',
  'Worker',
  'SharedWorker',
  'RTCPeerConnection',
];

replaceIn(window, 'fetch', never);
for (const name of CONNECTIONS) replaceIn(window, name, NoConnection);
for (const name of ['localStorage', 'sessionStorage']) refuse(window, name);
for (const name of ['indexedDB', 'caches', 'cookieStore']) replaceIn(window, name, undefined);
for (const name of ['open', 'print', 'alert']) replaceIn(window, name, () => null);
for (const name of ['serviceWorker', 'locks', 'clipboard', 'share', 'credentials']) replaceIn(navigator, name, undefined);
replaceIn(navigator, 'sendBeacon', () => false);
Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined });
