import { object, string } from 'valibot';

import { feeFoundSchema } from '#contract/fees.ts';
import type { Sandbox } from '../../../base/sandbox.ts';
import { operationSchema, type RoutesPlugin } from '../../../base/wire/operation.ts';
import { feeOfToken, toFeeFound } from './fees.ts';

export function feeRoutes(sandbox: Sandbox): RoutesPlugin {
  return (app) => {
    app.get(
      '/loan/verify/:token',
      operationSchema('payment', 'The fee of a mailed link, and whether it is due, paid or cancelled', feeFoundSchema, {
        params: object({ token: string() }),
      }),
      async ({ params: { token } }) => toFeeFound(await feeOfToken(sandbox, token), token),
    );

    return Promise.resolve();
  };
}
