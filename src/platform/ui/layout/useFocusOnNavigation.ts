import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** Routers call the entry that the browser itself loaded "default". */
const FIRST_LOAD = 'default';

/**
 * Moves focus to the given element when the route changed, so that a screen reader reads what the page is. Not on the first load, where
 * the browser starts at the top, and not away from a field that somebody is typing in (a filter kept in the address).
 */
export function useFocusOnNavigation<T extends HTMLElement>(): RefObject<T | null> {
  const target = useRef<T>(null);
  const { key, pathname, search } = useLocation();
  const isFirstLoad = key === FIRST_LOAD;

  useEffect(() => {
    if (isFirstLoad || document.activeElement?.matches('input, select, textarea') === true) return;
    target.current?.focus({ preventScroll: true });
  }, [isFirstLoad, pathname, search]);

  return target;
}
