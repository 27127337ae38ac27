/**
 * Background tasks that run at startup and every ten minutes: deleting expired data, sending due notifications, and checking alerts
 * against rates.
 */
import type { FastifyInstance } from 'fastify';

import { forgetEvents } from '../areas/analytics/events.ts';
import { forgetEmptySendings } from '../areas/documents/senders.ts';
import { tellOfForgotten } from '../areas/documents/telling.ts';
import { forgetMailedLinks } from '../areas/identity/accounts/mailedLinks.ts';
import { forgetProviderRecords } from '../areas/identity/provider/oidcAdapter.ts';
import { forgetFailures } from '../areas/identity/signIn/signIn.ts';
import { forgetSignUps } from '../areas/identity/signUp/signUp.ts';
import type { Income } from '../areas/income/income.ts';
import { forgetIncomeTickets } from '../areas/income/link/tickets.ts';
import { forgetPages } from '../areas/income/papers/pagePictures.ts';
import { forgetTickets } from '../areas/payment/guests/tickets.ts';
import { forgetReferences } from '../areas/rateDrop/leads.ts';
import { watchRates } from '../areas/rateDrop/watchRates.ts';
import { forgetReports } from '../areas/support/reports.ts';
import { forgetTries } from '../base/limits/tries.ts';
import type { Sandbox } from '../base/sandbox.ts';
import { forgetFiles } from '../lender/documents/documents.ts';
import { forgetProofs } from '../lender/humanCheck/proofOfWork.ts';
import { forgetEndedSessions } from '../lender/session/endedSessions.ts';

const TASKS: readonly ((sandbox: Sandbox) => Promise<void>)[] = [
  forgetTries,
  forgetProofs,
  forgetTickets,
  forgetProviderRecords,
  forgetFailures,
  forgetSignUps,
  forgetMailedLinks,
  forgetFiles,
  forgetIncomeTickets,
  forgetPages,
  forgetEndedSessions,
  forgetReferences,
  forgetEmptySendings,
  forgetEvents,
  forgetReports,
  tellOfForgotten,
  watchRates,
];

const INTERVAL_MS = 10 * 60 * 1000;

export function keepHouse(app: FastifyInstance, sandbox: Sandbox, income: Income): void {
  const clean = async (): Promise<void> => {
    try {
      await Promise.all([...TASKS.map((task) => task(sandbox)), income.resume()]);
    } catch (error) {
      app.log.error({ err: error }, 'A task of the house failed');
    }
  };
  let cleaning = clean();
  const interval = setInterval(() => {
    cleaning = clean();
  }, INTERVAL_MS);
  interval.unref();
  app.addHook('onClose', async () => {
    clearInterval(interval);
    await cleaning; // waits for running tasks, because the database is closed next
  });
}
