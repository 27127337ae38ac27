import type { Dispatch } from '@reduxjs/toolkit';

const EVENTS = ['click', 'change', 'focusout'] as const;

/** By then the first view is at rest. What comes before is told then. */
const TELL_AFTER_MS = 2000;

/**
 * Tells the store what somebody presses, chooses and leaves, from the page's own events. How that is told comes once the first view is at
 * rest. @returns ends it
 */
export function watchPerson(dispatch: Dispatch, tellAfterMs = TELL_AFTER_MS): () => void {
  let waiting: Event[] = [];
  let tell = (event: Event): void => void waiting.push(event);
  const listen = (event: Event) => tell(event);
  const timer = setTimeout(() => {
    import(/* webpackChunkName: "tellPerson" */ './tellPerson.ts').then(
      (part) => {
        tell = part.tellPerson(dispatch);
        waiting.forEach(tell);
        waiting = [];
      },
      // Without it nothing of this is remembered.
      () => (tell = () => undefined),
    );
  }, tellAfterMs);
  for (const type of EVENTS) document.addEventListener(type, listen, true);
  for (const type of ['online', 'offline']) window.addEventListener(type, listen);
  return () => {
    clearTimeout(timer);
    for (const type of EVENTS) document.removeEventListener(type, listen, true);
    for (const type of ['online', 'offline']) window.removeEventListener(type, listen);
  };
}
