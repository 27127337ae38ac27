import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { CallSupport } from '#platform/ui/actions/CallSupport.tsx';
import { messages } from '#platform/ui/layout/messages.ts';

/** Explains that something exists but cannot be shown, that nothing is lost, and whom to call. @param title names what cannot be shown */
export const UnreadableNotice = ({ title }: { title: ReactNode }) => (
  <Alert severity="warning" role="note">
    <AlertTitle>{title}</AlertTitle>
    <p>
      <FormattedMessage {...messages.unreadableHelp} /> <CallSupport />
    </p>
  </Alert>
);
