import { createFileWorker } from './fileWorker.ts';

/** A slower file is sent without its hash; at worst the lender receives a duplicate. */
const DIGEST_TIME_LIMIT_MS = 20_000;

/** Computes the same hash as `sha256Of`, in a worker. Rejects when the worker fails or takes too long. */
export const digestInWorker = createFileWorker<string | null>(
  () => new Worker(new URL('./digestWorker.ts', import.meta.url), { type: 'module' }),
  DIGEST_TIME_LIMIT_MS,
);
