import type { ReportedCall, ReportedPortal } from '#contract/support.ts';
import type { Report, ReportStep } from '#replay/report.ts';

interface AnyEntry {
  /** Milliseconds since the epoch. */
  at: number;
  /** Index of the step that shows the screen at that time. */
  step: number;
  isFailure: boolean;
}

export type Entry = AnyEntry &
  (
    | { kind: 'action'; action: ReportStep['action'] }
    | { kind: 'call'; call: ReportedCall }
    | { kind: 'console'; line: ReportedPortal['console'][number] }
  );

export type LineFilter = 'all' | 'person' | 'network' | 'errors';

/**
 * Merges actions, requests and console errors in chronological order. At the same time, actions come before requests, and requests before
 * console errors.
 */
export function timeLineOf({ steps, portal }: Report): Entry[] {
  const stepAt = (at: number) =>
    Math.max(
      0,
      steps.findLastIndex((step) => step.at <= at),
    );
  const entries: Entry[] = [
    ...steps.map(({ at, action }, step): Entry => ({ kind: 'action', at, step, action, isFailure: hasFailed(action) })),
    ...portal.calls.map((call): Entry => ({
      kind: 'call',
      at: call.at,
      step: stepAt(call.at),
      call,
      isFailure: isFailedCall(call),
    })),
    ...portal.console.map((line): Entry => ({
      kind: 'console',
      at: line.at,
      step: stepAt(line.at),
      line,
      isFailure: line.level === 'error',
    })),
  ];
  return entries.sort((one, other) => one.at - other.at);
}

export const matchesFilter = (entry: Entry, filter: LineFilter): boolean => {
  switch (filter) {
    case 'all':
      return true;
    case 'errors':
      return entry.isFailure;
    case 'person':
      return entry.kind === 'action' && entry.action.by === 'person';
    case 'network':
      return entry.kind === 'call' || (entry.kind === 'action' && entry.action.by === 'network');
  }
};

/** Whether a request failed: no response, or an error status. Requests cancelled by the portal do not count. */
export const isFailedCall = ({ status, outcome }: ReportedCall): boolean =>
  outcome === 'network' || outcome === 'timeout' || (status !== null && status >= 400);

/** Whether an action reports a failed request. RTK Query also dispatches `rejected` for requests that it skipped and for cancelled ones. */
function hasFailed({ is, meta, error, payload }: ReportStep['action']): boolean {
  if (!is.endsWith('/rejected')) return false;
  const wasSkipped = flagIn(meta, 'condition') || flagIn(meta, 'aborted');
  const wasCancelled = typeof payload === 'object' && payload !== null && Reflect.get(payload, 'kind') === 'cancelled';
  return !wasSkipped && !wasCancelled && (error !== undefined || payload !== undefined);
}

const flagIn = (value: unknown, name: string): boolean =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name) && Reflect.get(value, name) === true;
