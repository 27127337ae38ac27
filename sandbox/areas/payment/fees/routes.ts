/** What a fee's mailed link leads to. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { object, string } from 'valibot';

import { feeFoundSchema } from '#contract/fees.ts';
import type { Sandbox } from '../../../base/sandbox.ts';
import { operation } from '../../../base/wire/operation.ts';
import { feeOfToken, toFeeFound } from './fees.ts';

export function feeRoutes(sandbox: Sandbox): FastifyPluginAsyncTypebox {
  return (app) => {
    app.get(
      '/loan/verify/:token',
      operation('payment', 'The fee of a mailed link, and whether it is due, paid or cancelled', feeFoundSchema, {
        params: object({ token: string() }),
      }),
      async ({ params: { token } }) => toFeeFound(await feeOfToken(sandbox, token), token),
    );

    return Promise.resolve();
  };
}
