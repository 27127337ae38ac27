import type { ReportedCall, ReportedPortal } from '#contract/support.ts';
import type { Report, Step } from '#replay/report.ts';

interface AnyEntry {
  /** Milliseconds since 1970. */
  at: number;
  /** The step that shows the screen at that moment. */
  step: number;
  isFailure: boolean;
}

/** One line of the time line. */
export type Entry = AnyEntry &
  (
    | { kind: 'action'; action: Step['action'] }
    | { kind: 'call'; call: ReportedCall }
    | { kind: 'console'; line: ReportedPortal['console'][number] }
  );

/** Which lines are shown. */
export type LineFilter = 'all' | 'person' | 'network' | 'errors';

/** Actions, calls and errors of the console in order of time. What happened at one moment stays in this order. */
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

/** Lines that a filter lets through. */
export const passes = (entry: Entry, filter: LineFilter): boolean => {
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

/** No answer, or one that says no. A call that the portal itself gave up has not failed. */
export const isFailedCall = ({ status, outcome }: ReportedCall): boolean =>
  outcome === 'network' || outcome === 'timeout' || (status !== null && status >= 400);

/** RTK Query also calls rejected what it did not have to ask for, and what the portal gave up. */
function hasFailed({ is, meta, error, payload }: Step['action']): boolean {
  if (!is.endsWith('/rejected')) return false;
  const wasSkipped = flagIn(meta, 'condition') || flagIn(meta, 'aborted');
  const wasCancelled = typeof payload === 'object' && payload !== null && Reflect.get(payload, 'kind') === 'cancelled';
  return !wasSkipped && !wasCancelled && (error !== undefined || payload !== undefined);
}

const flagIn = (value: unknown, name: string): boolean =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name) && Reflect.get(value, name) === true;
