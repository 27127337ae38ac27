import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';

const List = styled('dl')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 40px',
  '& > div': { minWidth: 0 },
  '& dt': { color: 'var(--muted)', fontSize: '0.875rem' },
  '& dd': { maxWidth: '68ch', margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
});

/** Names and values next to each other. */
export function Facts({ facts }: { facts: readonly (readonly [name: MessageDescriptor, value: ReactNode])[] }) {
  return (
    <List>
      {facts.map(([name, value]) => (
        <div key={name.id}>
          <dt>
            <FormattedMessage {...name} />
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}
