/** Whether a PDF opens. Loads with the first one that is chosen; nothing is drawn, and nothing in the file runs. */
import { fileWorker } from './fileWorker.ts';

/** Milliseconds. A file that takes longer is left to the lender. */
const LONGEST_MS = 8000;

const ask = fileWorker<'locked' | 'broken' | null>(
  () => new Worker(new URL('./pdfWorker.ts', import.meta.url), { type: 'module' }),
  LONGEST_MS,
);

/** `locked` asks for a password; `broken` cannot be read, or has no page. Null also where it cannot be told. */
export const checkPdf = (file: File): Promise<'locked' | 'broken' | null> => ask(file).catch(() => null);
