import type { UnstoredView } from '#replay/steps/unstoredViews.ts';

/** Messages between the replay page and the iframe with the borrower's screen, whose origin is opaque. */

export interface ReplayStep extends UnstoredView {
  state: unknown;
  /** Path and query string within the portal. */
  address: string;
  /** Milliseconds since the epoch. */
  at: number;
  isOnline: boolean;
}

/** Messages to the iframe. All steps are sent in one message, so that structured cloning keeps their shared objects shared. */
export type MessageToScreen =
  | { kind: 'report'; steps: readonly ReplayStep[]; runtimeDocument: unknown; /** IANA time zone name. */ timeZone: string }
  | { kind: 'step'; index: number }
  /** Scrolls the borrower's page; `pages` is in window heights. */
  | { kind: 'scroll'; pages: number }
  | { kind: 'tellText' };

export type MessageFromScreen =
  | { kind: 'ready' }
  /** The screen has rendered something new. `isBroken` means that it shows the error page of a crashed screen. */
  | { kind: 'drawn'; isBroken: boolean }
  | { kind: 'text'; text: string };

const KINDS_TO: readonly string[] = ['report', 'step', 'scroll', 'tellText'] satisfies MessageToScreen['kind'][];
const KINDS_FROM: readonly string[] = ['ready', 'drawn', 'text'] satisfies MessageFromScreen['kind'][];

/** Origin of the sandboxed iframe as the browser reports it. */
const OPAQUE_ORIGIN = 'null';

/** Returns the message in an event if the replay page, `sender`, sent it; otherwise null. */
export const readMessageToScreen = (event: MessageEvent<unknown>, sender: unknown): MessageToScreen | null =>
  // The cast is safe: only this program sends messages from that window.
  readMessage(event, sender, window.location.origin, KINDS_TO) as MessageToScreen | null;

/** Returns the message in an event if the iframe, `sender`, sent it; otherwise null. */
export const readMessageFromScreen = (event: MessageEvent<unknown>, sender: unknown): MessageFromScreen | null =>
  readMessage(event, sender, OPAQUE_ORIGIN, KINDS_FROM) as MessageFromScreen | null;

function readMessage(event: MessageEvent<unknown>, sender: unknown, senderOrigin: string, kinds: readonly string[]): unknown {
  const { data, source, origin } = event;
  if (source !== sender || origin !== senderOrigin) return null;
  const isKnown = typeof data === 'object' && data !== null && 'kind' in data && kinds.includes(String(data.kind));
  return isKnown ? data : null;
}
