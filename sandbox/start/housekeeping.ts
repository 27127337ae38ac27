/**
 * Background tasks that run at startup and every ten minutes: deleting expired data, sending due notifications, and checking alerts
 * against rates.
 */
import type { FastifyInstance } from 'fastify';

import { deleteExpiredEvents } from '../areas/analytics/events.ts';
import { deleteEmptyUnsolicitedUploads } from '../areas/documents/unsolicitedUploads.ts';
import { notifyOfUnreportedDocuments } from '../areas/documents/officerNotification.ts';
import { deleteExpiredMailedLinks } from '../areas/identity/accounts/mailedLinks.ts';
import { deleteExpiredProviderRecords } from '../areas/identity/provider/oidcAdapter.ts';
import { deleteOldFailures } from '../areas/identity/signIn/signIn.ts';
import { deleteOldSignUps } from '../areas/identity/accounts/signUp.ts';
import type { IncomeServices } from '../areas/income/incomeServices.ts';
import { deleteExpiredIncomeTickets } from '../areas/income/link/tickets.ts';
import { deleteOrphanedPages } from '../areas/income/documents/pagePictures.ts';
import { deleteOldTickets } from '../areas/payment/guests/tickets.ts';
import { deleteExpiredLeadReferences } from '../areas/rateDrop/leads.ts';
import { queueAlertCheck } from '../areas/rateDrop/queueAlertCheck.ts';
import { deleteExpiredReports } from '../areas/support/reports.ts';
import { deleteExpiredCounts } from '../base/limits/tries.ts';
import type { Sandbox } from '../base/sandbox.ts';
import { deleteOrphanedFiles } from '../lender/documents/documents.ts';
import { deleteExpiredChallenges } from '../lender/humanCheck/proofOfWork.ts';
import { deleteExpiredEndedSessions } from '../lender/session/endedSessions.ts';

const HOUSEKEEPING_TASKS: readonly ((sandbox: Sandbox) => Promise<void>)[] = [
  deleteExpiredCounts,
  deleteExpiredChallenges,
  deleteOldTickets,
  deleteExpiredProviderRecords,
  deleteOldFailures,
  deleteOldSignUps,
  deleteExpiredMailedLinks,
  deleteOrphanedFiles,
  deleteExpiredIncomeTickets,
  deleteOrphanedPages,
  deleteExpiredEndedSessions,
  deleteExpiredLeadReferences,
  deleteEmptyUnsolicitedUploads,
  deleteExpiredEvents,
  deleteExpiredReports,
  notifyOfUnreportedDocuments,
  queueAlertCheck,
];

const INTERVAL_MS = 10 * 60 * 1000;

export function startHousekeeping(app: FastifyInstance, sandbox: Sandbox, income: IncomeServices): void {
  const runTasks = async (): Promise<void> => {
    try {
      await Promise.all([...HOUSEKEEPING_TASKS.map((task) => task(sandbox)), income.resume()]);
    } catch (error) {
      app.log.error({ err: error }, 'A task of the house failed');
    }
  };
  let cleaning = runTasks();
  const interval = setInterval(() => {
    cleaning = runTasks();
  }, INTERVAL_MS);
  interval.unref();
  app.addHook('onClose', async () => {
    clearInterval(interval);
    await cleaning; // waits for running tasks, because the database is closed next
  });
}
