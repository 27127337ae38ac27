import { styled } from '@mui/material/styles';

/** For sentences. Material UI's List is used for rows instead. */
export const Bullets = styled('ul')({ paddingInlineStart: 24, '& > li + li': { marginTop: 8 } });
