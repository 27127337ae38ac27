import type { ReportedPortal } from '#contract/support.ts';

/** How many of what was marked are told. */
const MOST_MARKS = 100;

/** When the page came and drew, and what was marked on it last, also by scripts of others. Milliseconds. @param redacted takes out of a name what is somebody's */
export function timings(redacted: (name: string) => string): ReportedPortal['timings'] {
  const { timeOrigin } = performance;
  const at = (start: number) => Math.round(timeOrigin + start);
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]; // what this type gives
  const page =
    visit === undefined
      ? []
      : [
          { name: 'first byte', at: at(0), ms: Math.round(visit.responseStart) },
          { name: 'page interactive', at: at(0), ms: Math.round(visit.domInteractive) },
          { name: 'page loaded', at: at(0), ms: Math.round(visit.loadEventEnd) },
        ];
  const marked = ['paint', 'mark', 'measure'].flatMap((type) => performance.getEntriesByType(type)).slice(-MOST_MARKS);
  return [
    ...page,
    ...marked.map(({ name, startTime, duration }) => ({
      name: redacted(name),
      at: at(startTime),
      ms: Math.round(duration || startTime),
    })),
  ];
}
