import Card from '@mui/material/Card';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';

/** Card around the list. It has no vertical padding, because the rows have their own. */
export const ListCard = styled(Card)({ paddingBlock: 0 });

/** Icon, text and buttons are side by side and wrap when there is no room. */
export const Row = styled(ListItem)({
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: '8px 16px',
  padding: '20px 0',
  '& + &': { borderTop: '1px solid var(--line)' },
});

/** Text and buttons of a row, beside the icon. */
export const RowMain = styled('div')({ display: 'flex', flexWrap: 'wrap', flex: '1 1 9rem', gap: '8px 16px', minWidth: 0 });

export const RowText = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 15rem',
  gap: 2,
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& > h2': { fontWeight: 650 },
});

/** The negative margin keeps the buttons' 44 px touch targets from making the row taller. */
export const RowActions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 16px',
  alignSelf: 'center',
  marginBlock: -8,
});
