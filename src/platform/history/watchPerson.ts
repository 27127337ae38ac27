import type { Dispatch } from '@reduxjs/toolkit';

import type { Happened } from './tellPerson.ts';

const EVENTS = ['click', 'change', 'focusout'] as const;

/** Lets the first requests go ahead. What comes before is told then. */
const TELL_AFTER_MS = 500;

/**
 * Tells the store what somebody presses, chooses and leaves, from the page's own events. How that is told comes a moment after the page.
 * @returns ends it
 */
export function watchPerson(dispatch: Dispatch, tellAfterMs = TELL_AFTER_MS): () => void {
  let waiting: Happened[] = [];
  // A button may soon say something else: a copy says what was pressed.
  let tell = ({ type, target }: Happened): void => {
    const pressed = type === 'click' && target instanceof Element ? target.closest('a, button, summary') : null;
    waiting.push({ type, target: pressed?.cloneNode(true) ?? target });
  };
  const listen = (event: Event) => tell(event);
  const timer = setTimeout(() => {
    import(/* webpackChunkName: "AtRest" */ './tellPerson.ts').then(
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
