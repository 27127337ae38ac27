import { styled } from '@mui/material/styles';

/** Two columns from 1,023 px on: the main result, and how it is calculated. */
export const TwoColumns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  alignItems: 'start',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
}));
