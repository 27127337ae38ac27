import { FormattedMessage, useIntl } from 'react-intl';

import { methodWords } from '#lending/methods/methodWords.ts';
import { ConfirmDialog } from '#platform/ui/feedback/ConfirmDialog.tsx';

import { messages } from '../messages.ts';
import type { Removal } from './useRemoval.ts';

/** Names what will be removed, and asks. */
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
      <div className="stack">
        {account !== null && (
          <p>
            <strong>{methodWords(intl, account)}</strong>
          </p>
        )}
        <p>
          <FormattedMessage {...messages.removeHelp} />
        </p>
      </div>
    </ConfirmDialog>
  );
}
