/**
 * Runs first in the replay's iframe and isolates it: requests never complete, and storage throws as if the browser blocked it. Blocked
 * storage also prevents an endless reload when a script is missing. The host's Content Security Policy forbids connections, too.
 */
import { pendingForever, throwOnAccess, replaceProperty } from './replaceGlobals.ts';

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

replaceProperty(window, 'fetch', pendingForever);
for (const name of CONNECTIONS) replaceProperty(window, name, NoConnection);
for (const name of ['localStorage', 'sessionStorage']) throwOnAccess(window, name);
for (const name of ['indexedDB', 'caches', 'cookieStore']) replaceProperty(window, name, undefined);
for (const name of ['open', 'print', 'alert']) replaceProperty(window, name, () => null);
for (const name of ['serviceWorker', 'locks', 'clipboard', 'share', 'credentials']) replaceProperty(navigator, name, undefined);
replaceProperty(navigator, 'sendBeacon', () => false);
Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined });
