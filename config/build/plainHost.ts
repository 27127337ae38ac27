/**
 * Prepares the portal for a host that serves static files, for example a CDN. Copies the first folder to the second, fills in its HTML
 * from the runtime document, and writes `headers.json`, which maps each URL to its file and headers. The first matching entry wins.
 *
 * A static host cannot make a new nonce for each response. Instead, a script is allowed by its origin and checked against the hash in its
 * tag, and a style is allowed by the hash of its text.
 */
import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { fillTemplate } from '../../sandbox/base/html.tsx';
import {
  EARLY_START_DOCUMENTS,
  EMBEDDABLE_PAGE,
  landingPageHeaders,
  PAGE_ONLY_HEADERS,
  COOP_FOR_POPUP_OPENER,
  COOP_FOR_POPUP,
  portalPolicy,
  recaptchaPolicy,
  REPLAY_FILE_HEADERS,
  REPLAY_FILES,
  replayPolicy,
  replayScreenPolicy,
  securityHeaders,
  silentRenewPolicy,
  NOINDEX_HEADER,
  NOINDEX_PAGES,
  videoHeaders,
  videoPolicy,
  videoScriptSources,
  type OwnSources,
} from '../../sandbox/base/http/policy.ts';
import { foreignOrigins, readRuntimeDocument, readVideoSource } from '../../sandbox/base/settings/runtimeDocument.ts';
import { readSettings } from '../../sandbox/base/settings/settings.ts';

interface HeadersEntry {
  /** URL path, or a path prefix followed by `*`. */
  address: string;
  /** File in the folder that is served; by default the file that `address` names. */
  file?: string;
  headers: Record<string, string>;
}

const [, , dist, out] = process.argv;
if (dist === undefined || out === undefined) throw new Error('Name the built folder, and the folder to write into');

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
/** Material UI inserts its rules into an empty style element, so the hash of empty text allows them. */
const EMPTY_STYLE = hashOf('');
/** Without a nonce, the scripts that Google's reCAPTCHA script loads must be allowed by URL. */
const GOOGLE_SCRIPTS = 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/';

rmSync(out, { recursive: true, force: true });
cpSync(dist, out, { recursive: true });
const runtime = readRuntimeDocument(readSettings(process.env));
const origins = foreignOrigins(runtime);
const usesSignInWindow = runtime.valueAt('identity.popup') === true;
const common = securityHeaders(true);

/** Fills in a document's placeholders. @returns the sources that its content security policy allows for scripts and styles */
function fillPlaceholders(folder: string, name: string): OwnSources {
  const file = path.join(folder, name);
  const html = fillTemplate(readFileSync(file, 'utf8'), runtime, '').replaceAll(/ nonce="?__CSP_NONCE__"?/g, '');
  writeFileSync(file, html);
  const styles = [...html.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map(([, text = '']) => hashOf(text));
  const scripts = [...html.matchAll(/<script(?: type="speculationrules")?>(.*?)<\/script>/gs)].map(([, text = '']) =>
    hashOf(text),
  );
  return { script: ["'self'", ...scripts].join(' '), style: ["'self'", EMPTY_STYLE, ...styles].join(' ') };
}

const assetEntry = (address: string, caching: string): HeadersEntry => ({
  address,
  headers: { ...common, 'Cache-Control': caching },
});

const pageEntry = (address: string, file: string, policy: string, more: Record<string, string> = {}): HeadersEntry => ({
  address,
  file,
  headers: {
    ...common,
    ...(policy.includes("frame-ancestors 'self'") && { 'X-Frame-Options': 'SAMEORIGIN' }),
    ...(usesSignInWindow && {
      'Cross-Origin-Opener-Policy': address === '/auth/callback' ? COOP_FOR_POPUP : COOP_FOR_POPUP_OPENER,
    }),
    ...more,
    'Content-Security-Policy': policy,
    'Cache-Control': 'no-store',
  },
});

writeFileSync(path.join(out, 'config.json'), runtime.text);
const sources = fillPlaceholders(out, 'app.html');
const applicationEntry = (address: string): HeadersEntry =>
  pageEntry(address, 'app.html', portalPolicy(sources, origins, address));
const recaptcha = fillPlaceholders(out, 'recaptcha.html');
const video = fillPlaceholders(out, 'video.html');
const videoHost = readVideoSource(runtime);
const files = readdirSync(out).filter((name) => /\.(svg|txt)$/.test(name));
const pageHeaderNames: readonly string[] = PAGE_ONLY_HEADERS;
const fileHeaders = Object.fromEntries(Object.entries(common).filter(([name]) => !pageHeaderNames.includes(name)));
const hashedFileHeaders = { ...fileHeaders, 'Cache-Control': 'public, max-age=31536000, immutable' };
const entries: HeadersEntry[] = [
  { address: `${REPLAY_FILES}*`, headers: { ...hashedFileHeaders, ...REPLAY_FILE_HEADERS } },
  { address: '/assets/*', headers: hashedFileHeaders },
  assetEntry('/video/*', 'no-cache'),
  assetEntry('/config.json', 'no-store'),
  ...['version.json', ...files].map((name) => assetEntry(`/${name}`, 'no-cache')),
  runtime.valueAt('landing') === false
    ? applicationEntry('/')
    : pageEntry('/', 'index.html', portalPolicy(fillPlaceholders(out, 'index.html'), origins, '/'), landingPageHeaders()),
  pageEntry(
    '/video.html',
    'video.html',
    videoPolicy({ ...video, script: [video.script, ...videoScriptSources(videoHost)].join(' ') }, videoHost),
    videoHeaders(videoHost),
  ),
  pageEntry(
    '/server-down.html',
    'server-down.html',
    portalPolicy(fillPlaceholders(out, 'server-down.html'), origins, '/server-down.html'),
  ),
  pageEntry('/auth/silent-renew', 'silent-renew.html', silentRenewPolicy(fillPlaceholders(out, 'silent-renew.html'))),
  ...(runtime.valueAt('humanCheck.provider') === 'recaptcha'
    ? [
        pageEntry(
          '/human-check/recaptcha',
          'recaptcha.html',
          recaptchaPolicy({ ...recaptcha, script: `'self' ${GOOGLE_SCRIPTS}` }),
        ),
      ]
    : []),
  ...(runtime.valueAt('support.replay') === true
    ? [
        pageEntry('/support', 'support.html', replayPolicy(fillPlaceholders(out, 'support.html'))),
        pageEntry('/support/screen', 'support-screen.html', replayScreenPolicy(fillPlaceholders(out, 'support-screen.html'))),
      ]
    : []),
  ...[...EARLY_START_DOCUMENTS].map(([address, file]) =>
    pageEntry(address, file, portalPolicy(fillPlaceholders(out, file), origins, address)),
  ),
  applicationEntry(EMBEDDABLE_PAGE),
  ...NOINDEX_PAGES.flatMap((root) => [root, `${root}/*`]).map((address) => {
    const unlisted = applicationEntry(address);
    return { ...unlisted, headers: { ...unlisted.headers, ...NOINDEX_HEADER } };
  }),
  applicationEntry('/*'),
];
writeFileSync(path.join(out, 'headers.json'), `${JSON.stringify(entries, null, 2)}\n`);
