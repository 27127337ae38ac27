import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface Props {
  label: string;
  rail: ReactNode;
  children: ReactNode;
}

/** One column for a form or flow, with a side rail for context and help on screens of 1,023 px and wider. */
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

/** Hidden on narrow screens, where the page itself and the footer already show its content. */
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
