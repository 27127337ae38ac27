import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';

import { paths } from '#platform/routing/paths.ts';
import { BackLink } from '#platform/ui/actions/BackLink.tsx';
import { NarrowColumn } from '#platform/ui/layout/NarrowColumn.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';

import { messages } from '../messages.ts';

interface Props {
  /** Explanation shown below the page title. */
  note?: MessageDescriptor;
  children: ReactNode;
}

export function FormFrame({ note, children }: Props) {
  return (
    <NarrowColumn>
      <BackLink to={paths.accounts.list}>
        <FormattedMessage {...messages.back} />
      </BackLink>
      <PageTitle />
      {note !== undefined && (
        <Typography variant="subtitle1">
          <FormattedMessage {...note} />
        </Typography>
      )}
      <Box sx={{ paddingTop: 3 }}>{children}</Box>
    </NarrowColumn>
  );
}
