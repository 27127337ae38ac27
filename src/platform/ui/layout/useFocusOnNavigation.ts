import { useEffect, useRef, useState, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router-dom';

import { useIsHydrating } from '#platform/firstView/useIsHydrating.ts';

/** React Router's location key for the first page that the browser loads. */
const FIRST_LOAD_KEY = 'default';

/** URL of the page whose title was focused last. */
let lastFocusedUrl = '';

/** Navigation state for changes that only store a choice in the URL of the current page. The focus does not move. */
export const SAME_PAGE_STATE = { isSamePage: true } as const;

const isSamePage = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isSamePage' in state && state.isSamePage === true;

/**
 * Focuses the given element after a navigation, so that screen readers announce the new page. Does nothing on the first load, where the
 * browser starts at the top, nor while the user types in a field (such as a filter stored in the URL). When a page replaces its loading
 * title, it takes focus only if the user has not moved it.
 */
export function useFocusOnNavigation<T extends HTMLElement>(): RefObject<T | null> {
  const target = useRef<T>(null);
  const { key, pathname, search, state } = useLocation() as Location<unknown>;
  const isHydrating = useIsHydrating();
  const [hydratedKey] = useState(isHydrating ? key : FIRST_LOAD_KEY); // A hydrated title was already there.
  const isFirstLoad = (key === FIRST_LOAD_KEY || key === hydratedKey) && lastFocusedUrl === ''; // Going back to the first page is not a first load.
  const isLink = useNavigationType() !== NavigationType.Pop;
  const isStaying = isSamePage(state);
  const shownAt = useRef('');

  useEffect(() => {
    const wasOnThisPage = shownAt.current === pathname; // False after returning from another page, which counts as a normal navigation.
    shownAt.current = pathname;
    if (isFirstLoad || (isStaying && wasOnThisPage) || document.activeElement?.matches('input, select, textarea') === true)
      return;
    const address = pathname + search;
    const wasMoved = lastFocusedUrl === address && document.activeElement !== document.body;
    lastFocusedUrl = address;
    if (wasMoved) return;
    target.current?.focus({ preventScroll: true });
    if (isLink) window.scrollTo(0, 0); // Scroll to the top even if the path is unchanged, because the steps of a form may share a URL.
  }, [isFirstLoad, isLink, isStaying, pathname, search]);

  return target;
}
