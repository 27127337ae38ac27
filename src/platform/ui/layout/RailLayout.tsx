import type { ReactNode } from 'react';

import './railLayout.css';

interface Props {
  /** Names the rail for a screen reader. */
  label: string;
  rail: ReactNode;
  children: ReactNode;
}

/** A form or a flow in one column, and from 1,023 px a rail beside it with context and how to get help. */
export function RailLayout({ label, rail, children }: Props) {
  return (
    <div className="rail-layout">
      <div className="stack">{children}</div>
      <aside className="rail no-print" aria-label={label}>
        {rail}
      </aside>
    </div>
  );
}
