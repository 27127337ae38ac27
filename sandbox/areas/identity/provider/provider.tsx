/** The sandbox's OpenID provider, mounted at /oidc. It stands in for a lender's identity provider and uses the sandbox's database. */
import { randomBytes } from 'node:crypto';
import type { EventEmitter } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import Provider, { type KoaContextWithOIDC } from 'oidc-provider';

import { getOrCreateSetting } from '../../../base/db/sandboxSettings.ts';
import { newNonce, sendPage } from '../../../base/html.tsx';
import type { Sandbox } from '../../../base/sandbox.ts';
import { issuerOf, OIDC_PROVIDER_PATH } from '../../../lender/session/accessTokens.ts';
import { storeEndedSession } from '../../../lender/session/endedSessions.ts';
import { signingKey } from '../../../lender/session/signingKey.ts';
import { lenderPagePolicy } from '../../../lender/pages/lenderPagePolicy.ts';
import { FONT_PATH } from '../../../lender/pages/lenderStyle.ts';
import { CHECK_SESSION_PATH } from '../accounts/paths.ts';
import { passwordRoutes } from '../password/passwordRoutes.tsx';
import { signInRoutes } from '../signIn/signInRoutes.tsx';
import { unlockRoutes } from '../signIn/unlockRoutes.tsx';
import { signUpRoutes } from '../accounts/signUpRoutes.tsx';
import { withBrowserState, BROWSER_STATE_COOKIE } from './browserState.ts';
import { configuration } from './configuration.ts';
import { adjustResponses } from './adjustResponses.ts';
import { userInfoRoute } from './userInfo.ts';

const CHECK_SESSION_SCRIPT = `
const browserState = () => {
  const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith('${BROWSER_STATE_COOKIE}='));
  return pair ? pair.slice(${BROWSER_STATE_COOKIE.length + 1}) : '';
};
const sha256 = async (text) => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return btoa(String.fromCharCode(...digest)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
};
const answerTo = async (question, origin) => {
  const [, clientId, hash, salt] = /^(\\S+) ([\\w-]+)\\.([\\w-]+)$/.exec(question) ?? [];
  if (!salt) return 'error';
  return (await sha256([clientId, origin, browserState(), salt].join(' '))) === hash ? 'unchanged' : 'changed';
};
addEventListener('message', async ({ data, origin, source }) => {
  if (typeof data !== 'string' || source === window || !source) return;
  source.postMessage(await answerTo(data, origin).catch(() => 'error'), origin);
});
`;

/**
 * The check-session iframe. It replies to "client_id session_state" messages with unchanged, changed or error (OpenID Connect Session
 * Management 1.0, section 3.2).
 */
const CheckSessionPage = ({ nonce }: { nonce: string }) => (
  <html lang="en">
    <head>
      <meta charSet="utf-8" />
      <title>Session check</title>
    </head>
    <body>
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: CHECK_SESSION_SCRIPT }} />
    </body>
  </html>
);

/** Fastify plugin for the provider. Register it at the root, because it has its own prefix, body parsers and security headers. */
export function identityPlugin(sandbox: Sandbox): FastifyPluginAsync {
  return async (app) => {
    const { settings, database } = sandbox;
    const signing = await signingKey(database);
    const cookies = [await getOrCreateSetting(database, 'oidc-cookie-key', () => randomBytes(32).toString('base64url'))];
    const provider = new Provider(issuerOf(sandbox), configuration(sandbox, { signing, cookies }));
    provider.proxy = settings.origin.startsWith('https:'); // With an https origin, a proxy in front terminates TLS; only then can forwarded headers be trusted.
    provider.use((ctx, next) => {
      const nonce = newNonce();
      Object.assign(ctx.state, { nonce, letterhead: sandbox.letterhead, portal: settings.portalOrigins[0] });
      ctx.set('Content-Security-Policy', lenderPagePolicy(nonce, settings.portalOrigins));
      return next();
    });
    provider.use((ctx, next) => withBrowserState(ctx as KoaContextWithOIDC, next));
    const ownAnswers = adjustResponses(signing);
    provider.use((ctx, next) => ownAnswers(ctx as KoaContextWithOIDC, next));
    provider.use(async (ctx, next) => {
      await next();
      const { session } = (ctx as Partial<KoaContextWithOIDC>).oidc ?? {};
      // The type definitions lack `destroyed`.
      if (session && (session as { destroyed?: boolean }).destroyed) await storeEndedSession(database, session.uid);
    });
    const log = (error: Error) => app.log.error({ err: error }, 'OpenID provider failed');
    provider.on('server_error', (_ctx, error) => log(error));
    (provider as EventEmitter).on('error', log); // Koa's `error` event is missing in the type definitions.

    await app.register((own, _options, done) => {
      own.removeAllContentTypeParsers();
      signInRoutes(own, sandbox, provider);
      passwordRoutes(own, sandbox);
      unlockRoutes(own, sandbox);
      userInfoRoute(own, sandbox);
      checkSessionRoute(own, sandbox);
      done();
    });
    await app.register((own, _options, done) => {
      signUpRoutes(own, sandbox);
      done();
    });
    await app.register(async (own) => {
      const font = await readFile(
        createRequire(import.meta.url).resolve('@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2'),
      );
      own.get(OIDC_PROVIDER_PATH + FONT_PATH, (_request, reply) =>
        reply.type('font/woff2').header('cache-control', 'public, max-age=86400').send(font),
      );
    });
    await app.register((own, _options, done) => {
      mountProvider(own, provider);
      done();
    });
  };
}

/** Forwards all other requests below the prefix to the provider, unparsed, and passes on the response headers set by earlier hooks. */
function mountProvider(app: FastifyInstance, provider: Provider): void {
  const answer = provider.callback();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.all(`${OIDC_PROVIDER_PATH}/*`, (request, reply) => {
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      // The provider sets its own CORS headers per client.
      if (value !== undefined && !name.startsWith('access-control-')) reply.raw.setHeader(name, value);
    }
    const { raw } = request;
    Object.assign(raw, { originalUrl: raw.url });
    raw.url = (raw.url ?? '').slice(OIDC_PROVIDER_PATH.length);
    answer(raw, reply.raw).catch((error: unknown) => {
      request.log.error({ err: error }, 'OpenID provider failed');
      reply.raw.destroy();
    });
  });
}

/** The page that the portal embeds as an iframe to detect a sign-out at the provider. */
function checkSessionRoute(app: FastifyInstance, { settings: { portalOrigins } }: Sandbox): void {
  app.get(OIDC_PROVIDER_PATH + CHECK_SESSION_PATH, (_request, reply) =>
    sendPage(
      reply.removeHeader('x-frame-options').header('cache-control', 'no-store'),
      (nonce) => lenderPagePolicy(nonce, portalOrigins, portalOrigins),
      (nonce) => <CheckSessionPage nonce={nonce} />,
    ),
  );
}
