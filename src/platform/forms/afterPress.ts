/** What waits for the end of a press of the pointer. */
const waiting = new Set<() => void>();
let isPressed = false;
let isWatched = false;

const press = () => {
  isPressed = true;
};
const release = () => {
  isPressed = false;
  waiting.forEach((act) => act());
  waiting.clear();
};
/** The click comes in the same task as the end of the press, if it comes. */
const releaseSoon = () => setTimeout(release, 0);

/** A touch sends its mouse events after the pointer's, so both are watched. */
function watch(): void {
  isWatched = true;
  for (const name of ['pointerdown', 'mousedown']) window.addEventListener(name, press, { capture: true, passive: true });
  for (const name of ['pointerup', 'pointercancel', 'mouseup', 'dragend']) {
    window.addEventListener(name, releaseSoon, { capture: true, passive: true });
  }
  // After the handlers of what was clicked.
  window.addEventListener('click', release);
}

/**
 * Acts now or, while the pointer is down, when the press has reached what it was meant for. Leaving a field may show an error, which
 * would move a button or link away from under the pointer, and the press would be lost.
 */
export function afterPress(act: () => void): void {
  if (isPressed) waiting.add(act);
  else act();
}

/** Begins to watch the pointer; afterwards `afterPress` knows about it. */
export function watchPresses(): void {
  if (!isWatched) watch();
}
