import ListItem from '@mui/material/ListItem';
import ListItemText, { listItemTextClasses } from '@mui/material/ListItemText';
import { styled } from '@mui/material/styles';
import type { ReactNode, Ref } from 'react';

const Row = styled(ListItem)({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) auto',
  gap: '0 12px',
  minHeight: 56,
  padding: '8px 0',
  borderTop: '1px solid var(--line)',
  [`& > .${listItemTextClasses.root}`]: { margin: 0, padding: 0 },
  [`& .${listItemTextClasses.primary}`]: { fontWeight: 600, overflowWrap: 'anywhere' },
});

const Below = styled('div')({ gridColumn: '2 / -1', '& > p': { maxWidth: '60ch', marginBottom: 8 } });

interface Props {
  /** The outline of a drawing of 24 × 24. */
  shape: string;
  /** The drawing says that something is wrong. */
  isWrong?: boolean;
  name: string;
  /** Small, under the name: its size, or how far it is. */
  details: ReactNode;
  /** One button, across from the name. */
  action: ReactNode;
  /** Below all that: what is wrong or asked, and what can be done. */
  children?: ReactNode;
  /** For who moves the focus here. */
  ref?: Ref<HTMLLIElement>;
}

/** A file in a list: one that is on its way, or one that was sent. */
export function FileRow({ shape, isWrong = false, name, details, action, children, ref }: Props) {
  return (
    <Row {...(ref === undefined ? {} : { ref, tabIndex: -1 })}>
      <svg
        viewBox="0 0 24 24"
        width="24"
        height="24"
        fill="none"
        stroke={isWrong ? 'var(--error)' : 'currentColor'}
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={shape} />
      </svg>
      <ListItemText primary={name} secondary={details} slotProps={{ secondary: { component: 'div' } }} />
      {action}
      <Below>{children}</Below>
    </Row>
  );
}
