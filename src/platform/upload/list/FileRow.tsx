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

const RowDetails = styled('div')({ gridColumn: '2 / -1', '& > p': { maxWidth: '60ch', marginBottom: 8 } });

interface Props {
  /** SVG path of a 24 × 24 icon. */
  iconPath: string;
  hasError?: boolean;
  name: string;
  /** Small text under the name: the size or the progress. */
  details: ReactNode;
  action: ReactNode;
  /** Content below the row: an error or a question, and its buttons. */
  children?: ReactNode;
  /** Passed by callers that move the focus to this row. It makes the row focusable. */
  ref?: Ref<HTMLLIElement>;
}

/** A file in a list: an upload in progress or a file that was sent. */
export function FileRow({ iconPath, hasError = false, name, details, action, children, ref }: Props) {
  return (
    <Row {...(ref === undefined ? {} : { ref, tabIndex: -1 })}>
      <svg
        viewBox="0 0 24 24"
        width="24"
        height="24"
        fill="none"
        stroke={hasError ? 'var(--error)' : 'currentColor'}
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={iconPath} />
      </svg>
      <ListItemText primary={name} secondary={details} slotProps={{ secondary: { component: 'div' } }} />
      {action}
      <RowDetails>{children}</RowDetails>
    </Row>
  );
}
