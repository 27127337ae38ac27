import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';

import { isUnreadable } from '#domain/unreadable.ts';
import { BusyButton } from '#platform/ui/actions/BusyButton.tsx';
import { useIsMounted } from '#platform/useIsMounted.ts';

import { useActOnTaskMutation, type FollowUpTask, type DocumentOwner } from '../docuSafeApi.ts';
import { dontHaveAnswered, dontHaveSaid, selectIsDontHaveBusy, type WithDocuSafe } from '../docuSafeSlice.ts';
import { messages } from './requestMessages.ts';
import { focusTaskHeading } from './taskHeading.ts';

/**
 * "I don't have this now" button, which notifies the officer. Renders nothing if the lender does not offer it, or if a document was
 * received and not sent back.
 */
export function DontHaveButton({ task, whose }: { task: FollowUpTask; whose: DocumentOwner }) {
  const intl = useIntl();
  const { taskId, title, mayBeUnavailable, documents } = task;
  const [act] = useActOnTaskMutation();
  const dispatch = useDispatch();
  const isMounted = useIsMounted();
  const isBusy = useSelector((state: WithDocuSafe) => selectIsDontHaveBusy(state, taskId));
  const say = async () => {
    dispatch(dontHaveSaid(taskId));
    const { error } = await act({ ...whose, wanted: { taskId, action: 'unavailable' } });
    dispatch(dontHaveAnswered(taskId));
    if (error === undefined && isMounted()) focusTaskHeading(taskId); // the focused button was removed
  };
  const isOffered =
    mayBeUnavailable === true && documents.every((document) => !isUnreadable(document) && document.state === 'sentBack');
  if (!isOffered) return null;
  return (
    <BusyButton
      variant="text"
      busy={isBusy}
      aria-label={intl.formatMessage(messages.dontHaveWhich, { title })}
      onClick={() => void say()}
    >
      <FormattedMessage {...messages.dontHave} />
    </BusyButton>
  );
}
