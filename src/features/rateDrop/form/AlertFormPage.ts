import { alertClasses } from '@mui/material/Alert';
import { styled } from '@mui/material/styles';

/**
 * Page wrapper of the alert form. Its two columns of cards need more width than other forms, but alerts about the whole form stay narrow.
 */
export const AlertFormPage = styled('div')({
  '& form': { maxWidth: 'none', marginTop: 24 },
  [`& form > .${alertClasses.root}`]: { maxWidth: 'var(--flow)' },
});
