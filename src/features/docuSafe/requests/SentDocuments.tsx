import CardActions from '@mui/material/CardActions';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';

import { countUnreadable, readableEntries } from '#domain/unreadable.ts';
import { BusyButton } from '#platform/ui/actions/BusyButton.tsx';

import { useGetMoreDocumentsQuery, type FollowUpTask, type DocumentOwner } from '../docuSafeApi.ts';
import { furtherPartAsked, selectLoadedPages, type WithDocuSafe } from '../docuSafeSlice.ts';
import { messages } from './requestMessages.ts';
import { SentDocumentRow } from './SentDocumentRow.tsx';

interface Props {
  task: FollowUpTask;
  whose: DocumentOwner;
}

/** Newest first. Long lists load page by page. */
export function SentDocuments({ task, whose }: Props) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { taskId, documents, documentCount } = task;
  const pageStarts = useSelector((state: WithDocuSafe) => selectLoadedPages(state, taskId));
  if (documentCount === 0) return null;
  return (
    <div>
      <List disablePadding aria-label={intl.formatMessage(messages.documents)}>
        <DocumentRows documents={documents} taskId={taskId} whose={whose} />
        {pageStarts.map((from) => (
          <DocumentsPage key={from} from={from} task={task} whose={whose} />
        ))}
      </List>
      <ShowMore
        key={pageStarts.length}
        task={task}
        whose={whose}
        last={pageStarts.at(-1) ?? null}
        onMore={(from) => dispatch(furtherPartAsked({ taskId, from }))}
      />
    </div>
  );
}

function DocumentsPage({ from, task: { taskId }, whose }: Props & { from: number }) {
  const { data } = useGetMoreDocumentsQuery({ ...whose, taskId, from });
  return data !== undefined && <DocumentRows documents={data.documents} taskId={taskId} whose={whose} />;
}

interface RowsProps {
  documents: FollowUpTask['documents'];
  taskId: string;
  whose: DocumentOwner;
}

function DocumentRows({ documents, taskId, whose }: RowsProps) {
  const unreadable = countUnreadable(documents);
  return (
    <>
      {readableEntries(documents).map((document) => (
        <SentDocumentRow key={document.documentId} document={document} taskId={taskId} whose={whose} />
      ))}
      {unreadable > 0 && (
        <ListItem disableGutters>
          <FormattedMessage {...messages.unreadableDocuments} values={{ count: unreadable }} />
        </ListItem>
      )}
    </>
  );
}

interface MoreProps extends Props {
  /** Start index of the last loaded page; null while only the first is shown. */
  last: number | null;
  onMore: (from: number) => void;
}

function ShowMore({ task, whose, last, onMore }: MoreProps) {
  const { taskId, documents, documentCount } = task;
  const { data, isFetching, error, refetch } = useGetMoreDocumentsQuery(
    { ...whose, taskId, from: last ?? 0 },
    { skip: last === null },
  );
  const shown = last === null ? documents.length : last + (data?.documents.length ?? 0);
  if (documentCount <= documents.length) return null;
  return (
    <CardActions>
      <Typography role="status" variant="body2" color="textSecondary">
        {error === undefined ? (
          <FormattedMessage {...messages.shown} values={{ shown, all: documentCount }} />
        ) : (
          <FormattedMessage {...messages.moreFailed} />
        )}
      </Typography>
      {shown < documentCount && (
        <BusyButton
          variant="text"
          busy={isFetching}
          onClick={() => {
            if (error === undefined) onMore(shown);
            else void refetch();
          }}
        >
          <FormattedMessage {...messages.showMore} />
        </BusyButton>
      )}
    </CardActions>
  );
}
