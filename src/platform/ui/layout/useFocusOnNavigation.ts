import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** Routers call the entry that the browser itself loaded "default". */
const FIRST_LOAD = 'default';

/** The address whose title had the focus last. */
let focusedFor = '';

/**
 * Moves focus to the given element when the route changed, so that a screen reader reads what the page is. Not on the first load, where
 * the browser starts at the top, and not away from a field that somebody is typing in (a filter kept in the address). A page that takes
 * the place of its own title while it loads gets the focus only if nobody has moved it on, into the menu for example.
 */
export function useFocusOnNavigation<T extends HTMLElement>(): RefObject<T | null> {
  const target = useRef<T>(null);
  const { key, pathname, search } = useLocation();
  const isFirstLoad = key === FIRST_LOAD;

  useEffect(() => {
    if (isFirstLoad || document.activeElement?.matches('input, select, textarea') === true) return;
    const address = pathname + search;
    const wasMoved = focusedFor === address && document.activeElement !== document.body;
    focusedFor = address;
    if (!wasMoved) target.current?.focus({ preventScroll: true });
  }, [isFirstLoad, pathname, search]);

  return target;
}
