import { useEffect, useRef, useState, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router-dom';

import { useIsHydrating } from '#platform/firstView/useIsHydrating.ts';

/** Routers call the entry that the browser itself loaded "default". */
const FIRST_LOAD = 'default';

/** The address whose title had the focus last. */
let focusedFor = '';

/** State of a navigation that only keeps a choice in the address of the page that is shown: the focus stays where it is. */
export const SAME_PAGE = { isSamePage: true } as const;

const isSamePage = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isSamePage' in state && state.isSamePage === true;

/**
 * Moves focus to the given element when the route changed, so that a screen reader reads what the page is. Not on the first load, where
 * the browser starts at the top, and not away from a field that somebody is typing in (a filter kept in the address). A page that takes
 * the place of its own title while it loads gets the focus only if nobody has moved it on, into the menu for example.
 */
export function useFocusOnNavigation<T extends HTMLElement>(): RefObject<T | null> {
  const target = useRef<T>(null);
  const { key, pathname, search, state } = useLocation() as Location<unknown>;
  const isHydrating = useIsHydrating();
  const [takenOver] = useState(isHydrating ? key : FIRST_LOAD); // the title stood in the document
  const isFirstLoad = (key === FIRST_LOAD || key === takenOver) && focusedFor === ''; // Back to it is no load
  const isLink = useNavigationType() !== NavigationType.Pop;
  const isStaying = isSamePage(state);
  const shownAt = useRef('');

  useEffect(() => {
    const wasHere = shownAt.current === pathname; // Back from another page leads to it like any link
    shownAt.current = pathname;
    if (isFirstLoad || (isStaying && wasHere) || document.activeElement?.matches('input, select, textarea') === true) return;
    const address = pathname + search;
    const wasMoved = focusedFor === address && document.activeElement !== document.body;
    focusedFor = address;
    if (wasMoved) return;
    target.current?.focus({ preventScroll: true });
    if (isLink) window.scrollTo(0, 0); // a step of a form may have the address of the one before
  }, [isFirstLoad, isLink, isStaying, pathname, search]);

  return target;
}
