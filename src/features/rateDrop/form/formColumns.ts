import { styled } from '@mui/material/styles';

/** A word of theirs is as long as half of a narrow phone. */
export const Purpose = styled('div')({
  maxWidth: 'var(--flow)',
  '& [role="radiogroup"]': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))' },
});

/** The numbers, beside them what they mean, below them the rest; on a phone the meaning comes right after the numbers. */
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
            // Across from all that is typed
            '& > section': { position: 'sticky', top: 24, gridRow: '1 / 3', gridColumn: 2 },
          },
        },
      },
    ],
  }),
);
