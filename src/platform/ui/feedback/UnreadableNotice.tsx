import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { CallSupport } from '#platform/ui/actions/CallSupport.tsx';
import { messages } from '#platform/ui/messages.ts';

/** Says that something is there that the page cannot show, that nothing is lost by it, and whom to call. @param title what it is */
export const UnreadableNotice = ({ title }: { title: ReactNode }) => (
  <Alert severity="warning" role="note">
    <AlertTitle>{title}</AlertTitle>
    <p>
      <FormattedMessage {...messages.unreadableHelp} /> <CallSupport />
    </p>
  </Alert>
);
