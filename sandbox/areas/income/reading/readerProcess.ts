/**
 * Process that reads documents and renders samples. It takes one job at a time from the main process and exits with it. A failed job
 * returns only a code, because an error message could quote the document.
 */
import { setPriority } from 'node:os';

import { sampleDocuments } from '../samples/sampleDocuments.ts';
import type { ReadingErrorCode, ReaderResponse, ReaderJob } from './readerMessages.ts';
import { UnreadableDocumentError } from './pages/unreadableDocumentError.ts';
import { readDocument } from './readDocument.ts';

try {
  setPriority(Number(process.argv[2]));
} catch {
  // Some systems do not allow changing the priority.
}

process.on('message', (job: ReaderJob) => {
  void runJob(job)
    .catch((problem: unknown): ReaderResponse => ({ kind: 'broken', code: errorCodeOf(problem) }))
    .then((answer) => process.send?.(answer))
    .then(() => globalThis.gc?.()); // Frees memory for the next picture.
});
process.on('disconnect', () => process.exit());

async function runJob(job: ReaderJob): Promise<ReaderResponse> {
  if (job.kind === 'read') {
    const pageFile = (page: number): string => job.pageFiles[page - 1] ?? '';
    return { kind: 'read', paper: await readDocument(job.file, job.mediaType, { pageFile }) };
  }
  const samples = sampleDocuments(job.today);
  if (job.kind === 'samples') {
    return { kind: 'samples', samples: samples.map(({ fileName, mediaType, whatItIs }) => ({ fileName, mediaType, whatItIs })) };
  }
  const sample = samples.find(({ fileName }) => fileName === job.fileName);
  return sample
    ? { kind: 'sample', content: await sample.draw(), mediaType: sample.mediaType }
    : { kind: 'broken', code: 'noSample' };
}

const errorCodeOf = (problem: unknown): ReadingErrorCode =>
  problem instanceof UnreadableDocumentError ? problem.code : 'failed';
