import { FormattedMessage } from 'react-intl';

import type { FollowUpTask, TaskState } from '#contract/borrower/docuSafe.ts';
import { StatusLabel } from '#platform/ui/feedback/StatusLabel.tsx';

import { messages } from './requestMessages.ts';

const SHOWN = {
  requested: { tone: 'neutral', words: messages.notSent },
  uploaded: { tone: 'success', words: messages.uploaded },
  accepted: { tone: 'success', words: messages.accepted },
  sentBack: { tone: 'error', words: messages.sentBack },
  unavailable: { tone: 'neutral', words: messages.unavailable },
} as const satisfies Record<TaskState, unknown>;

/** How a task stands, in words. */
export function TaskStatus({ task: { state, wanted, documents } }: { task: FollowUpTask }) {
  const sent = documents.filter((document) => document.state !== 'sentBack').length;
  if ((state === 'requested' || state === 'sentBack') && sent > 0) {
    return (
      <StatusLabel tone="attention">
        <FormattedMessage {...messages.partSent} values={{ sent, wanted }} />
      </StatusLabel>
    );
  }
  const { tone, words } = SHOWN[state];
  return (
    <StatusLabel tone={tone}>
      <FormattedMessage {...words} />
    </StatusLabel>
  );
}
