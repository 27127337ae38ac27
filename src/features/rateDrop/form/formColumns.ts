import { styled } from '@mui/material/styles';

/** Wrapper of the purpose radio group. Options get at least 9.5rem, about half of a narrow phone; otherwise they stack. */
export const PurposeField = styled('div')({
  maxWidth: 'var(--flow)',
  '& [role="radiogroup"]': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))' },
});

/** Form grid. On wide screens the estimate is to the right of the fields; on a phone it follows the number fields. */
export const Columns = styled('div', { shouldForwardProp: (prop) => prop !== 'hasMeaning' })<{ hasMeaning: boolean }>(
  ({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 24,
    alignItems: 'start',
    variants: [
      { props: { hasMeaning: false }, style: { maxWidth: 'var(--flow)' } },
      {
        props: { hasMeaning: true },
        style: {
          [theme.breakpoints.up('lg')]: {
            gridTemplateRows: 'auto 1fr',
            gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
            // The estimate (the only direct `section`) spans both rows on the right.
            '& > section': { position: 'sticky', top: 24, gridRow: '1 / 3', gridColumn: 2 },
          },
        },
      },
    ],
  }),
);
