import type { ReactNode } from 'react';

import { Link } from '#platform/routing/Link.tsx';

/** Above a page's title: the page it belongs to, by its name. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  'use no memo'; // its children are new each time it renders, so remembering them would cost and gain nothing
  return (
    <p className="back no-print">
      <Link to={to}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M10 3 5 8l5 5" />
        </svg>
        {children}
      </Link>
    </p>
  );
}
