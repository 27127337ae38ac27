import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { isUnreadable } from '#domain/unreadable.ts';
import { ActionButton } from '#platform/ui/actions/ActionButton.tsx';
import { Notice } from '#platform/ui/feedback/Notice.tsx';

import { useActOnTaskMutation, type Whose } from '../docuSafeApi.ts';
import type { FollowUpTask } from '../docuSafeShapes.ts';
import { messages } from './requestMessages.ts';

/** "I don't have this now": tells the officer. Where the lender does not offer it, or a part of it was sent, there is nothing. */
export function DontHave({ task, whose }: { task: FollowUpTask; whose: Whose }) {
  const intl = useIntl();
  const { taskId, title, mayBeUnavailable, documents } = task;
  const [act, { isLoading }] = useActOnTaskMutation();
  const [hasFailed, setHasFailed] = useState(false);
  const say = async () => {
    const { error } = await act({ ...whose, wanted: { taskId, action: 'unavailable' } });
    setHasFailed(error !== undefined);
  };
  return (
    <>
      {hasFailed && (
        <Notice tone="error">
          <FormattedMessage {...messages.actionFailed} />
        </Notice>
      )}
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
