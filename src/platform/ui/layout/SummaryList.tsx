import type { ReactNode } from 'react';

import { Amount } from './Amount.tsx';

export interface SummaryRow {
  key: string;
  label: ReactNode;
  /** Cents, or null where they are not known; leave it out when `value` has the words. */
  cents?: number | null;
  value?: ReactNode;
  /** True for the row that the others add up to. */
  isTotal?: boolean;
}

/** Label and amount (or words) in rows; the total is under a line. */
export function SummaryList({ rows }: { rows: readonly SummaryRow[] }) {
  return (
    <dl className="summary-list">
      {rows.map(({ key, label, cents, value, isTotal = false }) => (
        <div key={key} className={isTotal ? 'summary-total' : undefined}>
          <dt>{label}</dt>
          <dd>{cents === undefined ? value : <Amount cents={cents} />}</dd>
        </div>
      ))}
    </dl>
  );
}
