import { useMemo } from 'react';
import { useSelector } from 'react-redux';

import type { FollowUpTask } from '#contract/borrower/docuSafe.ts';
import { UploadArea } from '#platform/upload/UploadArea.tsx';

import { useGetDocumentTypesQuery, type Whose } from '../docuSafeApi.ts';
import { sendDocumentOf } from '../sendDocument.ts';
import { selectQueue } from '../selectQueue.ts';
import { useRoom } from './useRoom.ts';

interface Props {
  task: FollowUpTask;
  whose: Whose;
  /** It is the first of the request that waits for something. */
  isNext: boolean;
}

/** Sends documents for one task. */
export function SendFiles({ task, whose, isNext }: Props) {
  const { data: types } = useGetDocumentTypesQuery();
  const queue = useSelector(selectQueue(whose));
  const room = useRoom(whose, types?.limits);
  const send = useMemo(() => sendDocumentOf(whose, 'taskId'), [whose]);
  if (types === undefined) return null;
  return (
    <UploadArea
      where={{ queue, slot: task.taskId, room }}
      what={task.title}
      limits={types.limits}
      known={task.documents.map(({ sha256 }) => sha256)}
      send={send}
      isMain={isNext}
      takesAllPastes={isNext}
    />
  );
}
