/**
 * Process that reads documents and renders samples. It takes one job at a time from the main process and exits with it. A failed job
 * returns only a code, because an error message could quote the document.
 */
import { setPriority } from 'node:os';
import { pathToFileURL } from 'node:url';

import { sampleDocuments } from '../samples/sampleDocuments.ts';
import type { ReadDocument, ReadingErrorCode, ReaderResponse, ReaderJob } from './readerMessages.ts';
import { UNREADABLE_CODES } from './pages/unreadableDocumentError.ts';
import { readDocument } from './readDocument.ts';

const [, , priority, otherReader] = process.argv;

try {
  setPriority(Number(priority));
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
    const read = otherReader === undefined ? readDocument : await importReader(otherReader);
    return { kind: 'read', paper: await read(job.file, job.mediaType, { pageFile }) };
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

/** @param file path of a module that exports `readDocument` */
async function importReader(file: string): Promise<ReadDocument> {
  const { readDocument: read } = (await import(pathToFileURL(file).href)) as { readDocument: ReadDocument };
  return read;
}

function errorCodeOf(problem: unknown): ReadingErrorCode {
  const code = problem instanceof Error && 'code' in problem ? problem.code : null;
  return UNREADABLE_CODES.find((known) => known === code) ?? 'failed';
}
