/**
 * Reads documents one after the other. The queue is in memory; the rows record which documents wait, so a restart can queue them again.
 * Errors are neither logged nor passed on, because they could quote the document.
 */
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import type { Sandbox } from '../../../base/sandbox.ts';
import { documentFolder } from '../../../lender/documents/documentFiles.ts';
import type { DocumentTable } from '../../../lender/documents/tables.ts';
import { storeReading } from './storeReading.ts';
import { preparePagePaths, removePages } from './pagePictures.ts';
import { shouldRetry } from '../reading/readerMessages.ts';
import type { Reader } from '../reading/reader.ts';

export interface ReadingQueue {
  add(documentIds: readonly string[]): void;
  /**
   * Estimated seconds until a waiting document is read, including those ahead of it. 0 when it takes longer than usual; null when it is
   * not waiting.
   */
  secondsLeft(documentId: string): number | null;
  redraw(document: Pick<DocumentTable, 'document_id' | 'content_id' | 'media_type'>): Promise<void>;
  /** Queues the documents that are waiting according to the database. */
  resume(): Promise<void>;
  stop(): Promise<void>;
}

/** How long `stop` waits for a finished reading to be stored. */
const STOP_TIMEOUT_MS = 1000;
/** Estimated seconds per document until the first one was read. */
const INITIAL_ESTIMATE_SECONDS = 6;

export function createReadingQueue(sandbox: Sandbox, reader: Reader): ReadingQueue {
  const { database } = sandbox;
  const waiting: string[] = [];
  let current: string | null = null;
  let lastRun: Promise<unknown> = Promise.resolve();
  let isStopping = false;
  let usualSeconds = INITIAL_ESTIMATE_SECONDS;
  let currentStartedAt = 0;

  /** Documents are read one at a time, because each takes a whole processor core and much memory. */
  const runInOrder = <Result>(processNext: () => Promise<Result>): Promise<Result> => {
    const next = lastRun.then(processNext);
    lastRun = next.catch(() => undefined);
    return next;
  };

  const jobOf = async ({ document_id, content_id, media_type }: Parameters<ReadingQueue['redraw']>[0]) => ({
    id: document_id,
    file: join(await documentFolder(sandbox), content_id),
    mediaType: media_type,
    pageFile: await preparePagePaths(sandbox, document_id),
  });

  /** @returns whether the document must be tried again */
  const readNext = async (documentId: string): Promise<boolean> => {
    const document = await database.selectFrom('document').selectAll().where('document_id', '=', documentId).executeTakeFirst();
    if (document === undefined) return false; // The borrower removed the document meanwhile.
    try {
      await sandbox.faults.passPoint('income.beforeRead');
      const read = await reader.read(await jobOf(document));
      usualSeconds = (usualSeconds + (Date.now() - currentStartedAt) / 1000) / 2;
      await sandbox.faults.passPoint('income.afterRead');
      if (!(await storeReading(sandbox, documentId, read))) await removePages(sandbox, documentId);
      return false;
    } catch (problem) {
      if (isStopping) return false; // The sandbox is shutting down, so the document is not at fault.
      return shouldRetry(problem, await countAttempt(sandbox, documentId)) || markFailed(sandbox, documentId);
    }
  };

  const processNext = async (): Promise<void> => {
    const documentId = waiting.shift();
    if (documentId === undefined || isStopping) return;
    [current, currentStartedAt] = [documentId, Date.now()];
    // Without the database nothing can be stored; the document is queued again by the next `resume`.
    const isToTry = await readNext(documentId).catch(() => false);
    current = null;
    if (isToTry) add([documentId]);
  };

  const add = (documentIds: readonly string[]): void => {
    for (const documentId of documentIds) {
      if (isStopping || current === documentId || waiting.includes(documentId)) continue;
      waiting.push(documentId);
      void runInOrder(processNext);
    }
  };

  return {
    add,
    secondsLeft(documentId) {
      const place = documentId === current ? 0 : waiting.indexOf(documentId) + 1;
      if (documentId !== current && place === 0) return null;
      const spent = (Date.now() - currentStartedAt) / 1000;
      const ofCurrent = current === null ? 0 : (reader.secondsLeft(current) ?? Math.max(0, usualSeconds - spent));
      return Math.ceil(ofCurrent + place * usualSeconds);
    },
    redraw: (document) =>
      runInOrder(async () => {
        await reader.read(await jobOf(document));
      }),
    async resume() {
      const papers = await database
        .selectFrom('income_paper')
        .select('document_id')
        .where('reading', '=', 'reading')
        .orderBy('position')
        .execute();
      add(papers.map(({ document_id }) => document_id));
    },
    async stop() {
      isStopping = true;
      await reader.stop();
      await Promise.race([lastRun, wait(STOP_TIMEOUT_MS, undefined, { ref: false })]);
    },
  };
}

/**
 * Counts a failed attempt. Attempts cut short by the sandbox's own exit are not counted, since they say nothing about the document.
 * @returns attempts so far
 */
async function countAttempt({ database }: Sandbox, documentId: string): Promise<number> {
  const row = await database
    .updateTable('income_paper')
    .set((where) => ({ attempts: where('attempts', '+', 1) }))
    .where('document_id', '=', documentId)
    .where('reading', '=', 'reading')
    .returning('attempts')
    .executeTakeFirst();
  return row?.attempts ?? 0;
}

async function markFailed(sandbox: Sandbox, documentId: string): Promise<false> {
  await sandbox.database
    .updateTable('income_paper')
    .set({ reading: 'failed' })
    .where('document_id', '=', documentId)
    .where('reading', '=', 'reading')
    .execute();
  await removePages(sandbox, documentId);
  return false;
}
