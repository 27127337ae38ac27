/** The human check as a provider of its own, beside the four bases: `GET /human-check/challenge`. */
import rateLimit from '@fastify/rate-limit';
import type { FastifyPluginAsync } from 'fastify';
import { Type, type Static } from 'typebox';

import type * as contract from '#contract/guests.ts';
import { allowPortal } from '../../base/http/allowPortal.ts';
import { callLimit } from '../../base/http/callLimit.ts';
import type { Sandbox } from '../../base/sandbox.ts';
import { Problem } from '../../base/wire/formats.ts';
import type { Holds, Same } from '../../base/wire/sameType.ts';
import { newChallenge } from '../../lender/humanCheck/proofOfWork.ts';

export const CHALLENGE_PATH = '/human-check/challenge';

const Challenge = Type.Object({
  parameters: Type.Object({
    algorithm: Type.Literal('PBKDF2/SHA-256'),
    nonce: Type.String(),
    salt: Type.String(),
    cost: Type.Integer(),
    keyLength: Type.Integer(),
    keyPrefix: Type.String(),
    expiresAt: Type.Integer(),
  }),
  signature: Type.String(),
});

export type Agreed = Holds<Same<Static<typeof Challenge>, contract.HumanCheckChallenge>>;

/** The challenge, for the portal's origins. Making one is work for the server too, so calls are counted like those of the APIs. */
export function humanCheckRoutes(sandbox: Sandbox): FastifyPluginAsync {
  return async (app) => {
    await app.register(rateLimit, callLimit(sandbox.limits));
    app.get(
      CHALLENGE_PATH,
      {
        schema: {
          tags: ['human check'],
          summary: 'A challenge of the proof of work, signed and short-lived',
          response: { 200: Challenge, '4xx': Problem },
        },
        onRequest: (request, reply, done) => {
          allowPortal(sandbox.settings, request, reply);
          done();
        },
      },
      () => newChallenge(sandbox),
    );
  };
}
