import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { isUnreadable } from '#domain/unreadable.ts';
import type { PortalError } from '#platform/api/portalError.ts';
import { FailedAction } from '#platform/query/FailedAction.tsx';
import { ActionButton } from '#platform/ui/actions/ActionButton.tsx';

import { useActOnTaskMutation, type FollowUpTask, type Whose } from '../docuSafeApi.ts';
import { messages } from './requestMessages.ts';

/** "I don't have this now": tells the officer. Where the lender does not offer it, or a part of it was sent, there is nothing. */
export function DontHave({ task, whose }: { task: FollowUpTask; whose: Whose }) {
  const intl = useIntl();
  const { taskId, title, mayBeUnavailable, documents } = task;
  const [act, { isLoading }] = useActOnTaskMutation();
  const [failure, setFailure] = useState<PortalError | null>(null);
  const say = async () => {
    const { error } = await act({ ...whose, wanted: { taskId, action: 'unavailable' } });
    setFailure((error as PortalError | undefined) ?? null); // the base query rejects with nothing else
  };
  return (
    <>
      {failure !== null && <FailedAction error={failure} />}
      {mayBeUnavailable === true && documents.every((document) => !isUnreadable(document) && document.state === 'sentBack') && (
        <ActionButton
          look="quiet"
          busy={isLoading}
          aria-label={intl.formatMessage(messages.dontHaveWhich, { title })}
          onClick={() => void say()}
        >
          <FormattedMessage {...messages.dontHave} />
        </ActionButton>
      )}
    </>
  );
}
