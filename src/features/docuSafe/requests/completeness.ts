import { isUnreadable, readable } from '#domain/unreadable.ts';

import type { DocumentRequest, FollowUpTask } from '../docuSafeApi.ts';

const IN: readonly FollowUpTask['state'][] = ['uploaded', 'accepted', 'unavailable'];

/** A task that cannot be parsed counts as missing documents. */
const isNothingMissing = ({ tasks }: DocumentRequest): boolean =>
  tasks.every((task) => !isUnreadable(task) && IN.includes(task.state));

const has = ({ tasks }: DocumentRequest, state: FollowUpTask['state']): boolean =>
  readable(tasks).some((task) => task.state === state);

/**
 * Whether nothing is missing and at least one document arrived. For kind `sending`, which no officer requested, only the sender can say
 * when that is all.
 */
export const isComplete = (request: DocumentRequest): boolean =>
  isNothingMissing(request) &&
  (has(request, 'uploaded') || has(request, 'accepted')) &&
  (request.kind !== 'sending' || request.toldAtUtc !== null);

/** Whether nothing is missing and the officer has not been notified of the uploads yet. */
export const isToBeTold = (request: DocumentRequest): boolean =>
  isNothingMissing(request) && has(request, 'uploaded') && request.kind !== 'sending' && request.toldAtUtc === null;
