import { FormattedMessage } from 'react-intl';

import type { Notification } from '#contract/notification.ts';
import { formatInstant, timeSince } from '#domain/time/instants.ts';
import { isUnreadable, type Unreadable } from '#domain/unreadable.ts';
import { ScreenCard } from '#platform/ui/layout/ScreenCard.tsx';

import { messages } from './requestMessages.ts';
import { useNow } from './useNow.ts';

/** What the officer wrote, the newest first. */
export function OfficerNotes({ notes }: { notes: readonly (Notification | Unreadable)[] }) {
  return notes.map((note, nth) => {
    if (isUnreadable(note)) {
      return (
        <p key={nth} className="muted">
          <FormattedMessage {...messages.unreadableNote} />
        </p>
      );
    }
    const name = `${note.sender.firstName} ${note.sender.lastName}`.trim();
    return (
      <ScreenCard key={note.writtenAtUtc} title={<FormattedMessage {...messages.noteBy} values={{ name }} />}>
        <p className="document-note">{note.message}</p>
        <p className="muted small">
          <Since instant={note.writtenAtUtc} />
        </p>
      </ScreenCard>
    );
  });
}

const AGO = { minute: messages.agoMinutes, hour: messages.agoHours, day: messages.agoDays };

/** How long ago something was, kept current; the moment itself shows on focus and under the pointer, and is read out. */
function Since({ instant }: { instant: string }) {
  const since = timeSince(instant, useNow());
  return (
    <time dateTime={instant} className="document-since" tabIndex={0}>
      {since === null ? (
        <FormattedMessage {...messages.justNow} />
      ) : (
        <FormattedMessage {...AGO[since.unit]} values={{ count: since.count }} />
      )}
      <span className="document-moment">
        <FormattedMessage {...messages.moment} values={{ when: formatInstant(instant) }} />
      </span>
    </time>
  );
}
