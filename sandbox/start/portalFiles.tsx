/** Serves the built portal: HTML pages, each response with a new nonce, and static files. */
import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';

import {
  nonceSources,
  documentForPath,
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
  silentRenewPolicy,
  NOINDEX_HEADER,
  NOINDEX_PAGES,
  videoHeaders,
  videoPolicy,
  type OwnSources,
} from '../base/http/policy.ts';
import { HtmlDocument, newNonce, renderDocument, fillTemplate } from '../base/html.tsx';
import type { Sandbox } from '../base/sandbox.ts';
import {
  foreignOrigins,
  readRuntimeDocument,
  readVideoSource,
  type ForeignOrigins,
  type RuntimeDocument,
} from '../base/settings/runtimeDocument.ts';

/** Path of the reCAPTCHA page, which `src/platform/humanCheck/recaptchaMessage.ts` requests. */
const RECAPTCHA_PAGE = '/human-check/recaptcha';

/**
 * The page on which support views problem reports, and the frame inside it, which `src/replay/page/BorrowersScreen.tsx` requests.
 */
const REPLAY_PAGES = [
  ['/support', 'support.html'],
  ['/support/screen', 'support-screen.html'],
] as const;

/** File extensions. A missing path that ends in one of these gets a 404 instead of the application's page. */
const FILE_EXTENSIONS = new Set(
  '.js .mjs .css .map .json .txt .xml .ico .png .jpg .jpeg .gif .svg .webp .avif .woff .woff2 .webmanifest .mp4 .webm .vtt .pdf .br .gz'.split(
    ' ',
  ),
);
const FILE_FOLDERS = /^\/(js|css|assets|fonts|images|icons)\//;
/** Matches file names that contain a hash of the content, so the file can be cached forever. */
const HASHED_NAME = /[.-][0-9a-f]{8,}\./;
/** Pages that the portal frames, each with its own Content Security Policy. */
const FRAMED_PAGES = new Map<string, (own: OwnSources, runtime: RuntimeDocument) => string>([
  ['silent-renew.html', silentRenewPolicy],
  ['recaptcha.html', recaptchaPolicy],
  ['video.html', (own, runtime) => videoPolicy(own, readVideoSource(runtime))],
  ['support-screen.html', replayScreenPolicy],
]);
/** Pages with additional permissions, by file. */
const EXTRA_HEADERS = new Map<string, (runtime: RuntimeDocument) => Record<string, string>>([
  ['index.html', landingPageHeaders],
  ['video.html', (runtime) => videoHeaders(readVideoSource(runtime))],
]);
const CACHE_FOREVER = 'public, max-age=31536000, immutable';

export function portalFiles({ settings }: Sandbox): FastifyPluginAsync {
  return async (app) => {
    const runtime = readRuntimeDocument(settings);
    const origins = foreignOrigins(runtime);
    const hasReplay = runtime.valueAt('support.replay') === true;
    const page = (request: FastifyRequest, reply: FastifyReply, file: string): Promise<FastifyReply> =>
      sendPortalPage(request, reply, { file, folder: settings.distFolder, runtime, origins });

    await app.register(fastifyStatic, {
      root: settings.distFolder,
      serve: false,
      preCompressed: true,
      cacheControl: false,
      dotfiles: 'ignore',
      suppressWarning: true,
    });

    app.get('/config.json', (request, reply) => {
      const isVersion = request.url === `/config.json?${runtime.version}`;
      return reply
        .header('Cache-Control', isVersion ? CACHE_FOREVER : 'no-store')
        .type('application/json; charset=utf-8')
        .send(runtime.text);
    });
    app.get('/', (request, reply) =>
      runtime.valueAt('landing') === false ? reply.redirect('/pay', 302) : page(request, reply, 'index.html'),
    );
    app.get('/video.html', (request, reply) => page(request, reply, 'video.html'));
    app.get('/server-down.html', (request, reply) => page(request, reply, 'server-down.html'));
    app.get('/auth/silent-renew', (request, reply) => page(request, reply, 'silent-renew.html'));
    if (runtime.valueAt('humanCheck.provider') === 'recaptcha') {
      app.get(RECAPTCHA_PAGE, (request, reply) => page(request, reply, 'recaptcha.html'));
    }
    for (const [address, file] of REPLAY_PAGES)
      app.get(address, (request, reply) => (hasReplay ? page(request, reply, file) : answerNotFound(reply)));

    app.get('/*', async (request, reply) => {
      const path = decodedPathOf(request);
      if (path === null) return answerNotFound(reply);
      if (FILE_FOLDERS.test(path) || FILE_EXTENSIONS.has(extname(path))) {
        if (!(await isFile(join(settings.distFolder, path)))) return answerNotFound(reply);
        const isHashed = HASHED_NAME.test(path);
        if (isHashed) for (const name of PAGE_ONLY_HEADERS) reply.removeHeader(name);
        if (path.startsWith(REPLAY_FILES)) void reply.headers(REPLAY_FILE_HEADERS);
        return reply.header('Cache-Control', isHashed ? CACHE_FOREVER : 'no-cache').sendFile(path.slice(1));
      }
      if (!acceptsHtml(request)) return answerNotFound(reply);
      const elsewhere = portalOriginRedirect(settings, request);
      if (elsewhere !== null) return reply.redirect(elsewhere, 302);
      return page(request, reply, documentForPath(path));
    });
  };
}

/**
 * Returns the URL to redirect to when this machine was opened under another loopback name (such as 127.0.0.1 instead of localhost),
 * because sign-in works only on the portal's registered origins. Null when the host name is right.
 */
function portalOriginRedirect(
  { portalOrigins, port }: Sandbox['settings'],
  { headers: { host = '' }, url }: FastifyRequest,
): string | null {
  const isKnown = portalOrigins.some((origin) => new URL(origin).host === host);
  const isThisMachine = [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`].includes(host);
  return isKnown || !isThisMachine ? null : `${portalOrigins[0]}${url}`;
}

function answerNotFound(reply: FastifyReply): FastifyReply {
  reply.callNotFound();
  return reply;
}

/** Returns the decoded path, or null when it is malformed or contains `..`. */
function decodedPathOf({ url }: FastifyRequest): string | null {
  try {
    const path = decodeURIComponent(url.split('?')[0] ?? '');
    return path.includes('\0') || path.split(/[/\\]/).includes('..') ? null : path;
  } catch {
    return null;
  }
}

const isFile = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  );

const acceptsHtml = ({ headers: { accept = '*/*' } }: FastifyRequest): boolean =>
  /text\/html|\*\/\*/.test(accept) && !accept.startsWith('application/json');

async function sendPortalPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { file, folder, runtime, origins }: { file: string; folder: string; runtime: RuntimeDocument; origins: ForeignOrigins },
): Promise<FastifyReply> {
  const framedPolicy = FRAMED_PAGES.get(file);
  const ownPolicy = framedPolicy ?? (file === 'support.html' ? replayPolicy : undefined);
  const nonce = newNonce();
  const path = decodedPathOf(request) ?? '';
  void reply
    .headers(EXTRA_HEADERS.get(file)?.(runtime) ?? {})
    .header(
      'Content-Security-Policy',
      ownPolicy?.(nonceSources(nonce), runtime) ?? portalPolicy(nonceSources(nonce), origins, path),
    )
    .header('Cache-Control', 'no-store')
    .header('Vary', 'Accept-Encoding')
    .type('text/html; charset=utf-8');
  // Browsers that support the policy's `frame-ancestors` ignore `X-Frame-Options`, so the policy may allow more origins.
  if (framedPolicy || path === EMBEDDABLE_PAGE) void reply.header('X-Frame-Options', 'SAMEORIGIN');
  if (NOINDEX_PAGES.some((root) => path === root || path.startsWith(`${root}/`))) void reply.headers(NOINDEX_HEADER);
  if (runtime.valueAt('identity.popup') === true) {
    const isCallback = path === '/auth/callback';
    void reply.header('Cross-Origin-Opener-Policy', isCallback ? COOP_FOR_POPUP : COOP_FOR_POPUP_OPENER);
  }

  const template = await readFile(join(folder, file), 'utf8').catch(() => null);
  if (template === null) return reply.code(503).send(notBuiltPage(nonce));
  return sendCompressed(request, reply, fillTemplate(template, runtime, runtime.version).replaceAll('__CSP_NONCE__', nonce));
}

const NOT_BUILT_STYLE = 'body{font:16px/1.5 system-ui;margin:3rem}';

const notBuiltPage = (nonce: string): string =>
  renderDocument(
    <HtmlDocument title="Not built yet" nonce={nonce} style={NOT_BUILT_STYLE}>
      <h1>The portal has not been built yet</h1>
      <p>
        Run <code>npm run build</code>, then load this page again.
      </p>
    </HtmlDocument>,
  );

const compressWithBrotli = promisify(brotliCompress);
const compressWithGzip = promisify(gzip);

/** Compresses a page for the response. It cannot be compressed at build time, because each response contains a new nonce. */
async function sendCompressed(request: FastifyRequest, reply: FastifyReply, html: string): Promise<FastifyReply> {
  const accepts = (encoding: string): boolean =>
    (request.headers['accept-encoding'] ?? '')
      .split(',')
      .some((one) => one.trim().split(';')[0] === encoding && !/;\s*q=0(\.0*)?$/.test(one.trim()));
  if (accepts('br')) {
    return reply
      .header('Content-Encoding', 'br')
      .send(await compressWithBrotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }));
  }
  if (accepts('gzip')) return reply.header('Content-Encoding', 'gzip').send(await compressWithGzip(html));
  return reply.send(html);
}
