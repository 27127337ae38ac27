import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** Above a page's title: the page it belongs to, by its name. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
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
