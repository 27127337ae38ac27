/** Checks whether a PDF can be opened. Loaded with the first chosen PDF. Nothing is rendered, and no script in the file runs. */
import { createFileWorker } from './fileWorker.ts';

/** A PDF that takes longer is left to the lender's check. */
const PDF_CHECK_TIME_LIMIT_MS = 8000;

const openInWorker = createFileWorker<'locked' | 'broken' | null>(
  () => new Worker(new URL('./pdfWorker.ts', import.meta.url), { type: 'module' }),
  PDF_CHECK_TIME_LIMIT_MS,
);

/**
 * Returns `locked` if the PDF needs a password, `broken` if it is unreadable or has no pages, and null if it is fine or could not be
 * checked.
 */
export const checkPdf = (file: File): Promise<'locked' | 'broken' | null> => openInWorker(file).catch(() => null);
