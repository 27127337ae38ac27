import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { useIsCurrentPlace } from './useIsCurrentPlace.ts';

/** A link of the frame, which says whether the page is the place that it leads to, or below it. */
export function PlaceLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} aria-current={useIsCurrentPlace()(to) ? 'page' : undefined}>
      {children}
    </Link>
  );
}
