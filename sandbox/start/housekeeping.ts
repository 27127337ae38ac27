/** Deletes, every ten minutes, what has had its time. The identity provider keeps its own house. */
import type { FastifyInstance } from 'fastify';

import type { Sandbox } from '../base/sandbox.ts';
import { forgetTickets } from '../areas/payment/guests/tickets.ts';
import { forgetProofs } from '../lender/humanCheck/proofOfWork.ts';
import { forgetTries } from '../base/limits/tries.ts';

const INTERVAL_MS = 10 * 60 * 1000;

export function keepHouse(app: FastifyInstance, sandbox: Sandbox): void {
  const cleaning = setInterval(() => {
    Promise.all([forgetTries(sandbox), forgetProofs(sandbox), forgetTickets(sandbox)]).catch((error: unknown) =>
      app.log.error({ err: error }, 'Expired records were not deleted'),
    );
  }, INTERVAL_MS);
  cleaning.unref();
  app.addHook('onClose', (_instance, done) => {
    clearInterval(cleaning);
    done();
  });
}
