/** On what the portal ran, as far as it helps to see the same. */
import type { ReportedEnvironment, ReportedPortal } from '#contract/support.ts';

const BROWSERS = [
  ['Edge', /Edg(?:A|iOS)?\/(\d+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d+)/],
  ['Samsung Internet', /SamsungBrowser\/(\d+)/],
  ['Chrome', /(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /Version\/(\d+).*Safari/],
] as const;
const SYSTEMS = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
] as const;
const SETTINGS = {
  dark: '(prefers-color-scheme: dark)',
  'forced-colors': '(forced-colors: active)',
  'reduced-motion': '(prefers-reduced-motion: reduce)',
  'coarse-pointer': '(pointer: coarse)',
};

export function environment(): ReportedEnvironment {
  const { userAgent, language, onLine } = navigator;
  return {
    browser: browserOf(userAgent),
    system: SYSTEMS.find(([, mark]) => mark.test(userAgent))?.[0] ?? 'unknown',
    language,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    isOnline: onLine,
    scale: window.devicePixelRatio,
    settings: Object.entries(SETTINGS).flatMap(([name, query]) => (window.matchMedia(query).matches ? [name] : [])),
  };
}

/** Name and major version: "Chrome 156". */
export function browserOf(userAgent: string): string {
  for (const [name, mark] of BROWSERS) {
    const version = mark.exec(userAgent)?.[1];
    if (version !== undefined) return `${name} ${version}`;
  }
  return 'unknown';
}

/** When the page came and drew, and what it marked itself. Milliseconds. */
export function timings(): ReportedPortal['timings'] {
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
  const marked = ['paint', 'mark', 'measure'].flatMap((type) => performance.getEntriesByType(type));
  return [
    ...page,
    ...marked.map(({ name, startTime, duration }) => ({ name, at: at(startTime), ms: Math.round(duration || startTime) })),
  ];
}
