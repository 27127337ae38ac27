import { outlinedInputClasses } from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';

/**
 * Short fields side by side where there is room; label, help, input and error of each stand in line with the others'.
 * `least` is the width below which they stand one below the other; `most` of a row that is no wider than its fields need.
 */
export const FieldRow = styled('div', { shouldForwardProp: (prop) => prop !== 'least' && prop !== 'most' })<{
  least?: string;
  most?: string;
}>(({ least = '8.5rem', most }) => ({
  // The distance is each field's own, for when there is no room side by side.
  '&&&': { marginTop: 0 },
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${least}), 1fr))`,
  gap: '0 16px',
  maxWidth: most,
  // `:not(style)` outweighs a field's own style.
  '& > :not(style)': {
    display: 'grid',
    gridRow: 'span 4',
    gridTemplateRows: 'subgrid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    marginTop: 24,
  },
  // Inputs stand side by side where one field has help and the other an error.
  [`& > * > .${outlinedInputClasses.root}`]: { gridRow: 3, alignSelf: 'start' },
  '& > * > p.Mui-error': { gridRow: 4 },
}));
