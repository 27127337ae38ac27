import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';

import type { FollowUpTask, Whose } from '../docuSafeApi.ts';
import { DontHave } from './DontHave.tsx';
import { messages } from './requestMessages.ts';
import { SendFiles } from './SendFiles.tsx';
import { SentDocuments } from './SentDocuments.tsx';
import { taskHeadingId } from './taskHeading.ts';
import { TaskStatus } from './TaskStatus.tsx';

/** Takes no room before something is said. */
const Said = styled('div')({ '&:empty': { margin: 0 } });

interface Props {
  task: FollowUpTask;
  /** Its place in the request, from 1. */
  number: number;
  whose: Whose;
  /** It is the first that waits for something. */
  isNext: boolean;
}

/** One kind of paper that is asked for: what and why, what was sent, and the ways to send more. */
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
      <Said role="status">
        {state === 'unavailable' && (
          <Typography color="textSecondary">
            <FormattedMessage {...messages.saidUnavailable} />
          </Typography>
        )}
      </Said>
      {state !== 'accepted' && <SendFiles task={task} whose={whose} isNext={isNext} />}
      <DontHave task={task} whose={whose} />
    </Card>
  );
}
