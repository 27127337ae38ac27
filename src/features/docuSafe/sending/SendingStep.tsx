import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem, { listItemClasses } from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import Card from '@mui/material/Card';
import { useId, useMemo } from 'react';

import type { DocumentTypes, DocumentType, UploadLimits } from '#contract/borrower/docuSafe.ts';
import { countUnreadable, isUnreadable, readableEntries } from '#domain/unreadable.ts';
import { OfficerCard } from '#lending/officers/OfficerCard.tsx';
import { isNotFound } from '#platform/api/portalError.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { BadLinkRedirect } from '#platform/routing/BadLinkRedirect.tsx';
import { UnreadableNotice } from '#platform/ui/feedback/UnreadableNotice.tsx';
import { CardSkeleton } from '#platform/ui/feedback/CardSkeleton.tsx';
import { TwoColumns } from '#platform/ui/layout/TwoColumns.tsx';
import { UploadLimitsNote } from '#platform/upload/UploadLimitsNote.tsx';
import { selectSlots } from '#platform/upload/uploadSlice.ts';
import { SectionCard } from '#platform/ui/layout/SectionCard.tsx';
import { UploadArea } from '#platform/upload/UploadArea.tsx';

import {
  useGetDocumentRequestsQuery,
  useGetDocumentTypesQuery,
  type DocumentRequest,
  type DocumentOwner,
  type FollowUpTask,
} from '../docuSafeApi.ts';
import { withDocuSafe } from '../docuSafeFeature.ts';
import { kindChosen, selectChosenKinds } from '../docuSafeSlice.ts';
import { selectUploadQueue } from '../selectUploadQueue.ts';
import { messages as requestMessages } from '../requests/requestMessages.ts';
import { UnreadableRequests } from '../requests/RequestView.tsx';
import { messages } from './sendingMessages.ts';
import { NotifyOfficer } from './NotifyOfficer.tsx';
import { SentDocuments } from '../requests/SentDocuments.tsx';
import { TaskStatus } from '../requests/TaskStatus.tsx';
import { useRemainingQuota } from '../requests/useRemainingQuota.ts';
import { createDocumentUploader } from '../createDocumentUploader.ts';

const ButtonList = styled(List)({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  [`& > .${listItemClasses.root}`]: { width: 'auto', padding: 0 },
});

interface DocumentTypeButtonsProps {
  kinds: readonly DocumentType[];
  /** No document type has been chosen yet. */
  isFirst: boolean;
  onChoose: (documentType: string) => void;
}

/** One button for each document type that is not chosen yet. */
function DocumentTypeButtons({ kinds, isFirst, onChoose }: DocumentTypeButtonsProps) {
  return (
    <SectionCard title={<FormattedMessage {...(isFirst ? messages.kinds : messages.moreKinds)} />}>
      {isFirst && (
        <Typography color="textSecondary">
          <FormattedMessage {...messages.kindsHelp} />
        </Typography>
      )}
      <ButtonList disablePadding>
        {kinds.map(({ documentType, name }) => (
          <ListItem key={documentType}>
            <Button variant="outlined" onClick={() => onChoose(documentType)}>
              {name}
            </Button>
          </ListItem>
        ))}
      </ButtonList>
    </SectionCard>
  );
}

interface Props {
  /** The loan officer's email address from the page's URL. */
  address: string;
  token: string;
}

/** Document types and uploads, shown once the sender is known. */
export const SendingStep = withDocuSafe(({ address, token }: Props) => {
  const requests = useGetDocumentRequestsQuery({ token }, { refetchOnMountOrArgChange: true });
  const types = useGetDocumentTypesQuery();
  const [request] = readableEntries(requests.currentData ?? []);
  const isBad = requests.currentData === undefined && isNotFound(requests.error);
  const isOther = request !== undefined && request.officer.emailAddress.toLowerCase() !== address.toLowerCase();
  if (isBad || isOther || request?.kind === 'followUp' || request?.kind === 'preApproval') return <BadLinkRedirect />;
  return (
    <QueryView query={requests} skeleton={<CardSkeleton hasLead rowKind="facts" rows={8} />}>
      {([sending]) => (
        <QueryView isPartOfPage query={types} skeleton={<CardSkeleton hasLead rowKind="facts" rows={8} />}>
          {(known) =>
            sending !== undefined && isUnreadable(sending) ? (
              <UnreadableRequests list={[sending]} />
            ) : (
              sending !== undefined && <DocumentTypesView request={sending} types={known} whose={{ token }} />
            )
          }
        </QueryView>
      )}
    </QueryView>
  );
});

interface DocumentTypesViewProps {
  request: DocumentRequest;
  types: DocumentTypes;
  whose: DocumentOwner;
}

function DocumentTypesView({ request, types: { documentTypes, limits }, whose }: DocumentTypesViewProps) {
  const queue = useSelector(selectUploadQueue(whose));
  const slots = useSelector(selectSlots(queue), shallowEqual);
  const chosen = useSelector(selectChosenKinds);
  const dispatch = useDispatch();
  const { officer } = request;
  const tasks = readableEntries(request.tasks);
  const unreadable = countUnreadable(request.tasks);
  const name = `${officer.firstName} ${officer.lastName}`.trim();
  const shown = [...new Set([...tasks.map(({ documentType }) => documentType), ...chosen, ...slots])];
  const kinds = shown.flatMap((kind) => documentTypes.find(({ documentType }) => documentType === kind) ?? []);
  const others = documentTypes.filter(({ documentType }) => !shown.includes(documentType));
  const newest = chosen.at(-1);

  return (
    <>
      <Typography variant="subtitle1">
        <FormattedMessage {...messages.lead} values={{ name }} />
      </Typography>
      <TwoColumns>
        <Stack spacing={3}>
          {kinds.map((kind) => (
            <DocumentTypeSection
              key={kind.documentType}
              kind={kind}
              task={tasks.find(({ documentType }) => documentType === kind.documentType)}
              whose={whose}
              queue={queue}
              limits={limits}
              isNewest={kind.documentType === newest}
            />
          ))}
          {unreadable > 0 && (
            <UnreadableNotice title={<FormattedMessage {...requestMessages.unreadableTasks} values={{ count: unreadable }} />} />
          )}
          {others.length > 0 && (
            <DocumentTypeButtons kinds={others} isFirst={kinds.length === 0} onChoose={(kind) => dispatch(kindChosen(kind))} />
          )}
          <UploadLimitsNote limits={limits} />
          {tasks.length > 0 && <NotifyOfficer request={request} name={name} whose={whose} />}
        </Stack>
        <aside>
          <OfficerCard officer={officer} title={<FormattedMessage {...messages.officer} />} />
        </aside>
      </TwoColumns>
    </>
  );
}

interface DocumentTypeSectionProps {
  kind: DocumentType;
  /** Undefined until the first document of this type is uploaded. */
  task: FollowUpTask | undefined;
  whose: DocumentOwner;
  queue: string;
  limits: UploadLimits;
  /** This is the type that was chosen last. */
  isNewest: boolean;
}

function DocumentTypeSection({ kind: { documentType, name }, task, whose, queue, limits, isNewest }: DocumentTypeSectionProps) {
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
