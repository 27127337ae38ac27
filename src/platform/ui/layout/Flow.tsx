import Stack, { type StackProps } from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

/** A form or one flow: narrower than lists and records, and in the middle. */
export const Flow = styled(Stack)<Pick<StackProps, 'component'>>({ maxWidth: 'var(--flow)', marginInline: 'auto' });
