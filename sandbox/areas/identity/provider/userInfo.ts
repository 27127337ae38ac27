/** User info endpoint (OpenID Connect Core 5.3). It replaces the library's own, which rejects JWT access tokens for an API. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { UserInfo } from '#contract/identity.ts';
import { REQUEST_ID_HEADER } from '../../../base/http/requestId.ts';
import type { Sandbox } from '../../../base/sandbox.ts';
import { OIDC_PROVIDER_PATH } from '../../../lender/session/accessTokens.ts';
import { bearerToken, findCallerByToken } from '../../../lender/session/caller.ts';
import { USER_INFO_PATH } from '../accounts/paths.ts';

/** Adds `GET` and `POST {mount}/me`; only the portal's origins may read them (CORS). */
export function userInfoRoute(app: FastifyInstance, sandbox: Sandbox): void {
  const url = OIDC_PROVIDER_PATH + USER_INFO_PATH;

  const setCorsHeaders = ({ headers }: FastifyRequest, reply: FastifyReply) => {
    void reply.header('vary', 'Origin').header('cache-control', 'no-store');
    if (headers.origin && sandbox.settings.portalOrigins.includes(headers.origin)) {
      void reply
        .header('access-control-allow-origin', headers.origin)
        .header('access-control-expose-headers', `WWW-Authenticate, ${REQUEST_ID_HEADER}`);
    }
  };

  const refuse = (reply: FastifyReply) =>
    reply.code(401).header('www-authenticate', 'Bearer error="invalid_token"').send({ error: 'invalid_token' });

  app.options(url, (request, reply) => {
    setCorsHeaders(request, reply);
    return reply
      .code(204)
      .header('access-control-allow-methods', 'GET, POST')
      .header('access-control-allow-headers', 'Authorization')
      .header('access-control-max-age', '3600')
      .send();
  });

  app.route({
    method: ['GET', 'POST'],
    url,
    handler: async (request, reply) => {
      setCorsHeaders(request, reply);
      const token = bearerToken(request);
      if (!token) return refuse(reply);
      const caller = await findCallerByToken(sandbox, token);
      if (!caller) return refuse(reply);
      const { email, firstName, lastName } = caller;
      return { sub: caller.borrowerId, email, given_name: firstName, family_name: lastName } satisfies UserInfo;
    },
  });
}
