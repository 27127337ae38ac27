/** The background work behind the income endpoints: reading documents and calling outside services. */
import type { Sandbox } from '../../base/sandbox.ts';
import { createAgencyRequestService, type AgencyRequestService } from './agency/agencyRequests.ts';
import { createAimRunner, type AimRunner } from './check/aimChecks.ts';
import type { Reader } from './reading/reader.ts';
import { createReadingQueue, type ReadingQueue } from './documents/readingQueue.ts';

export interface IncomeServices {
  queue: ReadingQueue;
  runner: AimRunner;
  agency: AgencyRequestService;
  reader: Reader;
  /** Continues interrupted work; called at startup and periodically. */
  resume(): Promise<void>;
  stop(): Promise<void>;
}

export function createIncomeServices(sandbox: Sandbox, reader: Reader): IncomeServices {
  const queue = createReadingQueue(sandbox, reader);
  const runner = createAimRunner(sandbox);
  const agency = createAgencyRequestService(sandbox, queue);
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
