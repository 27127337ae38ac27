import { FormattedMessage } from 'react-intl';

import type { TaskState } from '#contract/borrower/docuSafe.ts';
import { isUnreadable, type OrUnknown } from '#domain/unreadable.ts';
import { StatusLabel } from '#platform/ui/feedback/StatusLabel.tsx';

import type { FollowUpTask } from '../docuSafeApi.ts';
import { messages } from './requestMessages.ts';

const TASK_STATE_LABELS = {
  requested: { tone: 'neutral', words: messages.notSent },
  uploaded: { tone: 'success', words: messages.uploaded },
  accepted: { tone: 'success', words: messages.accepted },
  sentBack: { tone: 'error', words: messages.sentBack },
  unavailable: { tone: 'neutral', words: messages.unavailable },
  unknown: { tone: 'warning', words: messages.unknownState },
} as const satisfies Record<OrUnknown<TaskState>, unknown>;

export function TaskStatus({ task: { state, wanted, documents } }: { task: FollowUpTask }) {
  // A document that cannot be displayed was still received, so it counts as sent.
  const sent = documents.filter((document) => isUnreadable(document) || document.state !== 'sentBack').length;
  if ((state === 'requested' || state === 'sentBack') && sent > 0) {
    return (
      <StatusLabel tone="warning">
        <FormattedMessage {...messages.partSent} values={{ sent, wanted }} />
      </StatusLabel>
    );
  }
  const { tone, words } = TASK_STATE_LABELS[state];
  return (
    <StatusLabel tone={tone}>
      <FormattedMessage {...words} />
    </StatusLabel>
  );
}
