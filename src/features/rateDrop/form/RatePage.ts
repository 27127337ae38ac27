import { alertClasses } from '@mui/material/Alert';
import { styled } from '@mui/material/styles';

/** The page of an alert's form. Two columns of cards are wider than other forms; what is said of the whole form is not. */
export const RatePage = styled('div')({
  '& form': { maxWidth: 'none', marginTop: 24 },
  [`& form > .${alertClasses.root}`]: { maxWidth: 'var(--flow)' },
});
