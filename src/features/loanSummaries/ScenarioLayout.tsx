import Card from '@mui/material/Card';
import { chipClasses } from '@mui/material/Chip';
import { styled } from '@mui/material/styles';

/** Media query of the side-by-side layout. Printed pages always use it, however narrow the paper is. */
const SIDE_BY_SIDE_MEDIA = '@media (min-width: 768px), print';
const FOUR_SIDE_BY_SIDE_MEDIA = '@media (min-width: 768px) and (max-width: 1279.98px), print';

/** Grid rows of a card other than its loan rows: name, payment, remarks and the three monthly rows. */
const OTHER_ROW_COUNT = 6;

export const ScenarioGrid = styled('div', { shouldForwardProp: (name) => name !== 'count' })<{ count: number }>(({ count }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  [SIDE_BY_SIDE_MEDIA]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` },
  // Four cards side by side are too narrow for a label and an amount on one line.
  ...(count === 4 && {
    [FOUR_SIDE_BY_SIDE_MEDIA]: {
      '& > section': { '--pad-x': '12px' },
      '& .amount-due': { fontSize: '1.75rem' },
      '& > section > dl > div': { display: 'block' },
      '& > section > dl dd': { textAlign: 'left' },
    },
  }),
}));

interface ScenarioCardLayoutProps {
  component: 'section';
  isBest: boolean;
  loanRows: number;
}

const OWN_PROPS = new Set<PropertyKey>(['isBest', 'loanRows'] satisfies (keyof ScenarioCardLayoutProps)[]);

/** Side by side, a subgrid aligns the card's rows with those of the other cards, however long their texts are. */
export const ScenarioCardLayout = styled(Card, { shouldForwardProp: (name) => !OWN_PROPS.has(name) })<ScenarioCardLayoutProps>(
  ({ isBest, loanRows }) => ({
    ...(isBest && { borderColor: 'var(--primary)', boxShadow: 'inset 0 0 0 1px var(--primary)' }),
    '& > header': { overflowWrap: 'anywhere' },
    '& > header > h2': { display: 'flex', alignItems: 'baseline', gap: 10 },
    '& > dl + dl': { marginTop: 24 },
    '& > ul': { display: 'grid', marginTop: 16, gridTemplateColumns: 'minmax(0, 1fr)', gap: 4, alignContent: 'start' },
    '& > ul > li': { padding: 0 },
    [`& > ul .${chipClasses.root}`]: { alignItems: 'start' },
    [`& > ul .${chipClasses.icon}`]: { width: 20, height: 20, marginTop: 2 },
    [SIDE_BY_SIDE_MEDIA]: {
      '--pad-x': '20px',
      display: 'grid',
      gridRow: `span ${OTHER_ROW_COUNT + loanRows}`,
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'subgrid',
      rowGap: 0,
      '& > dl': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gridRow: 'span 3', gridTemplateRows: 'subgrid' },
      '& > dl + dl': { gridRow: `span ${loanRows}` },
    },
  }),
);
