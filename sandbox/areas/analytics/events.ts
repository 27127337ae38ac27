import type { TelemetryEvent } from '#contract/telemetry.ts';
import { DAY_MS } from '../../base/clock/clock.ts';
import type { Sandbox } from '../../base/sandbox.ts';

const MAX_LISTED_EVENTS = 200;

export async function storeEvent({ database, clock }: Pick<Sandbox, 'database' | 'clock'>, sent: TelemetryEvent): Promise<void> {
  await database
    .insertInto('analytics_event')
    .values({
      received_at: clock.now(),
      event: sent.event,
      route: sent.event === 'page' ? sent.route : null,
      hire_date: sent.event === 'identify' ? sent.hireDate : null,
    })
    .execute();
}

export interface CollectedEvent {
  id: number;
  receivedAt: string;
  event: TelemetryEvent['event'];
  route: string | null;
  hireDate: string | null;
}

/** Returns the newest events, newest first. */
export async function listEvents({ database }: Pick<Sandbox, 'database'>): Promise<CollectedEvent[]> {
  const events = await database
    .selectFrom('analytics_event')
    .selectAll()
    .orderBy('position', 'desc')
    .limit(MAX_LISTED_EVENTS)
    .execute();
  return events.map(({ position, received_at, event, route, hire_date }) => ({
    id: position,
    receivedAt: received_at.toISOString(),
    event,
    route,
    hireDate: hire_date,
  }));
}

export interface RouteVisits {
  route: string;
  visits: number;
}

/** Counts page views per route, most visited first. */
export async function countVisitsByRoute({ database }: Pick<Sandbox, 'database'>): Promise<RouteVisits[]> {
  const counts = await database
    .selectFrom('analytics_event')
    .select(({ fn }) => ['route', fn.countAll<string>().as('visits')])
    .where('event', '=', 'page')
    .groupBy('route')
    .execute();
  return counts
    .map(({ route, visits }) => ({ route: route ?? '', visits: Number(visits) }))
    .sort((one, other) => other.visits - one.visits || one.route.localeCompare(other.route));
}

export async function deleteExpiredEvents({ database, clock, limits }: Sandbox): Promise<void> {
  const oldest = new Date(clock.now().getTime() - limits.analyticsDays * DAY_MS);
  await database.deleteFrom('analytics_event').where('received_at', '<', oldest).execute();
}
