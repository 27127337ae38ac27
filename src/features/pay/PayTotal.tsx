import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { Amount } from '#platform/ui/layout/Amount.tsx';

import { messages } from './messages.ts';

export function PayTotal({ label, cents, isFee }: { label: ReactNode; cents: number | null; isFee: boolean }) {
  return (
    <Stack spacing={1} sx={{ paddingBottom: 3, borderBottom: '1px solid var(--line)' }}>
      <Typography variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography>
        <Amount cents={cents} size="due" />
      </Typography>
      <Typography>
        <FormattedMessage {...(isFee ? messages.noOtherFee : messages.noFee)} />
      </Typography>
    </Stack>
  );
}
