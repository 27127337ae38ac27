import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';

import type { Notification } from '#contract/notification.ts';
import { timeSince } from '#domain/time/instants.ts';
import { formatInstant } from '#domain/time/momentFormats.ts';
import { isUnreadable, type Unreadable } from '#domain/unreadable.ts';
import { SectionCard } from '#platform/ui/layout/SectionCard.tsx';
import { visuallyHidden } from '#platform/theme/visuallyHidden.ts';

import { messages } from './requestMessages.ts';
import { useNow } from './useNow.ts';

/** Notes from the loan officer, newest first. */
export function OfficerNotes({ notes }: { notes: readonly (Notification | Unreadable)[] }) {
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
