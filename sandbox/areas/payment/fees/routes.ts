/** What a fee's mailed link leads to. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';

import type { Sandbox } from '../../../base/sandbox.ts';
import { Problem } from '../../../base/wire/formats.ts';
import { feeOfToken, toFeeFound } from './fees.ts';
import { FeeFound } from './schemas.ts';

export function feeRoutes(sandbox: Sandbox): FastifyPluginAsyncTypebox {
  return (app) => {
    app.get(
      '/loan/verify/:token',
      {
        schema: {
          tags: ['payment'],
          summary: 'The fee of a mailed link, and whether it is due, paid or cancelled',
          params: Type.Object({ token: Type.String() }),
          response: { 200: FeeFound, '4xx': Problem },
        },
      },
      async ({ params: { token } }) => toFeeFound(await feeOfToken(sandbox, token), token),
    );

    return Promise.resolve();
  };
}
