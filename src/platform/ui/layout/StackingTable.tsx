import { styled } from '@mui/material/styles';
import Table, { type TableProps } from '@mui/material/Table';

import { visuallyHidden } from '#platform/theme/visuallyHidden.ts';

interface Props extends TableProps {
  /** A CSS length: in less room than this the rows stand as blocks. */
  below?: string;
}

/**
 * A table whose rows stand as blocks with their columns named where it has no room for columns, as with large type on a phone. Its parts have
 * the roles of a table, because `display` takes them away, and each cell names its column in `data-column`.
 */
export function StackingTable({ below = '15rem', ...rest }: Props) {
  return (
    <Room>
      <Stacking below={below} role="table" {...rest} />
    </Room>
  );
}

const Room = styled('div')({ containerType: 'inline-size' });

const Stacking = styled(Table, { shouldForwardProp: (name) => name !== 'below' })<{ below: string }>(({ below }) => ({
  '& tr': { breakInside: 'avoid' },
  [`@container (max-width: ${below})`]: {
    '&, & tbody, & tr, & th, & td': { display: 'block', overflowWrap: 'anywhere', textAlign: 'start', whiteSpace: 'normal' },
    '& thead': visuallyHidden,
    '& tbody tr': { padding: '12px 0', borderBottom: '1px solid var(--line)' },
    '& tbody th, & tbody td': { padding: 0, border: 0 },
    '& tbody th': { fontWeight: 650 },
    '& td:not(:empty)::before': { content: 'attr(data-column) ": "', color: 'var(--muted)' },
  },
}));
