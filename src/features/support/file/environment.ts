/** Describes the browser and the device, as far as that helps to reproduce a problem. */
import type { ReportedEnvironment } from '#contract/support.ts';
import { seemsOffline } from '#platform/seemsOffline.ts';

const BROWSERS = [
  ['Edge', /Edg(?:A|iOS)?\/(\d+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d+)/],
  ['Samsung Internet', /SamsungBrowser\/(\d+)/],
  ['Chrome', /(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /Version\/(\d+).*Safari/],
] as const;
const OPERATING_SYSTEMS = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
] as const;
const SETTING_QUERIES = {
  dark: '(prefers-color-scheme: dark)',
  'forced-colors': '(forced-colors: active)',
  'reduced-motion': '(prefers-reduced-motion: reduce)',
  'coarse-pointer': '(pointer: coarse)',
};

export function environment(): ReportedEnvironment {
  const { userAgent, language } = navigator;
  return {
    browser: browserOf(userAgent),
    system: OPERATING_SYSTEMS.find(([, mark]) => mark.test(userAgent))?.[0] ?? 'unknown',
    language,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    isOnline: !seemsOffline(),
    scale: window.devicePixelRatio,
    settings: Object.entries(SETTING_QUERIES).flatMap(([name, query]) => (window.matchMedia(query).matches ? [name] : [])),
  };
}

/** Returns the browser's name and major version, such as "Chrome 156". */
export function browserOf(userAgent: string): string {
  for (const [name, mark] of BROWSERS) {
    const version = mark.exec(userAgent)?.[1];
    if (version !== undefined) return `${name} ${version}`;
  }
  return 'unknown';
}
