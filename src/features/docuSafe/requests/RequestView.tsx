import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';

import { daysFrom } from '#domain/time/dates.ts';
import { countUnreadable, isUnreadable, readable, type Unreadable } from '#domain/unreadable.ts';
import { OfficerCard } from '#lending/officers/OfficerCard.tsx';
import { useFormatDay } from '#platform/i18n/useFormatDay.ts';
import { useFormatMoment } from '#platform/i18n/useFormatMoment.ts';
import type { PortalDispatch } from '#platform/listen.ts';
import { UncheckedPart } from '#platform/query/UncheckedPart.tsx';
import { useTellUntilHeard } from '#platform/query/useTellUntilHeard.ts';
import { UnreadableNotice } from '#platform/ui/feedback/UnreadableNotice.tsx';
import { ScreenCard } from '#platform/ui/layout/ScreenCard.tsx';

import { UploadLimitsNote } from '#platform/upload/UploadLimitsNote.tsx';

import {
  type DocumentRequest,
  getDocumentTypes,
  useKnownDocumentTypes,
  useReportAllInMutation,
  type Whose,
} from '../docuSafeApi.ts';
import './documents.css';
import { OfficerNotes } from './OfficerNotes.tsx';
import { messages } from './requestMessages.ts';
import { TaskCard } from './TaskCard.tsx';
import { TaskStatus } from './TaskStatus.tsx';
import { useNow } from './useNow.ts';

const PURPOSES = {
  refinance: messages.purposeRefinance,
  purchase: messages.purposePurchase,
  servicing: messages.purposeServicing,
  unknown: messages.purposeUnknown,
};

/** Requests that are there and cannot be shown. */
export function UnreadableRequests({ list }: { list: readonly (DocumentRequest | Unreadable)[] }) {
  const count = countUnreadable(list);
  if (count === 0) return null;
  return <UnreadableNotice title={<FormattedMessage {...messages.unreadableRequests} values={{ count }} />} />;
}

/** One request: what it is for and by when, its tasks, and beside them who asks. */
export function RequestView({ request, whose }: { request: DocumentRequest; whose: Whose }) {
  const intl = useIntl();
  const id = useId();
  const { officer, kind, purpose, property, dueDate, askedAtUtc, toldAtUtc, notes } = request;
  const tasks = readable(request.tasks);
  const unreadable = countUnreadable(request.tasks);
  const name = `${officer.firstName} ${officer.lastName}`.trim();
  const formatDay = useFormatDay();
  const { dayOf, moment } = useFormatMoment();
  const day = formatDay(dayOf(askedAtUtc), 'monthDay') ?? '';
  const next = tasks.find((task) => task.state === 'requested' || task.state === 'sentBack');
  const isUntold = useAllInReport(request, whose);

  return (
    <section className="stack" aria-labelledby={id}>
      <div>
        <h2 id={id} className="document-purpose">
          {kind === 'sending' ? (
            <FormattedMessage {...messages.sending} />
          ) : (
            <FormattedMessage {...PURPOSES[purpose]} values={{ street: property?.streetAddress ?? 'none' }} />
          )}
        </h2>
        <DueDay dueDate={dueDate} />
        <Limits />
      </div>
      <div className="two-columns">
        <div className="stack">
          {tasks.map((task, index) => (
            <TaskCard key={task.taskId} task={task} number={index + 1} whose={whose} isNext={task === next} />
          ))}
          {unreadable > 0 && (
            <UnreadableNotice title={<FormattedMessage {...messages.unreadableTasks} values={{ count: unreadable }} />} />
          )}
          <p className="muted">
            {isUntold ? (
              <FormattedMessage {...messages.untold} values={{ name }} />
            ) : toldAtUtc === null ? (
              <FormattedMessage {...messages.toldWhenIn} values={{ name }} />
            ) : (
              <FormattedMessage {...messages.told} values={{ name, when: moment(toldAtUtc) }} />
            )}
          </p>
        </div>
        <aside className="stack" aria-label={intl.formatMessage(messages.rail)}>
          <OfficerCard officer={officer} />
          <OfficerNotes notes={notes} />
          {tasks.length > 0 && (
            <ScreenCard title={<FormattedMessage {...messages.askedOn} values={{ day }} />}>
              <ul className="document-todo">
                {tasks.map((task) => (
                  <li key={task.taskId}>
                    <span>{task.title}</span>
                    <TaskStatus task={task} />
                  </li>
                ))}
              </ul>
            </ScreenCard>
          )}
        </aside>
      </div>
    </section>
  );
}

function Limits() {
  const dispatch = useDispatch<PortalDispatch>();
  const types = useKnownDocumentTypes();
  if (types.data !== undefined) return <UploadLimitsNote limits={types.data.limits} />;
  const refetch = () => dispatch(getDocumentTypes.initiate(undefined, { forceRefetch: true, subscribe: false }));
  return <UncheckedPart query={{ ...types, refetch }} says={<FormattedMessage {...messages.takesNone} />} isNeeded />;
}

function DueDay({ dueDate }: { dueDate: string | null }) {
  const formatDay = useFormatDay();
  const day = formatDay(dueDate, 'weekday');
  const { dayOf } = useFormatMoment();
  const days = daysFrom(dayOf(useNow()), dueDate);
  if (days === null || day === null) return null;
  return (
    <p className="lead">
      {days < 0 ? (
        <FormattedMessage {...messages.overdue} values={{ day }} />
      ) : (
        <FormattedMessage {...messages.neededBy} values={{ day, days }} />
      )}
    </p>
  );
}

/**
 * Once nothing is missing, has the lender tell the officer; also when the page went away before that could be said, and again when the answer
 * was lost. The lender does it once. Returns whether it refuses to.
 */
function useAllInReport({ requestId, kind, tasks, toldAtUtc }: DocumentRequest, { token }: Whose): boolean {
  const [report] = useReportAllInMutation();
  const [refused, setRefused] = useState<string | null>(null);
  // What cannot be read may be missing.
  const states = tasks.map((task) => (isUnreadable(task) ? 'unknown' : task.state));
  const isAllIn = states.includes('uploaded') && !states.some((state) => ['requested', 'sentBack', 'unknown'].includes(state));
  const isDue = kind !== 'sending' && toldAtUtc === null && isAllIn;
  const tell = async (due: string) => (await report({ token, requestId: due })).error;
  useTellUntilHeard(isDue ? requestId : null, tell, setRefused);
  return isDue && refused === requestId;
}
