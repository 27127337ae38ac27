import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';

import { methodWords } from '#lending/methods/methodWords.ts';
import { ConfirmDialog } from '#platform/ui/feedback/ConfirmDialog.tsx';

import { messages } from '../messages.ts';
import type { Removal } from './useRemoval.ts';

export function RemoveDialog({ removal }: { removal: Removal }) {
  const intl = useIntl();
  const { account, isOpen, isBusy, confirm, cancel, closed } = removal;
  return (
    <ConfirmDialog
      open={isOpen}
      title={<FormattedMessage {...messages.removeTitle} />}
      confirmLabel={<FormattedMessage {...(account?.type === 'ACH' ? messages.removeBank : messages.removeCard)} />}
      isDestructive
      busy={isBusy}
      onConfirm={confirm}
      onCancel={cancel}
      onClosed={closed}
    >
      <Stack spacing={2}>
        {account !== null && (
          <Typography>
            <strong>{methodWords(intl, account)}</strong>
          </Typography>
        )}
        <Typography>
          <FormattedMessage {...messages.removeHelp} />
        </Typography>
      </Stack>
    </ConfirmDialog>
  );
}
