import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { useIsCurrentPlace } from './useIsCurrentPlace.ts';

/** Navigation link, marked as current on its page and on the pages below it. */
export function PlaceLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} aria-current={useIsCurrentPlace()(to) ? 'page' : undefined}>
      {children}
    </Link>
  );
}
