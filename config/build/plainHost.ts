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

import { fillDocument } from '../../sandbox/base/pages/fillDocument.ts';
import {
  EARLY_DOCUMENTS,
  EMBEDDED_PAGE,
  firstPageHeaders,
  OF_PAGES,
  POPUP_OPENER_POLICY,
  POPUP_POLICY,
  portalPolicy,
  recaptchaPolicy,
  replayPolicy,
  replayScreenPolicy,
  securityHeaders,
  silentRenewPolicy,
  UNLISTED,
  UNLISTED_PAGES,
  videoHeaders,
  videoPolicy,
  videoScripts,
  type OwnSources,
} from '../../sandbox/base/http/policy.ts';
import { foreignOrigins, readRuntimeDocument, videoPlace } from '../../sandbox/base/settings/runtimeDocument.ts';
import { readSettings } from '../../sandbox/base/settings/settings.ts';

interface Entry {
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
const isInWindow = runtime.at('identity.popup') === true;
const common = securityHeaders(true);

/** Fills in a document's placeholders. @returns the sources that its content security policy allows for scripts and styles */
function fill(folder: string, name: string): OwnSources {
  const file = path.join(folder, name);
  const html = fillDocument(readFileSync(file, 'utf8'), runtime, '').replaceAll(/ nonce="?__CSP_NONCE__"?/g, '');
  writeFileSync(file, html);
  const styles = [...html.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map(([, text = '']) => hashOf(text));
  const scripts = [...html.matchAll(/<script(?: type="speculationrules")?>(.*?)<\/script>/gs)].map(([, text = '']) =>
    hashOf(text),
  );
  return { script: ["'self'", ...scripts].join(' '), style: ["'self'", EMPTY_STYLE, ...styles].join(' ') };
}

const asset = (address: string, caching: string): Entry => ({ address, headers: { ...common, 'Cache-Control': caching } });

const page = (address: string, file: string, policy: string, more: Record<string, string> = {}): Entry => ({
  address,
  file,
  headers: {
    ...common,
    ...(policy.includes("frame-ancestors 'self'") && { 'X-Frame-Options': 'SAMEORIGIN' }),
    ...(isInWindow && { 'Cross-Origin-Opener-Policy': address === '/auth/callback' ? POPUP_POLICY : POPUP_OPENER_POLICY }),
    ...more,
    'Content-Security-Policy': policy,
    'Cache-Control': 'no-store',
  },
});

writeFileSync(path.join(out, 'config.json'), runtime.text);
const sources = fill(out, 'app.html');
const applicationAt = (address: string): Entry => page(address, 'app.html', portalPolicy(sources, origins, address));
const recaptcha = fill(out, 'recaptcha.html');
const video = fill(out, 'video.html');
const place = videoPlace(runtime);
const files = readdirSync(out).filter((name) => /\.(svg|txt)$/.test(name));
const ofPages: readonly string[] = OF_PAGES;
const ofFiles = Object.fromEntries(Object.entries(common).filter(([name]) => !ofPages.includes(name)));
const entries: Entry[] = [
  { address: '/assets/*', headers: { ...ofFiles, 'Cache-Control': 'public, max-age=31536000, immutable' } },
  asset('/video/*', 'no-cache'),
  asset('/config.json', 'no-store'),
  ...['version.json', ...files].map((name) => asset(`/${name}`, 'no-cache')),
  runtime.at('landing') === false
    ? applicationAt('/')
    : page('/', 'index.html', portalPolicy(fill(out, 'index.html'), origins, '/'), firstPageHeaders()),
  page(
    '/video.html',
    'video.html',
    videoPolicy({ ...video, script: [video.script, ...videoScripts(place)].join(' ') }, place),
    videoHeaders(place),
  ),
  page('/server-down.html', 'server-down.html', portalPolicy(fill(out, 'server-down.html'), origins, '/server-down.html')),
  page('/auth/silent-renew', 'silent-renew.html', silentRenewPolicy(fill(out, 'silent-renew.html'))),
  ...(runtime.at('humanCheck.provider') === 'recaptcha'
    ? [page('/human-check/recaptcha', 'recaptcha.html', recaptchaPolicy({ ...recaptcha, script: `'self' ${GOOGLE_SCRIPTS}` }))]
    : []),
  ...(runtime.at('support.replay') === true
    ? [
        page('/support', 'support.html', replayPolicy(fill(out, 'support.html'))),
        page('/support/screen', 'support-screen.html', replayScreenPolicy(fill(out, 'support-screen.html'))),
      ]
    : []),
  ...[...EARLY_DOCUMENTS].map(([address, file]) => page(address, file, portalPolicy(fill(out, file), origins, address))),
  applicationAt(EMBEDDED_PAGE),
  ...UNLISTED_PAGES.flatMap((root) => [root, `${root}/*`]).map((address) => {
    const unlisted = applicationAt(address);
    return { ...unlisted, headers: { ...unlisted.headers, ...UNLISTED } };
  }),
  applicationAt('/*'),
];
writeFileSync(path.join(out, 'headers.json'), `${JSON.stringify(entries, null, 2)}\n`);
