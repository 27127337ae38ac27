/** Starts the sandbox: the embedded lender and the portal, at one address. */
import { mailDocumentRequests } from '../areas/documents/requestLinks.ts';
import { writeSeededDocument } from '../areas/documents/seeds.ts';
import { createIncomeServices } from '../areas/income/incomeServices.ts';
import { mailIncomeLinks } from '../areas/income/link/incomeLinks.ts';
import { createReader } from '../areas/income/reading/reader.ts';
import { writeSeededPaystubs } from '../areas/income/seeds/seeds.ts';
import { resolveOpenPayments } from '../areas/payment/charge/settlement.ts';
import { mailFeeLinks } from '../areas/payment/fees/feeMail.ts';
import { mailInvitations } from '../areas/rateDrop/invitations.ts';
import { queueAlertCheck } from '../areas/rateDrop/queueAlertCheck.ts';
import { mailSummaryLinks } from '../areas/scenarios/summaryMail.ts';
import { mailValuationLinks } from '../areas/valuation/shareLinks.ts';
import { openClock } from '../base/clock/clock.ts';
import { openDatabase } from '../base/db/openDatabase.ts';
import { createFaults } from '../base/faults.ts';
import { listen } from '../base/http/listen.ts';
import { readLimits } from '../base/limits/limits.ts';
import { createMailer } from '../base/mailer.ts';
import type { Sandbox } from '../base/sandbox.ts';
import { readLetterhead } from '../base/settings/letterhead.ts';
import { readRuntimeDocument } from '../base/settings/runtimeDocument.ts';
import { readSettings, withPort, type Settings } from '../base/settings/settings.ts';
import { StartupError } from '../base/settings/startupError.ts';
import { humanCheckProvider } from '../lender/humanCheck/humanCheck.ts';
import { migrations } from './migrations.ts';
import { resetAndSeed, seedOnce } from './seeds.ts';
import { buildServer } from './server.ts';

export { readSettings };

interface RunningSandbox {
  origin: string;
  /** Finishes running requests, closes the connections and unlocks the data folder. */
  stop: () => Promise<void>;
}

/** @throws StartupError when something outside the program is wrong; nothing is left open then */
export async function startSandbox(asked: Settings): Promise<RunningSandbox> {
  const limits = readLimits(process.env);
  humanCheckProvider(asked); // rejects an unusable runtime document before a database is created
  const listening = await listen(asked.host, asked.port);
  const settings = withPort(asked, listening.port);
  const closing: (() => Promise<void>)[] = [() => listening.close()];
  const stop = async (): Promise<void> => {
    for (const close of closing.splice(0)) await close();
  };

  try {
    const { database, close } = await openDatabase(settings, migrations);
    closing.push(close);
    const clock = await openClock(database);
    await seedOnce(database, clock);
    const letterhead = readLetterhead(readRuntimeDocument(settings));
    const faults = createFaults();
    const from = { name: letterhead.brand, address: `no-reply@${new URL(settings.origin).hostname}` };
    const sandbox: Sandbox = {
      settings,
      letterhead,
      database,
      clock,
      limits,
      mailer: createMailer({ database, clock, faults, from }),
      faults,
    };
    await resolveOpenPayments(sandbox);
    const mailLinks = async (): Promise<void> => {
      await mailFeeLinks(sandbox);
      await mailSummaryLinks(sandbox);
      await mailInvitations(sandbox);
      await mailDocumentRequests(sandbox);
      await writeSeededDocument(sandbox);
      await mailIncomeLinks(sandbox);
      await writeSeededPaystubs(sandbox);
      await mailValuationLinks(sandbox);
    };
    await mailLinks();
    const income = createIncomeServices(sandbox, createReader({ otherReader: settings.incomeReaderFile }));
    closing.unshift(() => income.stop()); // first, because open requests may wait for what this ends
    const server = await buildServer(sandbox, income, async () => {
      await resetAndSeed(database, clock);
      await mailLinks();
      await queueAlertCheck(sandbox);
    });
    closing.splice(2, 0, () => server.close());
    listening.serve((request, response) => server.routing(request, response));
    return { origin: settings.origin, stop };
  } catch (problem) {
    await stop();
    throw problem;
  }
}

const startFromEnvironment = async (): Promise<RunningSandbox> => startSandbox(readSettings(process.env));

/** Starts the sandbox in this process, with settings from environment variables, and runs until a signal stops it. */
export async function main(): Promise<void> {
  const running = await startFromEnvironment().catch(exitWithError);
  let isStopping = false;
  const stop = (): void => {
    if (isStopping) return;
    isStopping = true;
    void running.stop().then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);

  if (process.env['SANDBOX_READY_JSON'] === '1') {
    console.log(JSON.stringify({ ready: true, origin: running.origin }));
  } else {
    console.log(`The borrower portal is at ${running.origin}`);
    console.log(`Borrowers to sign in as, mail and switches: ${running.origin}/sandbox`);
    console.log('Press Ctrl-C to stop. What you did is kept.');
  }
}

/** Prints only the message for a problem that the reader can fix, and the whole error for a bug. */
function exitWithError(problem: unknown): never {
  console.error(problem instanceof StartupError ? problem.message : problem);
  process.exit(1);
}
