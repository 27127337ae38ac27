const CONTROLS = 'a[href], button, input, select, textarea, summary, label, [role="button"]';

/** What a press on this element operates: a label stands for its field. */
function controlAt(target: EventTarget | null): Element | null {
  const found = target instanceof Element ? target.closest(CONTROLS) : null;
  return found instanceof HTMLLabelElement ? found.control : found;
}

/**
 * The second press of a double click is meant for what the first one pressed. Where another control has come under the pointer since, for
 * example the "Remove" of a file where "Send" was, that press does nothing. Returns a function that stops it.
 */
export function dropSlippedClicks(): () => void {
  let pressed: Element | null = null;
  const look = (event: MouseEvent): void => {
    const control = controlAt(event.target);
    // Browsers count presses at one place within a moment, whatever stands there; a press by keyboard counts as none.
    if (event.detail <= 1) pressed = control;
    else if (control !== null && control !== pressed) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  document.addEventListener('click', look, { capture: true });
  return () => document.removeEventListener('click', look, { capture: true });
}
