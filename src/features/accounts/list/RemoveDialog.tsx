import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';

import { methodLabelAndName } from '#lending/methods/methodLabels.ts';
import { ConfirmDialog } from '#platform/ui/feedback/ConfirmDialog.tsx';

import { messages } from '../messages.ts';
import type { Removal } from './useRemoval.ts';

export function RemoveDialog({ removal }: { removal: Removal }) {
  const intl = useIntl();
  const { account, isOpen, isBusy, confirm, cancel, onClosed } = removal;
  return (
    <ConfirmDialog
      open={isOpen}
      title={<FormattedMessage {...messages.removeTitle} />}
      confirmLabel={<FormattedMessage {...(account?.type === 'ACH' ? messages.removeBank : messages.removeCard)} />}
      isDestructive
      busy={isBusy}
      onConfirm={confirm}
      onCancel={cancel}
      onClosed={onClosed}
    >
      <Stack spacing={2}>
        {account !== null && (
          <Typography>
            <strong>{methodLabelAndName(intl, account)}</strong>
          </Typography>
        )}
        <Typography>
          <FormattedMessage {...messages.removeHelp} />
        </Typography>
      </Stack>
    </ConfirmDialog>
  );
}
