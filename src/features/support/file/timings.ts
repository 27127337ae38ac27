import type { ReportedPortal } from '#contract/support.ts';

const MAX_ENTRIES = 100;

/**
 * Returns load times of the page and its latest performance entries, including those of third-party scripts, in milliseconds.
 * @param redact removes personal data from a name
 */
export function timings(redact: (name: string) => string): ReportedPortal['timings'] {
  const { timeOrigin } = performance;
  const at = (start: number) => Math.round(timeOrigin + start);
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]; // the type of the entries is known from their name
  const page =
    visit === undefined
      ? []
      : [
          { name: 'first byte', at: at(0), ms: Math.round(visit.responseStart) },
          { name: 'page interactive', at: at(0), ms: Math.round(visit.domInteractive) },
          { name: 'page loaded', at: at(0), ms: Math.round(visit.loadEventEnd) },
        ];
  const marked = ['paint', 'mark', 'measure'].flatMap((type) => performance.getEntriesByType(type)).slice(-MAX_ENTRIES);
  return [
    ...page,
    ...marked.map(({ name, startTime, duration }) => ({
      name: redact(name),
      at: at(startTime),
      ms: Math.round(duration || startTime),
    })),
  ];
}
