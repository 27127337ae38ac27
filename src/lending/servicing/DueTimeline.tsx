import type { CSSProperties } from 'react';
import { FormattedMessage, useIntl, defineMessages } from 'react-intl';

import { dueTimelineOf, type DueTimelineMark, type DueTimelinePoint } from '#domain/dueTimeline.ts';
import { useFormatDay } from '#platform/i18n/useFormatDay.ts';

import type { LoanServicing } from './loanTypes.ts';
import './servicing.css';

const messages = {
  ...defineMessages({
    today: { id: 'servicing.track.today', defaultMessage: 'Today' },
    due: { id: 'servicing.track.due', defaultMessage: 'Due' },
    dueToday: { id: 'servicing.track.dueToday', defaultMessage: 'Due today' },
    noLateCharge: { id: 'servicing.track.noLateCharge', defaultMessage: 'No late charge' },
    throughToday: { id: 'servicing.track.throughToday', defaultMessage: 'through today' },
  }),
  ...defineMessages<{ through: { day: string } }>({
    through: { id: 'servicing.track.through', defaultMessage: 'through {day}' },
  }),
};

/** SVG path of each mark. Today's ring is drawn over another mark of the same day, so the shapes differ: a ring, a diamond, a bar. */
const MARK_PATHS: Record<DueTimelineMark, string> = {
  due: 'M12 3 21 12 12 21 3 12Z',
  lastTimelyDay: 'M12 2V22',
  today: 'M12 6a6 6 0 1 1 0 12 6 6 0 0 1 0-12Z',
};

/**
 * Timeline of today, the due date and the last day without a late charge, each with a text below. Renders nothing when `dueTimelineOf`
 * returns null.
 */
export function DueTimeline({ record }: { record: LoanServicing }) {
  const track = dueTimelineOf(record);
  if (track === null) return null;
  const { points, secondPointPercent: middle, solidTo, phase } = track;
  return (
    <div className="due-track">
      <div className={`due-track-days due-track-${points.length}`} style={{ '--share': `${middle}%` } as CSSProperties}>
        <div className={`due-track-line due-track-${phase}`} aria-hidden="true">
          <span className={`due-track-solid due-track-to-${solidTo}`} />
          {points.map(({ marks, date }) => (
            <svg key={date} viewBox="0 0 24 24">
              {marks.map((mark) => (
                <path key={mark} className={`due-mark-${mark}`} d={MARK_PATHS[mark]} />
              ))}
            </svg>
          ))}
        </div>
        <ol>
          {points.map((point) => (
            <li key={point.date}>
              <PointLabel point={point} />
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

function PointLabel({ point: { marks, date } }: { point: DueTimelinePoint }) {
  const intl = useIntl();
  const formatDay = useFormatDay();
  const isToday = marks.includes('today');
  const day = formatDay(date, 'monthDay') ?? '';
  const weekday = formatDay(date, 'shortWeekday') ?? '';
  if (marks.includes('lastTimelyDay')) {
    return (
      <>
        <b>{intl.formatMessage(messages.noLateCharge)}</b>{' '}
        {isToday ? intl.formatMessage(messages.throughToday) : intl.formatMessage(messages.through, { day })}
      </>
    );
  }
  return (
    <>
      <b>
        <FormattedMessage {...(marks.includes('due') ? (isToday ? messages.dueToday : messages.due) : messages.today)} />
      </b>{' '}
      {weekday}
    </>
  );
}
