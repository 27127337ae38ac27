/** Builds the sandbox's HTTP server, with the identity provider, the four APIs, the console and the portal on one origin. */
import { maxHeaderSize } from 'node:http';

import cookie from '@fastify/cookie';
import swagger from '@fastify/swagger';
import Fastify, { type FastifyInstance } from 'fastify';

import { analyticsRoutes } from '../areas/analytics/routes.ts';
import { CHALLENGE_PATH, humanCheckRoutes } from '../lender/humanCheck/routes.ts';
import { RESEND_SIGN_UP_PATH, SIGN_UP_PATH } from '../areas/identity/accounts/paths.ts';
import { identityPlugin } from '../areas/identity/provider/provider.tsx';
import type { IncomeServices } from '../areas/income/incomeServices.ts';
import { unsubscribeRoutes } from '../areas/rateDrop/unsubscribeRoutes.tsx';
import { supportRoutes } from '../areas/support/routes.ts';
import { addXsrfTokens } from '../base/http/csrf.ts';
import { handleError, errorBody, DEFAULT_MESSAGES } from '../base/http/errors.ts';
import { logOptions } from '../base/http/log.ts';
import { DATA_RESPONSE_POLICY, COOP_FOR_POPUP, securityHeaders } from '../base/http/policy.ts';
import { rejectNulCharacters, redirectForMalformedUrl } from '../base/http/malformedRequests.ts';
import { newRequestId, REQUEST_ID_HEADER, addRequestIdHeader } from '../base/http/requestId.ts';
import { abortSlowRequests } from '../base/http/abortSlowRequests.ts';
import { injectFault } from '../base/http/injectFault.ts';
import type { Sandbox } from '../base/sandbox.ts';
import { readRuntimeDocument } from '../base/settings/runtimeDocument.ts';
import { SENSITIVITY_KEYWORD } from '../base/wire/operation.ts';
import { describeRoute, buildPublishedContract } from '../base/wire/publishedContract.ts';
import { consoleRoutes } from '../console/routes.tsx';
import { OIDC_PROVIDER_PATH } from '../lender/session/accessTokens.ts';
import { apiRoutes } from './apis.ts';
import { startHousekeeping } from './housekeeping.ts';
import { portalFiles } from './portalFiles.tsx';

/** Version of the API contract, by semantic versioning; `contract/CHANGELOG.md` lists the changes. */
const CONTRACT_VERSION = '1.0.2';

/**
 * Whether the published contract describes this route: the APIs, the provider's sign-up, and the human check. The OpenID endpoints are
 * left out, because a standard describes them.
 */
const isPublished = (url: string): boolean =>
  url.startsWith('/api/') ||
  [OIDC_PROVIDER_PATH + SIGN_UP_PATH, OIDC_PROVIDER_PATH + RESEND_SIGN_UP_PATH, CHALLENGE_PATH].includes(url);

/** Builds the server with everything registered; its `routing` function handles requests. */
export async function buildServer(
  sandbox: Sandbox,
  income: IncomeServices,
  startOver: () => Promise<void>,
): Promise<FastifyInstance> {
  const { settings, limits } = sandbox;
  const headers = { ...securityHeaders(settings.origin.startsWith('https:')), 'Content-Security-Policy': DATA_RESPONSE_POLICY };
  const isInWindow = readRuntimeDocument(settings).valueAt('identity.popup') === true;
  const app = Fastify({
    logger: logOptions(process.env),
    genReqId: newRequestId,
    bodyLimit: limits.bodyBytes,
    // The limit equals Node's own limit on the URL, so that an overlong link token gets the same error as any other invalid token.
    routerOptions: { maxParamLength: maxHeaderSize },
    // `X-Forwarded-For` is ignored, because a client could put any address in it to avoid its rate limits.
    trustProxy: false,
    // Called for URLs that cannot be decoded, before any hook runs.
    frameworkErrors: (error, request, reply) => {
      void reply.headers({ ...headers, [REQUEST_ID_HEADER]: request.id });
      const plain = redirectForMalformedUrl(request);
      if (plain === null) handleError(error, request, reply);
      else void reply.redirect(plain, 302);
    },
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, allErrors: true, keywords: [SENSITIVITY_KEYWORD] } },
  });

  app.setErrorHandler(handleError);
  app.setNotFoundHandler((request, reply) =>
    reply
      .code(404)
      .header('Cache-Control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(errorBody(request, [DEFAULT_MESSAGES[404]]))),
  );
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  addRequestIdHeader(app);
  abortSlowRequests(app, limits);
  rejectNulCharacters(app);

  await app.register(cookie);
  await addXsrfTokens(app, sandbox);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Borrower portal: the bases it calls', version: CONTRACT_VERSION },
      tags: [
        { name: 'identity', description: 'The provider’s own sign-up' },
        { name: 'borrower', description: 'Who is signed in, their loans, papers, alerts and choices' },
        { name: 'payment', description: 'Paying, and what is paid with' },
        { name: 'notification', description: 'What the lender is told' },
        { name: 'agency', description: 'The secondary market agency' },
        { name: 'human check', description: 'The check that comes before an identity check' },
      ],
    },
    transform: ({ schema, url }) => ({ schema: isPublished(url) ? describeRoute(schema) : { ...schema, hide: true }, url }),
    convertConstToEnum: false,
    transformObject: (described) => buildPublishedContract('openapiObject' in described ? described.openapiObject : {}),
  });

  await app.register(async (identity) => {
    identity.addHook('onRequest', (request, reply) => {
      if (isInWindow) void reply.header('Cross-Origin-Opener-Policy', COOP_FOR_POPUP);
      return injectFault(sandbox, request, reply);
    });
    await identity.register(identityPlugin(sandbox));
  });
  await app.register(apiRoutes(sandbox, income), { prefix: '/api' });
  await app.register(humanCheckRoutes(sandbox));
  await app.register(unsubscribeRoutes(sandbox));
  await app.register(analyticsRoutes(sandbox));
  await app.register(supportRoutes(sandbox));
  startHousekeeping(app, sandbox, income);
  await app.register(consoleRoutes(sandbox, income, startOver));
  app.get('/openapi.json', { schema: { hide: true } }, () => app.swagger());
  await app.register(portalFiles(sandbox));

  await app.ready();
  return app;
}
