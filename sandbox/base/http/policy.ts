/** Content Security Policies and the other security headers of the portal's and the sandbox's pages. */
import type { ForeignOrigins, VideoSource } from '../settings/runtimeDocument.ts';

/** The CSP sources that allow a page's own scripts and styles. */
export interface OwnSources {
  script: string;
  style: string;
}

/** Sources for a host that writes a new nonce into each response. */
export const nonceSources = (nonce: string): OwnSources => ({
  script: `'nonce-${nonce}' 'strict-dynamic'`,
  style: `'nonce-${nonce}'`,
});

const directive = (name: string, ...values: readonly string[]): string => [name, ...values].join(' ');

/** Pages whose own HTML document starts work before the application loads, by path. A star matches one path segment. */
export const EARLY_START_DOCUMENTS: ReadonlyMap<string, string> = new Map([
  ['/loans', 'loans.html'],
  ['/pay', 'pay.html'],
  ['/auth/callback', 'callback.html'],
  ['/loans/*/receipts/*', 'receipt.html'],
]);

const EARLY_START_PATTERNS = [...EARLY_START_DOCUMENTS].map(
  ([address, document]) => [new RegExp(`^${address.replaceAll('*', '[^/]+')}$`), document] as const,
);

export const documentForPath = (path: string): string =>
  EARLY_START_PATTERNS.find(([address]) => address.test(path))?.[1] ?? 'app.html';

/** The only page of the portal that other sites may frame: the loan picker, which only contains links to loans. */
export const EMBEDDABLE_PAGE = '/loans/top-bar';

export const portalPolicy = ({ script, style }: OwnSources, { connect, frame, embed }: ForeignOrigins, path: string): string =>
  [
    "default-src 'none'",
    `script-src ${script}`,
    `style-src ${style}`,
    "img-src 'self' data:",
    "font-src 'self'",
    directive('connect-src', "'self'", ...connect),
    directive('frame-src', "'self'", ...frame),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    path === EMBEDDABLE_PAGE ? directive('frame-ancestors', "'self'", ...embed) : "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types portal-webpack',
  ].join('; ');

/** Policy for the page on which a silent token renewal ends. The portal frames it, and it runs only its one script. */
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

const RECAPTCHA_SOURCE = 'https://www.google.com/recaptcha/';

/**
 * Policy for the page that runs Google's reCAPTCHA in a frame of the portal. `strict-dynamic` allows the script that Google loads from
 * gstatic.com. Google's markup has inline styles, and its frames are created without a Trusted Types policy that could be named.
 */
export const recaptchaPolicy = ({ script }: OwnSources): string =>
  [
    "default-src 'none'",
    `script-src ${script}`,
    "style-src 'unsafe-inline'",
    'img-src https://www.gstatic.com/recaptcha/ data:',
    `connect-src ${RECAPTCHA_SOURCE}`,
    `frame-src ${RECAPTCHA_SOURCE} https://recaptcha.google.com/recaptcha/`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    "object-src 'none'",
  ].join('; ');

/** What a hosted video loads from its provider: the player API script, the frame, and the preview image. */
const VIDEO_PROVIDER_ORIGINS = new Map([
  ['youtube', { script: 'https://www.youtube.com', frame: 'https://www.youtube-nocookie.com', images: ['https://i.ytimg.com'] }],
  ['vimeo', { script: 'https://player.vimeo.com', frame: 'https://player.vimeo.com', images: [] }],
]);

/** Google's script for video ads. The ads themselves may come from any host. */
const VIDEO_ADS_ORIGIN = 'https://imasdk.googleapis.com';

/** Third-party scripts on the video page, for a host without nonces. */
export const videoScriptSources = ({ provider, hasAds }: VideoSource): string[] => {
  const elsewhere = VIDEO_PROVIDER_ORIGINS.get(provider);
  return [...(elsewhere ? [elsewhere.script] : []), ...(hasAds ? [VIDEO_ADS_ORIGIN] : [])];
};

/**
 * Policy for the video page, which the landing page frames when the visitor starts the video. Plyr writes HTML strings, so Trusted Types
 * cannot be required here. Video files are the portal's own; a provider's frame is allowed only if the deployment names that provider.
 */
export const videoPolicy = ({ script, style }: OwnSources, { provider, hasAds }: VideoSource): string => {
  const elsewhere = VIDEO_PROVIDER_ORIGINS.get(provider);
  const frames = [...(elsewhere ? [elsewhere.frame] : []), ...(hasAds ? [VIDEO_ADS_ORIGIN] : [])];
  return [
    "default-src 'none'",
    `script-src ${script}`,
    `style-src ${style}`,
    directive('img-src', "'self'", 'data:', ...(elsewhere?.images ?? []), ...(hasAds ? ['https:'] : [])),
    "font-src 'self'",
    directive('media-src', "'self'", ...(hasAds ? ['https:'] : [])),
    directive('connect-src', "'self'", ...(provider === 'youtube' ? ['data:'] : []), ...(hasAds ? ['https:'] : [])),
    ...(frames.length > 0 ? [directive('frame-src', ...frames)] : []),
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    "object-src 'none'",
  ].join('; ');
};

/** Extra headers of the video page. YouTube and Vimeo play only if they receive a referrer. */
export const videoHeaders = ({ provider }: VideoSource): Record<string, string> => {
  const elsewhere = VIDEO_PROVIDER_ORIGINS.get(provider);
  return {
    'Permissions-Policy': permissionsPolicy(elsewhere ? `self "${elsewhere.frame}"` : 'self'),
    ...(elsewhere && { 'Referrer-Policy': 'strict-origin' }),
  };
};

/** Headers of the landing page, which allow its video to start playing once the visitor clicks. */
export const landingPageHeaders = (): Record<string, string> => ({ 'Permissions-Policy': permissionsPolicy('self') });

/**
 * Policy for the page on which support views a problem report. It frames the borrower's screen and makes no requests beyond its own
 * files.
 */
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
 * Policy for the frame that renders a borrower's screen from a problem report: it may load the portal's scripts, styles and fonts, but
 * connect to nothing. `sandbox` gives it an origin of its own, so it has no storage and cannot reach the page around it; it also blocks
 * windows, dialogs and navigation of the page. Images by URL are blocked, because the report controls the URL.
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
    'sandbox allow-scripts',
    "require-trusted-types-for 'script'",
    'trusted-types portal-webpack',
  ].join('; ');

export const REPLAY_FILES = '/assets/replay/';

/**
 * Headers of the replay's scripts, styles and fonts, in place of the common ones. The frame that renders a borrower's screen has an opaque
 * origin, so for the browser they come from another origin. They are public, like all files of the build.
 */
export const REPLAY_FILE_HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** Policy for responses that are not pages. */
export const DATA_RESPONSE_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Policy for uploaded files: even if a browser displays one, nothing in it runs. */
export const UPLOADED_FILE_POLICY = `${DATA_RESPONSE_POLICY}; sandbox`;

/** Policy for the sandbox's own pages, which have a style sheet and an icon but no scripts. */
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
 * `Cross-Origin-Opener-Policy` values for signing in with a popup. The popup must stay connected to the page that opened it while it
 * shows the identity provider's pages and the callback page, which may be on two origins.
 */
export const COOP_FOR_POPUP_OPENER = 'same-origin-allow-popups';
export const COOP_FOR_POPUP = 'unsafe-none';

/** Pages that mailed links open, including all pages below them. They are marked `noindex`, so that search engines never list one. */
export const NOINDEX_PAGES = ['/public-pages', '/loan-summaries', '/income-verification-documents-request'];
export const NOINDEX_HEADER = { 'X-Robots-Tag': 'noindex' };

const DENIED_FEATURES = [
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

/** Builds a `Permissions-Policy` that denies every feature the portal does not use. @param autoplay origins that may start playing media */
const permissionsPolicy = (autoplay = ''): string =>
  DENIED_FEATURES.map((feature) => `${feature}=(${feature === 'autoplay' ? autoplay : ''})`).join(', ');

/** Headers that only matter on pages. They are left out of scripts, styles and fonts, which saves 390 bytes per file. */
export const PAGE_ONLY_HEADERS = ['Permissions-Policy', 'Cross-Origin-Opener-Policy'] as const;

/** Headers of every response. @param isHttps adds `Strict-Transport-Security`, which makes sense only over HTTPS */
export const securityHeaders = (isHttps: boolean): Record<string, string> => ({
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': permissionsPolicy(),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  ...(isHttps ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {}),
});
