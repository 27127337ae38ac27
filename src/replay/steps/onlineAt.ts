import { connectionChanged } from '#platform/history/personActions.ts';
import type { Report } from '#replay/report.ts';

/** Evidence about the connection. `lost`: a request failed with a network error, which a server outage can cause, too. */
interface Sign {
  at: number;
  tells: 'online' | 'offline' | 'answered' | 'lost';
}

/**
 * Determines for each step whether the browser was online. The history records the return of the connection, but not always its loss. A
 * network error therefore counts as offline if the next event is such a return rather than a response. At the end, the report's own
 * `isOnline` applies.
 */
export function onlineAt(report: Report): boolean[] {
  const { steps, portal } = report;
  const signs = signsOf(report);
  return steps.map(({ at }, index) => {
    const last = signs.findLast((sign) => sign.at <= at)?.tells;
    if (last === 'offline') return false;
    if (last === 'lost') {
      const next = signs.find((sign) => sign.at > at && sign.tells !== 'lost')?.tells;
      return next === undefined ? portal.environment.isOnline : next === 'answered';
    }
    return index < steps.length - 1 || portal.environment.isOnline;
  });
}

function signsOf({ steps, portal }: Report): Sign[] {
  const events = steps.flatMap(({ at, action }): Sign[] => {
    if (action.is === '__rtkq/online') return [{ at, tells: 'online' }];
    const told =
      connectionChanged.type === action.is ? (action.payload as { isOnline?: unknown } | undefined)?.isOnline : undefined;
    return action.is === '__rtkq/offline' || told === false ? [{ at, tells: 'offline' }] : [];
  });
  const calls = portal.calls.flatMap(({ at, ms, outcome }): Sign[] => {
    if (outcome === 'answered') return [{ at: at + ms, tells: 'answered' }];
    return outcome === 'network' ? [{ at: at + ms, tells: 'lost' }] : [];
  });
  return [...events, ...calls].sort((one, other) => one.at - other.at);
}
