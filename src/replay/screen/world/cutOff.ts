/**
 * Runs first in the replay's iframe and isolates it: requests never complete, and storage throws as if the browser blocked it. Blocked
 * storage also prevents an endless reload when a script is missing. The host's Content Security Policy forbids connections, too.
 */
import { never, refuse, replaceIn } from './still.ts';

/** Stub for all kinds of connections (requests, sockets, channels to other windows, workers) that never connects. */
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
