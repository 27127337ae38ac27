import { isUnreadable, readable } from '#domain/unreadable.ts';

import type { DocumentRequest, FollowUpTask } from '../docuSafeApi.ts';

const IN: readonly FollowUpTask['state'][] = ['uploaded', 'accepted', 'unavailable'];

/** What cannot be read may be missing. */
const isNothingMissing = ({ tasks }: DocumentRequest): boolean =>
  tasks.every((task) => !isUnreadable(task) && IN.includes(task.state));

const has = ({ tasks }: DocumentRequest, state: FollowUpTask['state']): boolean =>
  readable(tasks).some((task) => task.state === state);

/** Nothing is missing, and something came. Of what nobody asked for only its sender knows when that is all. */
export const isComplete = (request: DocumentRequest): boolean =>
  isNothingMissing(request) &&
  (has(request, 'uploaded') || has(request, 'accepted')) &&
  (request.kind !== 'sending' || request.toldAtUtc !== null);

/** Nothing is missing, and the officer has not been told of what came. */
export const isToBeTold = (request: DocumentRequest): boolean =>
  isNothingMissing(request) && has(request, 'uploaded') && request.kind !== 'sending' && request.toldAtUtc === null;
