import type { ShownThere } from '#replay/steps/shownThere.ts';

/** What the replay's page and the frame with the borrower's screen tell each other. */

/** What the frame needs to show a step. */
export interface ShownStep extends ShownThere {
  state: unknown;
  /** Path and query within the portal. */
  address: string;
  /** Milliseconds since 1970. */
  at: number;
  isOnline: boolean;
}

/** To the frame. All steps are sent at once, so that what they share is shared there, too. */
export type ToScreen =
  | { kind: 'report'; steps: readonly ShownStep[]; runtimeDocument: unknown; /** As the report names it. */ timeZone: string }
  | { kind: 'step'; index: number }
  /** Scrolls the borrower's page, in parts of the window's height. */
  | { kind: 'scroll'; pages: number }
  /** Asks for the text on the screen. */
  | { kind: 'tellText' };

/** From the frame. */
export type FromScreen =
  | { kind: 'ready' }
  /** Something on the screen is new; `isBroken`: in its place there is the page for a broken screen. */
  | { kind: 'drawn'; isBroken: boolean }
  | { kind: 'text'; text: string };

const KINDS_TO: readonly string[] = ['report', 'step', 'scroll', 'tellText'] satisfies ToScreen['kind'][];
const KINDS_FROM: readonly string[] = ['ready', 'drawn', 'text'] satisfies FromScreen['kind'][];

/** The message in an event from `sender`; null where it comes from elsewhere. */
export const messageToScreen = (event: MessageEvent<unknown>, sender: unknown): ToScreen | null =>
  messageFrom(event, sender, KINDS_TO) as ToScreen | null; // only this program sends from there

/** The same in the other direction. */
export const messageFromScreen = (event: MessageEvent<unknown>, sender: unknown): FromScreen | null =>
  messageFrom(event, sender, KINDS_FROM) as FromScreen | null;

function messageFrom({ data, origin, source }: MessageEvent<unknown>, sender: unknown, kinds: readonly string[]): unknown {
  if (source !== sender || origin !== window.location.origin) return null;
  const isKnown = typeof data === 'object' && data !== null && 'kind' in data && kinds.includes(String(data.kind));
  return isKnown ? data : null;
}
