import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { useIsCurrentPath } from './useIsCurrentPath.ts';

/** Navigation link, marked as current on its page and on the pages below it. */
export function FrameLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} aria-current={useIsCurrentPath()(to) ? 'page' : undefined}>
      {children}
    </Link>
  );
}
