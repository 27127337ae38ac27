import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { Amount } from './Amount.tsx';

export interface SummaryRow {
  key: string;
  label: ReactNode;
  /** Amount in cents, or null if unknown. Omit it to show `value` instead. */
  cents?: number | null;
  value?: ReactNode;
  isTotal?: boolean;
}

/** Rows of a label and an amount or text, with a line above the total. */
export function SummaryList({ rows }: { rows: readonly SummaryRow[] }) {
  return (
    <Rows className="summary-list">
      {rows.map(({ key, label, cents, value, isTotal = false }) => (
        <div key={key} className={isTotal ? 'summary-total' : undefined}>
          <dt>{label}</dt>
          <dd>{cents === undefined ? value : <Amount cents={cents} />}</dd>
        </div>
      ))}
    </Rows>
  );
}

/** With large text or long words the value wraps below its label instead of breaking inside words or numbers. */
const Rows = styled('dl')(({ theme }) => ({
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '4px 24px',
    padding: '12px 0',
    borderBottom: '1px solid var(--line)',
    [theme.breakpoints.down('md')]: { columnGap: 12 },
    '@media print': { breakInside: 'avoid' },
  },
  '& > div:first-of-type': { paddingTop: 0 },
  '& > div:last-of-type': { paddingBottom: 0, borderBottom: 0 },
  '& dt': { color: 'var(--muted)' },
  '& dd': { flex: '1 1 7rem', maxWidth: '100%', margin: 0, textAlign: 'right', overflowWrap: 'break-word' },
  // Long links may break only when they have a whole line and still do not fit.
  '& dd a': { maxWidth: '100%' },
  // Next to an amount, the label wraps first.
  '& > div:has(> dd > .amount) > dt': { flex: '1 1 6rem' },
  '& > div:has(> dd > .amount) > dd': { flex: 'none', marginLeft: 'auto' },
  '& > .summary-total': { marginTop: -1, borderTop: '1px solid var(--ink)', fontWeight: 650 },
  '& > .summary-total > dt': { color: 'var(--ink)' },
  '& > .summary-total .amount': { fontWeight: 650 },
}));
