/** The human check as a provider of its own, beside the four bases: `GET /human-check/challenge`. */
import rateLimit from '@fastify/rate-limit';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';

import type * as contract from '#contract/guests.ts';
import { Refusal } from '../../base/http/errors.ts';
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
  const { portalOrigins } = sandbox.settings;
  const allowPortal = ({ headers: { origin } }: FastifyRequest, reply: FastifyReply): void => {
    void reply.headers({ vary: 'Origin', 'cache-control': 'no-store' });
    if (origin === undefined) return;
    if (!portalOrigins.includes(origin)) throw new Refusal(403, 'This page may not do that. Open the portal again and retry.');
    void reply.header('access-control-allow-origin', origin);
  };

  return async (app) => {
    await app.register(rateLimit, {
      max: sandbox.limits.callsPerMinute,
      timeWindow: '1 minute',
      keyGenerator: ({ socket }) => socket.remoteAddress ?? '',
      errorResponseBuilder: (_request, { ttl }) =>
        new Refusal(429, 'There were too many calls. Wait a minute and try again.', { retryAfterSeconds: Math.ceil(ttl / 1000) }),
    });
    app.get(
      CHALLENGE_PATH,
      {
        schema: {
          tags: ['human check'],
          summary: 'A challenge of the proof of work, signed and short-lived',
          response: { 200: Challenge, '4xx': Problem },
        },
        onRequest: (request, reply, done) => {
          allowPortal(request, reply);
          done();
        },
      },
      () => newChallenge(sandbox),
    );
  };
}
