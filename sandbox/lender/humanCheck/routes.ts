/** Endpoint of the built-in human check, separate from the four APIs: `GET /human-check/challenge`. */
import rateLimit from '@fastify/rate-limit';
import type { FastifyPluginAsync } from 'fastify';

import { humanCheckChallengeSchema } from '#contract/guests.ts';
import { applyPortalCors } from '../../base/http/applyPortalCors.ts';
import { rateLimitOptions } from '../../base/http/rateLimitOptions.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import { operationSchema } from '../../base/wire/operation.ts';
import { createChallenge } from './proofOfWork.ts';

export const CHALLENGE_PATH = '/human-check/challenge';

/** Serves challenges to the portal's origins. Creating one costs the server time, so the rate limit of the APIs applies here, too. */
export function humanCheckRoutes(sandbox: Sandbox): FastifyPluginAsync {
  return async (app) => {
    await app.register(rateLimit, rateLimitOptions(sandbox.limits));
    app.get(
      CHALLENGE_PATH,
      {
        ...operationSchema('human check', 'A challenge of the proof of work, signed and short-lived', humanCheckChallengeSchema),
        onRequest: (request, reply, done) => {
          applyPortalCors(sandbox.settings, request, reply);
          done();
        },
      },
      () => createChallenge(sandbox),
    );
  };
}
