const CONTROL_SELECTOR = 'a[href], button, input, select, textarea, summary, label, [role="button"]';

/** The control that a click on this element activates; for a label, its field. */
function controlAt(target: EventTarget | null): Element | null {
  const found = target instanceof Element ? target.closest(CONTROL_SELECTOR) : null;
  return found instanceof HTMLLabelElement ? found.control : found;
}

/**
 * Ignores the second click of a double click when another control has moved under the pointer since the first click, for example a file's
 * "Remove" to where "Send" was. Returns a function that removes the event listener.
 */
export function ignoreMisplacedDoubleClicks(): () => void {
  let clicked: Element | null = null;
  const onClick = (event: MouseEvent): void => {
    const control = controlAt(event.target);
    // `detail` counts quick clicks at the same position, whatever element is there; it is 0 for a click made by keyboard.
    if (event.detail <= 1) clicked = control;
    else if (control !== null && control !== clicked) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  document.addEventListener('click', onClick, { capture: true });
  return () => document.removeEventListener('click', onClick, { capture: true });
}
