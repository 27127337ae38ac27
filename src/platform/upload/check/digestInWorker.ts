import { fileWorker } from './fileWorker.ts';

/** Milliseconds. A file that takes longer is sent without its digest: at worst the lender gets the same file twice. */
const LONGEST_MS = 20_000;

/** As `sha256Of`, beside the page. Rejects when the worker fails or takes too long. */
export const digestInWorker = fileWorker<string | null>(
  () => new Worker(new URL('./digestWorker.ts', import.meta.url), { type: 'module' }),
  LONGEST_MS,
);
