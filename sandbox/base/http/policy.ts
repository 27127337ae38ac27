/** What the portal's pages may load and do: one Content Security Policy, and the headers beside it. */
import type { ForeignOrigins, VideoPlace } from '../settings/runtimeDocument.ts';

/** What a policy calls a page's own scripts and styles. */
export interface OwnSources {
  script: string;
  style: string;
}

/** For a host that writes a new nonce into each answer. */
export const byNonce = (nonce: string): OwnSources => ({
  script: `'nonce-${nonce}' 'strict-dynamic'`,
  style: `'nonce-${nonce}'`,
});

const list = (name: string, ...values: readonly string[]): string => [name, ...values].join(' ');

/** Documents of pages that do something before the application is there, by the page's address; a star is one part of it. */
export const EARLY_DOCUMENTS: ReadonlyMap<string, string> = new Map([
  ['/loans', 'loans.html'],
  ['/pay', 'pay.html'],
  ['/auth/callback', 'callback.html'],
  ['/loans/*/receipts/*', 'receipt.html'],
]);

const EARLY = [...EARLY_DOCUMENTS].map(
  ([address, document]) => [new RegExp(`^${address.replaceAll('*', '[^/]+')}$`), document] as const,
);

/** The document of the portal's page at a path. */
export const documentAt = (path: string): string => EARLY.find(([address]) => address.test(path))?.[1] ?? 'app.html';

/** The one page of the portal that other pages may frame: the picker of loans, which does nothing but lead to a loan. */
export const EMBEDDED_PAGE = '/loans/top-bar';

/** The policy of the portal's page at a path. */
export const portalPolicy = ({ script, style }: OwnSources, { connect, frame, embed }: ForeignOrigins, path: string): string =>
  [
    "default-src 'none'",
    `script-src ${script}`,
    `style-src ${style}`,
    "img-src 'self' data:",
    "font-src 'self'",
    list('connect-src', "'self'", ...connect),
    list('frame-src', "'self'", ...frame),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    path === EMBEDDED_PAGE ? list('frame-ancestors', "'self'", ...embed) : "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types portal-webpack',
  ].join('; ');

/** The page that a silent renewal ends on: framed by the portal, and nothing but its one script. */
export const silentRenewPolicy = ({ script }: OwnSources): string =>
  [
    "default-src 'none'",
    `script-src ${script}`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types portal-webpack',
  ].join('; ');

const GOOGLE = 'https://www.google.com/recaptcha/';

/**
 * The page in which Google's reCAPTCHA runs, framed by the portal. The script that Google loads from gstatic.com follows from
 * `strict-dynamic`; its markup carries styles, and it makes its frames without a Trusted Types policy that could be named.
 */
export const recaptchaPolicy = ({ script }: OwnSources): string =>
  [
    "default-src 'none'",
    `script-src ${script}`,
    "style-src 'unsafe-inline'",
    'img-src https://www.gstatic.com/recaptcha/ data:',
    `connect-src ${GOOGLE}`,
    `frame-src ${GOOGLE} https://recaptcha.google.com/recaptcha/`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    "object-src 'none'",
  ].join('; ');

/** What a video at a provider brings: the script that steers it, its frame, and the picture before it plays. */
const VIDEO_PROVIDERS = new Map([
  ['youtube', { script: 'https://www.youtube.com', frame: 'https://www.youtube-nocookie.com', images: ['https://i.ytimg.com'] }],
  ['vimeo', { script: 'https://player.vimeo.com', frame: 'https://player.vimeo.com', images: [] }],
]);

/** Google's script for advertisements; where they come from is known to nobody beforehand. */
const ADS = 'https://imasdk.googleapis.com';

/** Scripts of somebody else in the video's page, for a host without nonces. */
export const videoScripts = ({ provider, hasAds }: VideoPlace): string[] => {
  const elsewhere = VIDEO_PROVIDERS.get(provider);
  return [...(elsewhere ? [elsewhere.script] : []), ...(hasAds ? [ADS] : [])];
};

/**
 * The page of the video, framed by the first page once somebody asks for it. Plyr writes markup, so there are no Trusted Types here.
 * Files are the portal's own; a provider's frame may come only where the deployment names one.
 */
export const videoPolicy = ({ script, style }: OwnSources, { provider, hasAds }: VideoPlace): string => {
  const elsewhere = VIDEO_PROVIDERS.get(provider);
  const frames = [...(elsewhere ? [elsewhere.frame] : []), ...(hasAds ? [ADS] : [])];
  return [
    "default-src 'none'",
    `script-src ${script}`,
    `style-src ${style}`,
    list('img-src', "'self'", 'data:', ...(elsewhere?.images ?? []), ...(hasAds ? ['https:'] : [])),
    "font-src 'self'",
    list('media-src', "'self'", ...(hasAds ? ['https:'] : [])),
    list('connect-src', "'self'", ...(provider === 'youtube' ? ['data:'] : []), ...(hasAds ? ['https:'] : [])),
    ...(frames.length > 0 ? [list('frame-src', ...frames)] : []),
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    "object-src 'none'",
  ].join('; ');
};

/** Headers of the video's page beside its policy. YouTube and Vimeo play only where they are told who asks. */
export const videoHeaders = ({ provider }: VideoPlace): Record<string, string> => {
  const elsewhere = VIDEO_PROVIDERS.get(provider);
  return {
    'Permissions-Policy': permissions(elsewhere ? `self "${elsewhere.frame}"` : 'self'),
    ...(elsewhere && { 'Referrer-Policy': 'strict-origin' }),
  };
};

/** Headers of the first page: its video may begin when somebody asks for it. */
export const firstPageHeaders = (): Record<string, string> => ({ 'Permissions-Policy': permissions('self') });

/** The page in which support looks at a problem report. It frames the next one, and makes no request after its own files. */
export const replayPolicy = ({ script, style }: OwnSources): string =>
  [
    "default-src 'none'",
    `script-src ${script}`,
    `style-src ${style}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "frame-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types portal-webpack',
  ].join('; ');

/**
 * The frame in which a borrower's screen is drawn from a report: its scripts, styles and fonts, and no way to anywhere. Its images are all in
 * its styles; one with an address is named by the report, and would be asked for with the cookies of whoever looks at it.
 */
export const replayScreenPolicy = ({ script, style }: OwnSources): string =>
  [
    "default-src 'none'",
    `script-src ${script}`,
    `style-src ${style}`,
    'img-src data:',
    "font-src 'self'",
    "connect-src 'none'",
    "frame-src 'none'",
    "worker-src 'none'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    "object-src 'none'",
    'sandbox allow-scripts allow-same-origin',
    "require-trusted-types-for 'script'",
    'trusted-types portal-webpack',
  ].join('; ');

/** For answers that are no pages. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** For a file that somebody sent: even if a browser shows it, nothing in it runs. */
export const FILE_POLICY = `${DATA_POLICY}; sandbox`;

/** The sandbox's own pages: a style and an icon; no script. */
export const consolePolicy = (nonce: string): string =>
  [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    'img-src data:',
    "font-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/**
 * `Cross-Origin-Opener-Policy` of what takes part in a sign-in in a window of its own. That window has to stay joined to the page that
 * opened it while it shows the provider's pages and the callback page, which may stand on two origins.
 */
export const POPUP_OPENER_POLICY = 'same-origin-allow-popups';
export const POPUP_POLICY = 'unsafe-none';

/** Pages that a mailed link leads to, and all below them: no search engine may list one. */
export const UNLISTED_PAGES = ['/public-pages', '/loan-summaries', '/income-verification-documents-request'];
export const UNLISTED = { 'X-Robots-Tag': 'noindex' };

const DENIED = [
  'accelerometer',
  'autoplay',
  'bluetooth',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** Nobody may use what the portal does not. `autoplay`: who may begin to play something. */
const permissions = (autoplay = ''): string =>
  DENIED.map((feature) => `${feature}=(${feature === 'autoplay' ? autoplay : ''})`).join(', ');

/** Headers that mean something on a page alone. Scripts, styles and fonts go without: with each they would be 390 bytes more. */
export const OF_PAGES = ['Permissions-Policy', 'Cross-Origin-Opener-Policy'] as const;

/** On every answer. `isHttps`: only then may a browser be told to insist on it. */
export const securityHeaders = (isHttps: boolean): Record<string, string> => ({
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': permissions(),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  ...(isHttps ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {}),
});
