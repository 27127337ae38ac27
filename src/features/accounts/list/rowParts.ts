import Card from '@mui/material/Card';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';

/** Around the list: its rows have their own distance from the edge. */
export const ListCard = styled(Card)({ paddingBlock: 0 });

/** One method, with a line between two. Beside the tile the words, beside them the actions; what has no room goes below. */
export const Row = styled(ListItem)({
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: '8px 16px',
  padding: '20px 0',
  '& + &': { borderTop: '1px solid var(--line)' },
});

/** The tile and the words. */
export const Main = styled('div')({ display: 'flex', flexWrap: 'wrap', flex: '1 1 9rem', gap: '8px 16px', minWidth: 0 });

/** What the method is, whose, and whether it can be used. */
export const Words = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 15rem',
  gap: 2,
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& > h2': { fontWeight: 650 },
});

/** Buttons of 44 px: the negative margin keeps the row's height. */
export const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 16px',
  alignSelf: 'center',
  marginBlock: -8,
});
