import { isUnreadable, readable } from '#domain/unreadable.ts';

import type { DocumentRequest, FollowUpTask } from '../docuSafeApi.ts';

const DONE_STATES: readonly FollowUpTask['state'][] = ['uploaded', 'accepted', 'unavailable'];

/** A task that cannot be parsed counts as missing documents. */
const isNothingMissing = ({ tasks }: DocumentRequest): boolean =>
  tasks.every((task) => !isUnreadable(task) && DONE_STATES.includes(task.state));

const hasTaskInState = ({ tasks }: DocumentRequest, state: FollowUpTask['state']): boolean =>
  readable(tasks).some((task) => task.state === state);

/**
 * Whether nothing is missing and at least one document arrived. For kind `sending`, which no officer requested, only the sender can say
 * when that is all.
 */
export const isComplete = (request: DocumentRequest): boolean =>
  isNothingMissing(request) &&
  (hasTaskInState(request, 'uploaded') || hasTaskInState(request, 'accepted')) &&
  (request.kind !== 'sending' || request.toldAtUtc !== null);

/** Whether nothing is missing and the officer has not been notified of the uploads yet. */
export const needsCompletionReport = (request: DocumentRequest): boolean =>
  isNothingMissing(request) && hasTaskInState(request, 'uploaded') && request.kind !== 'sending' && request.toldAtUtc === null;
