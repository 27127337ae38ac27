import Button from '@mui/material/Button';
import CardActions from '@mui/material/CardActions';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';

import { readableEntries } from '#domain/unreadable.ts';
import { UploadArea } from '#platform/upload/UploadArea.tsx';
import { selectHasUploads } from '#platform/upload/uploadSlice.ts';

import { useCachedDocumentTypes, type FollowUpTask, type DocumentOwner } from '../docuSafeApi.ts';
import { moreFilesWanted, selectIsTaskReopened, selectWasMissing, taskShown, type WithDocuSafe } from '../docuSafeSlice.ts';
import { selectUploadQueue } from '../selectUploadQueue.ts';
import { createDocumentUploader } from '../createDocumentUploader.ts';
import { messages } from './requestMessages.ts';
import { useRemainingQuota } from './useRemainingQuota.ts';

interface Props {
  task: FollowUpTask;
  whose: DocumentOwner;
  /** This is the first task of the request that still needs documents. */
  isNext: boolean;
}

/** Upload area for one task. If nothing is missing, it stays hidden behind a "send more" button. */
export function SendFiles({ task, whose, isNext }: Props) {
  const intl = useIntl();
  const { taskId, title, state, documents } = task;
  const { data: types } = useCachedDocumentTypes();
  const queue = useSelector(selectUploadQueue(whose));
  const isUnderWay = useSelector(selectHasUploads({ queue, slot: taskId }));
  const remaining = useRemainingQuota(whose, types?.limits);
  const send = useMemo(() => createDocumentUploader(whose, 'taskId'), [whose]);
  const dispatch = useDispatch();
  const isMissing = state === 'requested' || state === 'sentBack';
  const wasMissing = useSelector((all: WithDocuSafe) => selectWasMissing(all, taskId)) ?? isMissing;
  const isReopened = useSelector((all: WithDocuSafe) => selectIsTaskReopened(all, taskId));
  const tellShown = useEffectEvent(() => void dispatch(taskShown({ taskId, isMissing })));
  useEffect(() => tellShown(), []);
  if (types === undefined) return null;
  if (!wasMissing && !isReopened && !isUnderWay) {
    return (
      <CardActions>
        <Button
          variant="text"
          aria-label={intl.formatMessage(messages.sendMoreFor, { title })}
          onClick={() => dispatch(moreFilesWanted(taskId))}
        >
          <FormattedMessage {...messages.sendMore} />
        </Button>
      </CardActions>
    );
  }
  return (
    <UploadArea
      where={{ queue, slot: taskId, remaining }}
      what={title}
      limits={types.limits}
      known={readableEntries(documents).map(({ sha256 }) => sha256)}
      send={send}
      isMain={isNext}
      takesAllPastes={isNext}
      autoFocus={isReopened}
    />
  );
}
