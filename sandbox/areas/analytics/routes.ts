/**
 * The lender's own analytics collector: `POST /telemetry`. It stores which pages are visited, and rejects anything that could identify
 * the visitor.
 */
import rateLimit from '@fastify/rate-limit';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';

import { telemetryEventSchema, type TelemetryEvent } from '#contract/telemetry.ts';
import { applyPortalCors } from '../../base/http/applyPortalCors.ts';
import { rateLimitOptions } from '../../base/http/rateLimitOptions.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import { wireSchema } from '../../base/wire/operation.ts';
import { mayCountVisits } from '../../lender/privacy/deviceChoices.ts';
import { storeEvent } from './events.ts';

const COLLECTOR_PATH = '/telemetry';

/**
 * Always responds with 204, so the response does not reveal that an event was dropped. Events from browsers that opted out are dropped
 * here, too.
 */
export function analyticsRoutes(sandbox: Sandbox): FastifyPluginAsync {
  return async (app) => {
    await app.register(rateLimit, rateLimitOptions(sandbox.limits));
    app.options(COLLECTOR_PATH, { schema: { hide: true } }, (request, reply) => {
      applyPortalCors(sandbox.settings, request, reply);
      return reply
        .headers({ 'access-control-allow-methods': 'POST', 'access-control-allow-headers': 'Content-Type' })
        .code(204)
        .send();
    });
    app.post(
      COLLECTOR_PATH,
      {
        schema: { hide: true, body: wireSchema(telemetryEventSchema) },
        onRequest: (request, reply, done) => {
          applyPortalCors(sandbox.settings, request, reply);
          done();
        },
      },
      async (request: FastifyRequest, reply) => {
        if (mayCountVisits(request)) await storeEvent(sandbox, request.body as TelemetryEvent); // the body has been validated by its schema
        return reply.code(204).send();
      },
    );
  };
}
