/** The background work behind the income endpoints: reading documents and calling outside services. */
import type { Sandbox } from '../../base/sandbox.ts';
import { createAgencyDesk, type AgencyDesk } from './agency/agencyRequests.ts';
import { createAimRunner, type AimRunner } from './check/aimChecks.ts';
import type { Reader } from './reading/reader.ts';
import { createReadingQueue, type ReadingQueue } from './papers/readingQueue.ts';

export interface Income {
  queue: ReadingQueue;
  runner: AimRunner;
  agency: AgencyDesk;
  reader: Reader;
  /** Continues interrupted work; called at startup and periodically. */
  resume(): Promise<void>;
  stop(): Promise<void>;
}

export function createIncome(sandbox: Sandbox, reader: Reader): Income {
  const queue = createReadingQueue(sandbox, reader);
  const runner = createAimRunner(sandbox);
  const agency = createAgencyDesk(sandbox, queue);
  return {
    queue,
    runner,
    agency,
    reader,
    async resume() {
      await queue.resume();
      await runner.resume();
      await agency.resume();
    },
    async stop() {
      await Promise.all([queue.stop(), runner.stop(), agency.stop()]);
    },
  };
}
