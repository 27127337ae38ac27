import { connectionChanged } from '#platform/history/personActions.ts';
import type { Report } from '#replay/report.ts';

/** What tells something about the connection. `lost`: a call found no network, which a server that is down can cause, too. */
interface Sign {
  at: number;
  tells: 'online' | 'offline' | 'answered' | 'lost';
}

/**
 * Whether the browser was online, for each step. The history has an event when the connection is back, and may have none when it is lost: a
 * call without network counts for that if such an event, and no answer, comes next. In the end it is as the file says.
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
