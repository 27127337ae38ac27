import { styled } from '@mui/material/styles';
import Table, { type TableProps } from '@mui/material/Table';

import { visuallyHidden } from '#platform/theme/visuallyHidden.ts';

interface Props extends TableProps {
  /** CSS length. In a container narrower than this, rows are stacked as blocks. */
  stackBelow?: string;
}

/**
 * Table that turns its rows into blocks when there is no room for columns, as with large text on a phone. Each cell names its column in
 * `data-column`. Explicit ARIA roles are needed, because changing `display` removes the native table roles.
 */
export function StackingTable({ stackBelow = '15rem', ...rest }: Props) {
  return (
    <SizeContainer>
      <StackedTable below={stackBelow} role="table" {...rest} />
    </SizeContainer>
  );
}

const SizeContainer = styled('div')({ containerType: 'inline-size' });

const StackedTable = styled(Table, { shouldForwardProp: (name) => name !== 'below' })<{ below: string }>(({ below }) => ({
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
