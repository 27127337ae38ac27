import Stack, { type StackProps } from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

/** Centered column for forms and flows, narrower than lists and records. */
export const NarrowColumn = styled(Stack)<Pick<StackProps, 'component'>>({ maxWidth: 'var(--flow)', marginInline: 'auto' });
