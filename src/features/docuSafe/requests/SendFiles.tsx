import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';

import { ActionButton } from '#platform/ui/actions/ActionButton.tsx';
import { readable } from '#domain/unreadable.ts';
import { UploadArea } from '#platform/upload/UploadArea.tsx';
import { selectHasUploads } from '#platform/upload/uploadSlice.ts';

import { useKnownDocumentTypes, type FollowUpTask, type Whose } from '../docuSafeApi.ts';
import { selectQueue } from '../selectQueue.ts';
import { sendDocumentOf } from '../sendDocument.ts';
import { messages } from './requestMessages.ts';
import { useRoom } from './useRoom.ts';

interface Props {
  task: FollowUpTask;
  whose: Whose;
  /** It is the first of the request that waits for something. */
  isNext: boolean;
}

/** Sends documents for one task. Where nothing is missing, a button stands for it until it is pressed. */
export function SendFiles({ task, whose, isNext }: Props) {
  const intl = useIntl();
  const { taskId, title, state, documents } = task;
  const { data: types } = useKnownDocumentTypes();
  const queue = useSelector(selectQueue(whose));
  const isUnderWay = useSelector(selectHasUploads({ queue, slot: taskId }));
  const room = useRoom(whose, types?.limits);
  const send = useMemo(() => sendDocumentOf(whose, 'taskId'), [whose]);
  const [wasMissing] = useState(state === 'requested' || state === 'sentBack'); // the place stays when the last one is in
  const [isAsked, setIsAsked] = useState(false);
  if (types === undefined) return null;
  if (!wasMissing && !isAsked && !isUnderWay) {
    return (
      <div className="actions">
        <ActionButton
          look="quiet"
          aria-label={intl.formatMessage(messages.sendMoreFor, { title })}
          onClick={() => setIsAsked(true)}
        >
          <FormattedMessage {...messages.sendMore} />
        </ActionButton>
      </div>
    );
  }
  return (
    <UploadArea
      where={{ queue, slot: taskId, room }}
      what={title}
      limits={types.limits}
      known={readable(documents).map(({ sha256 }) => sha256)}
      send={send}
      isMain={isNext}
      takesAllPastes={isNext}
      autoFocus={isAsked}
    />
  );
}
