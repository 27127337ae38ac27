import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Settings } from '../settings/settings.ts';
import { Refusal } from './errors.ts';
import { REQUEST_ID_HEADER } from './requestId.ts';

/**
 * Sets the CORS headers that let a portal on another origin read the response. @returns the request's origin, if it has one @throws
 * Refusal 403 when the origin is not one of the portal's
 */
export function applyPortalCors({ portalOrigins }: Settings, request: FastifyRequest, reply: FastifyReply): string | undefined {
  const { origin } = request.headers;
  void reply.headers({ vary: 'Origin', 'cache-control': 'no-store' });
  if (origin === undefined) return undefined;
  if (!portalOrigins.includes(origin)) throw new Refusal(403, 'This page may not do that. Open the portal again and retry.');
  void reply.headers({
    'access-control-allow-origin': origin,
    'access-control-expose-headers': `Retry-After, ${REQUEST_ID_HEADER}`,
  });
  return origin;
}
