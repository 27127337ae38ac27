const deferredCallbacks = new Set<() => void>();
let isPointerDown = false;
let isTracking = false;

const onPointerDown = () => {
  isPointerDown = true;
};
const onPointerUp = () => {
  isPointerDown = false;
  deferredCallbacks.forEach((act) => act());
  deferredCallbacks.clear();
};
/** Wait one task: if the release causes a click, it is dispatched first. */
const onPointerUpSoon = () => setTimeout(onPointerUp, 0);

/** Watches mouse events as well as pointer events, because on touch screens the emulated mouse events come after the pointer events. */
function startTracking(): void {
  isTracking = true;
  for (const name of ['pointerdown', 'mousedown']) window.addEventListener(name, onPointerDown, { capture: true, passive: true });
  for (const name of ['pointerup', 'pointercancel', 'mouseup', 'dragend']) {
    window.addEventListener(name, onPointerUpSoon, { capture: true, passive: true });
  }
  // Not captured, so that it runs after the handlers of the clicked element.
  window.addEventListener('click', onPointerUp);
}

/**
 * Runs the callback now or, while the pointer is down, after the click. Otherwise an error message shown on blur could move a button away
 * from under the pointer, and the click would be lost.
 */
export function afterPointerRelease(act: () => void): void {
  if (isPointerDown) deferredCallbacks.add(act);
  else act();
}

/** Starts to track the pointer; `afterPointerRelease` needs this to defer callbacks. */
export function trackPointer(): void {
  if (!isTracking) startTracking();
}
