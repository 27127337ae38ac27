import type { Dispatch } from '@reduxjs/toolkit';

import { onStartup } from '#platform/startup.ts';

import type { WatchedEvent } from './reportUserEvents.ts';

const EVENTS = ['click', 'change', 'focusout'] as const;

/**
 * Reports the user's clicks, choices and visited fields to the store. The code that creates the actions loads once the page is
 * interactive; earlier events are queued until then.
 * @returns a function that stops it
 */
export function watchUserEvents(dispatch: Dispatch): () => void {
  let waiting: WatchedEvent[] = [];
  // Clones the clicked element, because its label may have changed before the queue is processed.
  let tell = ({ type, target }: WatchedEvent): void => {
    const pressed = type === 'click' && target instanceof Element ? target.closest('a, button, summary') : null;
    waiting.push({ type, target: pressed?.cloneNode(true) ?? target });
  };
  const listen = (event: Event) => tell(event);
  const cancel = onStartup('interactive', () => {
    import(/* webpackChunkName: "LaterParts" */ './reportUserEvents.ts').then(
      (part) => {
        tell = part.reportUserEvents(dispatch);
        waiting.forEach(tell);
        waiting = [];
      },
      // If the script fails to load, user actions are not recorded.
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
