import type { Dispatch } from '@reduxjs/toolkit';

import { onStartup } from '#platform/startup.ts';

import type { Happened } from './tellPerson.ts';

const EVENTS = ['click', 'change', 'focusout'] as const;

/**
 * Tells the store what somebody presses, chooses and leaves, from the page's own events. The code that tells it loads once the page is
 * interactive; what happens before is told then.
 * @returns ends it
 */
export function watchPerson(dispatch: Dispatch): () => void {
  let waiting: Happened[] = [];
  // A button may soon say something else: a copy says what was pressed.
  let tell = ({ type, target }: Happened): void => {
    const pressed = type === 'click' && target instanceof Element ? target.closest('a, button, summary') : null;
    waiting.push({ type, target: pressed?.cloneNode(true) ?? target });
  };
  const listen = (event: Event) => tell(event);
  const cancel = onStartup('interactive', () => {
    import(/* webpackChunkName: "LaterParts" */ './tellPerson.ts').then(
      (part) => {
        tell = part.tellPerson(dispatch);
        waiting.forEach(tell);
        waiting = [];
      },
      // Without it nothing of this is remembered.
      () => (tell = () => undefined),
    );
  });
  for (const type of EVENTS) document.addEventListener(type, listen, true);
  for (const type of ['online', 'offline']) window.addEventListener(type, listen);
  return () => {
    cancel();
    for (const type of EVENTS) document.removeEventListener(type, listen, true);
    for (const type of ['online', 'offline']) window.removeEventListener(type, listen);
  };
}
