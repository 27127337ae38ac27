import { outlinedInputClasses } from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';

/**
 * Places short fields side by side where there is room, with their labels, help, inputs and errors aligned by subgrid.
 * @param minFieldWidth minimum width of a field; narrower fields are stacked
 * @param maxRowWidth maximum width of the row
 */
export const FieldRow = styled('div', { shouldForwardProp: (prop) => prop !== 'minFieldWidth' && prop !== 'maxRowWidth' })<{
  minFieldWidth?: string;
  maxRowWidth?: string;
}>(({ minFieldWidth = '8.5rem', maxRowWidth }) => ({
  // Spacing is set on each field instead of the row, because the fields may be stacked.
  '&&&': { marginTop: 0 },
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${minFieldWidth}), 1fr))`,
  gap: '0 16px',
  maxWidth: maxRowWidth,
  // `:not(style)` raises the specificity above a field's own styles.
  '& > :not(style)': {
    display: 'grid',
    gridRow: 'span 4',
    gridTemplateRows: 'subgrid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    marginTop: 24,
  },
  // Pin inputs to row 3, so that they align even if one field has help and another has an error.
  [`& > * > .${outlinedInputClasses.root}`]: { gridRow: 3, alignSelf: 'start' },
  '& > * > p.Mui-error': { gridRow: 4 },
}));
