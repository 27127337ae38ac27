import { styled } from '@mui/material/styles';

import { StackingTable } from '#platform/ui/layout/StackingTable.tsx';

/** The first column names the row; the other columns are right-aligned. */
export const NumericTable = styled(StackingTable)({
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& th, & td': {
    padding: '8px 0 8px 12px',
    borderColor: 'var(--line)',
    color: 'inherit',
    fontSize: 'inherit',
    textAlign: 'right',
    verticalAlign: 'baseline',
  },
  '& th:first-of-type': { paddingLeft: 0, textAlign: 'left' },
  '& thead th': { borderColor: 'var(--ink)', fontSize: '0.875rem', fontWeight: 650, lineHeight: 1.5, verticalAlign: 'bottom' },
  '@media print': { '& tr': { breakInside: 'avoid' } },
});
