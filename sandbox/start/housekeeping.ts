/** Deletes, at the start and every ten minutes, what has had its time. */
import type { FastifyInstance } from 'fastify';

import { forgetMailedLinks } from '../areas/identity/accounts/mailedLinks.ts';
import { forgetProviderRecords } from '../areas/identity/provider/oidcAdapter.ts';
import { forgetFailures } from '../areas/identity/signIn/signIn.ts';
import { forgetSignUps } from '../areas/identity/signUp/signUp.ts';
import { forgetFiles } from '../areas/income/documents.ts';
import { forgetTickets } from '../areas/payment/guests/tickets.ts';
import { forgetTries } from '../base/limits/tries.ts';
import type { Sandbox } from '../base/sandbox.ts';
import { forgetProofs } from '../lender/humanCheck/proofOfWork.ts';
import { forgetEndedSessions } from '../lender/session/endedSessions.ts';

const FORGET: readonly ((sandbox: Sandbox) => Promise<void>)[] = [
  forgetTries,
  forgetProofs,
  forgetTickets,
  forgetProviderRecords,
  forgetFailures,
  forgetSignUps,
  forgetMailedLinks,
  forgetFiles,
  forgetEndedSessions,
];

const INTERVAL_MS = 10 * 60 * 1000;

export function keepHouse(app: FastifyInstance, sandbox: Sandbox): void {
  const clean = async (): Promise<void> => {
    try {
      await Promise.all(FORGET.map((forget) => forget(sandbox)));
    } catch (error) {
      app.log.error({ err: error }, 'Expired records were not deleted');
    }
  };
  let cleaning = clean();
  const interval = setInterval(() => {
    cleaning = clean();
  }, INTERVAL_MS);
  interval.unref();
  app.addHook('onClose', async () => {
    clearInterval(interval);
    await cleaning; // the database is closed next
  });
}
