import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, useMemo } from 'react';

import type { DocumentType, UploadLimits } from '#contract/borrower/docuSafe.ts';
import { readableEntries } from '#domain/unreadable.ts';
import { UploadArea } from '#platform/upload/UploadArea.tsx';

import type { FollowUpTask, DocumentOwner } from '../docuSafeApi.ts';
import { SentDocuments } from '../requests/SentDocuments.tsx';
import { TaskStatus } from '../requests/TaskStatus.tsx';
import { useRemainingQuota } from '../requests/useRemainingQuota.ts';
import { createDocumentUploader } from '../createDocumentUploader.ts';

interface Props {
  kind: DocumentType;
  /** Undefined until the first document of this type is uploaded. */
  task: FollowUpTask | undefined;
  whose: DocumentOwner;
  queue: string;
  limits: UploadLimits;
  /** This is the type that was chosen last. */
  isNewest: boolean;
}

export function DocumentTypeSection({ kind: { documentType, name }, task, whose, queue, limits, isNewest }: Props) {
  const id = useId();
  const remaining = useRemainingQuota(whose, limits);
  const send = useMemo(() => createDocumentUploader(whose, 'documentType'), [whose]);
  return (
    <Card component="section" aria-labelledby={id}>
      <Typography variant="h3" component="h2" id={id}>
        {name}
      </Typography>
      {task !== undefined && task.documentCount > 0 && (
        <>
          <TaskStatus task={task} />
          <SentDocuments task={task} whose={whose} />
        </>
      )}
      {task?.state !== 'accepted' && (
        <UploadArea
          where={{ queue, slot: documentType, remaining }}
          what={name}
          limits={limits}
          known={readableEntries(task?.documents ?? []).map(({ sha256 }) => sha256)}
          send={send}
          isMain={isNewest && task === undefined}
          takesAllPastes={isNewest}
          autoFocus={isNewest && task === undefined}
        />
      )}
    </Card>
  );
}
