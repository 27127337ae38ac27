import { styled } from '@mui/material/styles';

/** Points in sentences, each with its bullet. Material UI's List is for rows. */
export const Bullets = styled('ul')({ paddingInlineStart: 24, '& > li + li': { marginTop: 8 } });
