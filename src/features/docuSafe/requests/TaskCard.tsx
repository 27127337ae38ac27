import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';

import { isUnreadable } from '#domain/unreadable.ts';
import { BusyButton } from '#platform/ui/actions/BusyButton.tsx';
import { useIsMounted } from '#platform/useIsMounted.ts';

import { type FollowUpTask, type DocumentOwner, useActOnTaskMutation } from '../docuSafeApi.ts';
import { messages } from './requestMessages.ts';
import { SendFiles } from './SendFiles.tsx';
import { SentDocuments } from './SentDocuments.tsx';
import { taskHeadingId, focusTaskHeading } from './taskHeading.ts';
import { TaskStatus } from './TaskStatus.tsx';
import { dontHaveAnswered, dontHaveSaid, selectIsDontHaveBusy, type WithDocuSafe } from '../docuSafeSlice.ts';

/** Live region that takes no space while it is empty. */
const StatusRegion = styled('div')({ '&:empty': { margin: 0 } });

interface Props {
  task: FollowUpTask;
  /** Position in the request, counted from 1. */
  number: number;
  whose: DocumentOwner;
  /** This is the first task of the request that still needs documents. */
  isNext: boolean;
}

/** One requested document type: what is needed and why, what was uploaded, and the upload area. */
export function TaskCard({ task, number, whose, isNext }: Props) {
  const { taskId, title, why, state, sentBackReason } = task;
  const id = taskHeadingId(taskId);
  return (
    <Card component="section" aria-labelledby={id}>
      <div>
        <Typography variant="h3" id={id} tabIndex={-1}>
          <FormattedMessage {...messages.numbered} values={{ number, title }} />
        </Typography>
        {why !== '' && <Typography color="textSecondary">{why}</Typography>}
      </div>
      <TaskStatus task={task} />
      {sentBackReason !== null && state !== 'unavailable' && (
        <Alert severity="warning" role="note">
          <AlertTitle>
            <FormattedMessage {...messages.again} />
          </AlertTitle>
          <Typography>{sentBackReason}</Typography>
        </Alert>
      )}
      <SentDocuments task={task} whose={whose} />
      <StatusRegion role="status">
        {state === 'unavailable' && (
          <Typography color="textSecondary">
            <FormattedMessage {...messages.saidUnavailable} />
          </Typography>
        )}
      </StatusRegion>
      {state !== 'accepted' && <SendFiles task={task} whose={whose} isNext={isNext} />}
      <DontHaveButton task={task} whose={whose} />
    </Card>
  );
}

/**
 * "I don't have this now" button, which notifies the officer. Renders nothing if the lender does not offer it, or if a document was
 * received and not sent back.
 */
function DontHaveButton({ task, whose }: { task: FollowUpTask; whose: DocumentOwner }) {
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
