/** Endpoint of the built-in human check, separate from the four APIs: `GET /human-check/challenge`. */
import rateLimit from '@fastify/rate-limit';
import type { FastifyPluginAsync } from 'fastify';

import { humanCheckChallengeSchema } from '#contract/guests.ts';
import { allowPortal } from '../../base/http/allowPortal.ts';
import { callLimit } from '../../base/http/callLimit.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import { operation } from '../../base/wire/operation.ts';
import { newChallenge } from '../../lender/humanCheck/proofOfWork.ts';

export const CHALLENGE_PATH = '/human-check/challenge';

/** Serves challenges to the portal's origins. Creating one costs the server time, so the rate limit of the APIs applies here, too. */
export function humanCheckRoutes(sandbox: Sandbox): FastifyPluginAsync {
  return async (app) => {
    await app.register(rateLimit, callLimit(sandbox.limits));
    app.get(
      CHALLENGE_PATH,
      {
        ...operation('human check', 'A challenge of the proof of work, signed and short-lived', humanCheckChallengeSchema),
        onRequest: (request, reply, done) => {
          allowPortal(sandbox.settings, request, reply);
          done();
        },
      },
      () => newChallenge(sandbox),
    );
  };
}
