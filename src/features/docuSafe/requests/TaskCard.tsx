import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';

import type { FollowUpTask, DocumentOwner } from '../docuSafeApi.ts';
import { DontHaveButton } from './DontHaveButton.tsx';
import { messages } from './requestMessages.ts';
import { SendFiles } from './SendFiles.tsx';
import { SentDocuments } from './SentDocuments.tsx';
import { taskHeadingId } from './taskHeading.ts';
import { TaskStatus } from './TaskStatus.tsx';

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
