/** What a fee's mailed link leads to. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';

import type { Sandbox } from '../../../base/sandbox.ts';
import { call } from '../../../base/wire/formats.ts';
import { feeOfToken, toFeeFound } from './fees.ts';
import { FeeFound } from './schemas.ts';

export function feeRoutes(sandbox: Sandbox): FastifyPluginAsyncTypebox {
  return (app) => {
    app.get(
      '/loan/verify/:token',
      call('payment', 'The fee of a mailed link, and whether it is due, paid or cancelled', FeeFound, {
        params: Type.Object({ token: Type.String() }),
      }),
      async ({ params: { token } }) => toFeeFound(await feeOfToken(sandbox, token), token),
    );

    return Promise.resolve();
  };
}
