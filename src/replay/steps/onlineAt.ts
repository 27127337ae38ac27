import { connectionChanged } from '#platform/history/userActions.ts';
import type { Report } from '#replay/report.ts';

/** Evidence about the connection. `lost`: a request failed with a network error, which a server outage can cause, too. */
interface ConnectionEvent {
  at: number;
  kind: 'online' | 'offline' | 'answered' | 'lost';
}

/**
 * Determines for each step whether the browser was online. The history records the return of the connection, but not always its loss. A
 * network error therefore counts as offline if the next event is such a return rather than a response. At the end, the report's own
 * `isOnline` applies.
 */
export function onlineAt(report: Report): boolean[] {
  const { steps, portal } = report;
  const signs = connectionEventsOf(report);
  return steps.map(({ at }, index) => {
    const last = signs.findLast((sign) => sign.at <= at)?.kind;
    if (last === 'offline') return false;
    if (last === 'lost') {
      const next = signs.find((sign) => sign.at > at && sign.kind !== 'lost')?.kind;
      return next === undefined ? portal.environment.isOnline : next === 'answered';
    }
    return index < steps.length - 1 || portal.environment.isOnline;
  });
}

function connectionEventsOf({ steps, portal }: Report): ConnectionEvent[] {
  const events = steps.flatMap(({ at, action }): ConnectionEvent[] => {
    if (action.is === '__rtkq/online') return [{ at, kind: 'online' }];
    const told =
      connectionChanged.type === action.is ? (action.payload as { isOnline?: unknown } | undefined)?.isOnline : undefined;
    return action.is === '__rtkq/offline' || told === false ? [{ at, kind: 'offline' }] : [];
  });
  const calls = portal.calls.flatMap(({ at, ms, outcome }): ConnectionEvent[] => {
    if (outcome === 'answered') return [{ at: at + ms, kind: 'answered' }];
    return outcome === 'network' ? [{ at: at + ms, kind: 'lost' }] : [];
  });
  return [...events, ...calls].sort((one, other) => one.at - other.at);
}
