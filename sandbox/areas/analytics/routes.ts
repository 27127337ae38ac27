/** A collector of the lender's own: `POST /telemetry`. It keeps which pages are used, and refuses what could say who uses them. */
import rateLimit from '@fastify/rate-limit';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';

import { telemetryEventSchema, type TelemetryEvent } from '#contract/telemetry.ts';
import { allowPortal } from '../../base/http/allowPortal.ts';
import { callLimit } from '../../base/http/callLimit.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import { wire } from '../../base/wire/operation.ts';
import { mayCount } from '../../lender/privacy/deviceChoices.ts';
import { keepEvent } from './events.ts';

const COLLECTOR_PATH = '/telemetry';

/** Answers 204 whether or not an event was kept: what a browser has opted out of is dropped here, too. */
export function analyticsRoutes(sandbox: Sandbox): FastifyPluginAsync {
  return async (app) => {
    await app.register(rateLimit, callLimit(sandbox.limits));
    app.options(COLLECTOR_PATH, { schema: { hide: true } }, (request, reply) => {
      allowPortal(sandbox.settings, request, reply);
      return reply
        .headers({ 'access-control-allow-methods': 'POST', 'access-control-allow-headers': 'Content-Type' })
        .code(204)
        .send();
    });
    app.post(
      COLLECTOR_PATH,
      {
        schema: { hide: true, body: wire(telemetryEventSchema) },
        onRequest: (request, reply, done) => {
          allowPortal(sandbox.settings, request, reply);
          done();
        },
      },
      async (request: FastifyRequest, reply) => {
        if (mayCount(request)) await keepEvent(sandbox, request.body as TelemetryEvent); // as its schema says
        return reply.code(204).send();
      },
    );
  };
}
