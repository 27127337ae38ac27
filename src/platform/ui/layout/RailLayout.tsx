import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface Props {
  /** Names the rail for a screen reader. */
  label: string;
  rail: ReactNode;
  children: ReactNode;
}

/** A form or a flow in one column, and from 1,023 px a rail beside it with context and how to get help. */
export function RailLayout({ label, rail, children }: Props) {
  return (
    <Columns>
      <Stack spacing={2}>{children}</Stack>
      <Rail className="no-print" aria-label={label}>
        {rail}
      </Rail>
    </Columns>
  );
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '32px 64px',
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, var(--flow)) minmax(240px, 320px)',
    justifyContent: 'space-between',
  },
}));

/** Narrower pages say all this already, and the footer has the phone. */
const Rail = styled('aside')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('lg')]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 16,
    alignContent: 'start',
    marginTop: 88,
    paddingLeft: 32,
    borderLeft: '1px solid var(--line)',
  },
}));
