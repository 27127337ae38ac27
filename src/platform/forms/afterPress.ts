/** Callbacks deferred until the pointer is released. */
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
/** Wait one task: if the release causes a click, it is dispatched first. */
const releaseSoon = () => setTimeout(release, 0);

/** Watches mouse events as well as pointer events, because on touch screens the emulated mouse events come after the pointer events. */
function watch(): void {
  isWatched = true;
  for (const name of ['pointerdown', 'mousedown']) window.addEventListener(name, press, { capture: true, passive: true });
  for (const name of ['pointerup', 'pointercancel', 'mouseup', 'dragend']) {
    window.addEventListener(name, releaseSoon, { capture: true, passive: true });
  }
  // Not captured, so that it runs after the handlers of the clicked element.
  window.addEventListener('click', release);
}

/**
 * Runs the callback now or, while the pointer is down, after the click. Otherwise an error message shown on blur could move a button away
 * from under the pointer, and the click would be lost.
 */
export function afterPress(act: () => void): void {
  if (isPressed) waiting.add(act);
  else act();
}

/** Starts to track the pointer; `afterPress` needs this to defer callbacks. */
export function watchPresses(): void {
  if (!isWatched) watch();
}
