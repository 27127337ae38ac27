import { chipClasses } from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';

import { daysBetween } from '#domain/time/dates.ts';
import { countUnreadable, readableEntries, type Unreadable, isUnreadable } from '#domain/unreadable.ts';
import { OfficerCard } from '#lending/officers/OfficerCard.tsx';
import { useFormatDay } from '#platform/i18n/useFormatDay.ts';
import { useFormatInstant } from '#platform/i18n/useFormatInstant.ts';
import type { PortalDispatch } from '#platform/storeTypes.ts';
import { UnavailablePart } from '#platform/query/UnavailablePart.tsx';
import { useRetryUntilDelivered } from '#platform/query/useRetryUntilDelivered.ts';
import { UnreadableNotice } from '#platform/ui/feedback/UnreadableNotice.tsx';
import { SectionCard } from '#platform/ui/layout/SectionCard.tsx';
import { TwoColumns } from '#platform/ui/layout/TwoColumns.tsx';
import { UploadLimitsNote } from '#platform/upload/UploadLimitsNote.tsx';
import type { Notification } from '#contract/notification.ts';
import { timeSince } from '#domain/time/instants.ts';
import { formatInstant } from '#domain/time/momentFormats.ts';
import { visuallyHidden } from '#platform/theme/visuallyHidden.ts';

import {
  type DocumentRequest,
  getDocumentTypes,
  useCachedDocumentTypes,
  useReportAllInMutation,
  type DocumentOwner,
  type FollowUpTask,
} from '../docuSafeApi.ts';
import { selectIsReportRefused, tellingRefused, type WithDocuSafe } from '../docuSafeSlice.ts';
import { AllUploadedNotice } from './AllUploadedNotice.tsx';
import { messages } from './requestMessages.ts';
import { TaskCard } from './TaskCard.tsx';
import { TaskStatus } from './TaskStatus.tsx';
import { useNow } from './useNow.ts';

/** Notes from the loan officer, newest first. */
function OfficerNotes({ notes }: { notes: readonly (Notification | Unreadable)[] }) {
  return notes.map((note, nth) => {
    if (isUnreadable(note)) {
      return (
        <Typography key={nth} color="textSecondary">
          <FormattedMessage {...messages.unreadableNote} />
        </Typography>
      );
    }
    const name = `${note.sender.firstName} ${note.sender.lastName}`.trim();
    return (
      <SectionCard key={note.writtenAtUtc} title={<FormattedMessage {...messages.noteBy} values={{ name }} />}>
        <Typography sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{note.message}</Typography>
        <Typography variant="body2" color="textSecondary">
          <RelativeTime instant={note.writtenAtUtc} />
        </Typography>
      </SectionCard>
    );
  });
}

const AGO_MESSAGES = { minute: messages.agoMinutes, hour: messages.agoHours, day: messages.agoDays };

/** Hides the exact time until hover or focus; screen readers always read it. */
const Time = styled('time')({ '&:not(:hover, :focus) > span': visuallyHidden });

/** Relative time ("2 hours ago") that updates itself. The exact time shows on hover and focus. */
function RelativeTime({ instant }: { instant: string }) {
  const since = timeSince(instant, useNow());
  return (
    <Time dateTime={instant} tabIndex={0}>
      {since === null ? (
        <FormattedMessage {...messages.justNow} />
      ) : (
        <FormattedMessage {...AGO_MESSAGES[since.unit]} values={{ count: since.count }} />
      )}
      <span>
        <FormattedMessage {...messages.moment} values={{ when: formatInstant(instant) }} />
      </span>
    </Time>
  );
}

const DONE_STATES: readonly FollowUpTask['state'][] = ['uploaded', 'accepted', 'unavailable'];

/** A task that cannot be parsed counts as missing documents. */
const isNothingMissing = ({ tasks }: DocumentRequest): boolean =>
  tasks.every((task) => !isUnreadable(task) && DONE_STATES.includes(task.state));

const hasTaskInState = ({ tasks }: DocumentRequest, state: FollowUpTask['state']): boolean =>
  readableEntries(tasks).some((task) => task.state === state);

/**
 * Whether nothing is missing and at least one document arrived. For kind `sending`, which no officer requested, only the sender can say
 * when that is all.
 */
const isComplete = (request: DocumentRequest): boolean =>
  isNothingMissing(request) &&
  (hasTaskInState(request, 'uploaded') || hasTaskInState(request, 'accepted')) &&
  (request.kind !== 'sending' || request.toldAtUtc !== null);

/** Whether nothing is missing and the officer has not been notified of the uploads yet. */
const needsCompletionReport = (request: DocumentRequest): boolean =>
  isNothingMissing(request) && hasTaskInState(request, 'uploaded') && request.kind !== 'sending' && request.toldAtUtc === null;

const PURPOSE_MESSAGES = {
  refinance: messages.purposeRefinance,
  purchase: messages.purposePurchase,
  servicing: messages.purposeServicing,
  unknown: messages.purposeUnknown,
};

/** Row with a requested document and its status at the right. */
const TaskItem = styled(ListItem)({
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 16,
  padding: '12px 0',
  overflowWrap: 'anywhere',
  '&:first-of-type': { paddingTop: 0 },
  '&:not(:first-of-type)': { borderTop: '1px solid var(--line)' },
  [`& > .${chipClasses.root}`]: { flex: 'none' },
});

export function UnreadableRequests({ list }: { list: readonly (DocumentRequest | Unreadable)[] }) {
  const count = countUnreadable(list);
  if (count === 0) return null;
  return <UnreadableNotice title={<FormattedMessage {...messages.unreadableRequests} values={{ count }} />} />;
}

export function RequestView({ request, whose }: { request: DocumentRequest; whose: DocumentOwner }) {
  const intl = useIntl();
  const id = useId();
  const { officer, kind, purpose, property, dueDate, askedAtUtc, toldAtUtc, notes } = request;
  const tasks = readableEntries(request.tasks);
  const unreadable = countUnreadable(request.tasks);
  const name = `${officer.firstName} ${officer.lastName}`.trim();
  const formatDay = useFormatDay();
  const { dayOf, moment } = useFormatInstant();
  const day = formatDay(dayOf(askedAtUtc), 'monthDay') ?? '';
  const next = tasks.find((task) => task.state === 'requested' || task.state === 'sentBack');
  const isReportRefused = useCompletionReport(request, whose);
  const isAllIn = isComplete(request);

  return (
    <Stack component="section" spacing={2} aria-labelledby={id}>
      <div>
        <Typography variant="h2" id={id}>
          {kind === 'sending' ? (
            <FormattedMessage {...messages.sending} />
          ) : (
            <FormattedMessage {...PURPOSE_MESSAGES[purpose]} values={{ street: property?.streetAddress ?? 'none' }} />
          )}
        </Typography>
        {!isAllIn && <DueDay dueDate={dueDate} />}
        {tasks.some(({ state }) => state !== 'accepted') && <Limits />}
      </div>
      <TwoColumns>
        <Stack spacing={3}>
          {isAllIn && <AllUploadedNotice request={request} name={name} isReportRefused={isReportRefused} />}
          {tasks.map((task, index) => (
            <TaskCard key={task.taskId} task={task} number={index + 1} whose={whose} isNext={task === next} />
          ))}
          {unreadable > 0 && (
            <UnreadableNotice title={<FormattedMessage {...messages.unreadableTasks} values={{ count: unreadable }} />} />
          )}
          {!isAllIn && (
            <Typography color="textSecondary">
              {toldAtUtc === null ? (
                <FormattedMessage {...messages.toldWhenIn} values={{ name }} />
              ) : (
                <FormattedMessage {...messages.told} values={{ name, when: moment(toldAtUtc) }} />
              )}
            </Typography>
          )}
        </Stack>
        <Stack component="aside" spacing={3} aria-label={intl.formatMessage(messages.rail)}>
          <OfficerCard officer={officer} />
          <OfficerNotes notes={notes} />
          {tasks.length > 0 && (
            <SectionCard title={<FormattedMessage {...messages.askedOn} values={{ day }} />}>
              <List disablePadding>
                {tasks.map((task) => (
                  <TaskItem key={task.taskId}>
                    <span>{task.title}</span>
                    <TaskStatus task={task} />
                  </TaskItem>
                ))}
              </List>
            </SectionCard>
          )}
        </Stack>
      </TwoColumns>
    </Stack>
  );
}

function Limits() {
  const dispatch = useDispatch<PortalDispatch>();
  const types = useCachedDocumentTypes();
  if (types.data !== undefined) return <UploadLimitsNote limits={types.data.limits} />;
  const refetch = () => dispatch(getDocumentTypes.initiate(undefined, { forceRefetch: true, subscribe: false }));
  return <UnavailablePart query={{ ...types, refetch }} message={<FormattedMessage {...messages.takesNone} />} isNeeded />;
}

function DueDay({ dueDate }: { dueDate: string | null }) {
  const formatDay = useFormatDay();
  const day = formatDay(dueDate, 'weekday');
  const { dayOf } = useFormatInstant();
  const days = daysBetween(dayOf(useNow()), dueDate);
  if (days === null || day === null) return null;
  return (
    <Typography variant="subtitle1">
      {days < 0 ? (
        <FormattedMessage {...messages.overdue} values={{ day }} />
      ) : (
        <FormattedMessage {...messages.neededBy} values={{ day, days }} />
      )}
    </Typography>
  );
}

/**
 * Notifies the officer through the lender once nothing is missing. Repeats a report that got no response or was cut off by closing the
 * page; the lender sends one email only. Returns whether the lender refused.
 */
function useCompletionReport(request: DocumentRequest, { token }: DocumentOwner): boolean {
  const { requestId } = request;
  const [report] = useReportAllInMutation();
  const dispatch = useDispatch();
  const isRefused = useSelector((state: WithDocuSafe) => selectIsReportRefused(state, requestId));
  const isDue = needsCompletionReport(request);
  const sendReport = async (due: string) => (await report({ token, requestId: due })).error;
  useRetryUntilDelivered(isDue ? requestId : null, sendReport, (due) => dispatch(tellingRefused(due)));
  return isDue && isRefused;
}
