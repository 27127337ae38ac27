/** Registered below `/api/payment`. */
import type { FastifyPluginAsync } from 'fastify';

import type { Sandbox } from '../../base/sandbox.ts';
import { chargeRoutes } from './charge/routes.ts';
import { feeRoutes } from './fees/routes.ts';
import { guestRoutes } from './guests/routes.ts';
import { fundingAccountRoutes } from './methods/routes.ts';

export function paymentRoutes(sandbox: Sandbox): FastifyPluginAsync {
  return async (app) => {
    for (const routes of [fundingAccountRoutes, guestRoutes, feeRoutes, chargeRoutes]) await app.register(routes(sandbox));
  };
}
