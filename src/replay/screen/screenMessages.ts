import type { UnstoredView } from '#replay/steps/unstoredViews.ts';

/** Messages between the replay page and the iframe with the borrower's screen. */

export interface ReplayStep extends UnstoredView {
  state: unknown;
  /** Path and query string within the portal. */
  address: string;
  /** Milliseconds since the epoch. */
  at: number;
  isOnline: boolean;
}

/** Messages to the iframe. All steps are sent in one message, so that structured cloning keeps their shared objects shared. */
export type ToScreen =
  | { kind: 'report'; steps: readonly ReplayStep[]; runtimeDocument: unknown; /** IANA time zone name. */ timeZone: string }
  | { kind: 'step'; index: number }
  /** Scrolls the borrower's page; `pages` is in window heights. */
  | { kind: 'scroll'; pages: number }
  | { kind: 'tellText' };

export type FromScreen =
  | { kind: 'ready' }
  /** The screen has rendered something new. `isBroken` means that it shows the error page of a crashed screen. */
  | { kind: 'drawn'; isBroken: boolean }
  | { kind: 'text'; text: string };

const KINDS_TO: readonly string[] = ['report', 'step', 'scroll', 'tellText'] satisfies ToScreen['kind'][];
const KINDS_FROM: readonly string[] = ['ready', 'drawn', 'text'] satisfies FromScreen['kind'][];

/** Returns the message in an event if it is from `sender`, otherwise null. */
export const messageToScreen = (event: MessageEvent<unknown>, sender: unknown): ToScreen | null =>
  messageFrom(event, sender, KINDS_TO) as ToScreen | null; // The cast is safe: only this program sends messages from that window.

export const messageFromScreen = (event: MessageEvent<unknown>, sender: unknown): FromScreen | null =>
  messageFrom(event, sender, KINDS_FROM) as FromScreen | null;

function messageFrom({ data, origin, source }: MessageEvent<unknown>, sender: unknown, kinds: readonly string[]): unknown {
  if (source !== sender || origin !== window.location.origin) return null;
  const isKnown = typeof data === 'object' && data !== null && 'kind' in data && kinds.includes(String(data.kind));
  return isKnown ? data : null;
}
