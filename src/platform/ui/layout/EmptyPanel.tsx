import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';

export const EmptyPanel = styled(Card)(({ theme }) => ({
  '--pad-y': '40px',
  '--pad-x': '32px',
  [theme.breakpoints.down('md')]: { '--pad-y': '24px', '--pad-x': '16px' },
  '& h1, & h2': { marginBottom: 0, fontSize: theme.typography.h2.fontSize },
}));
