import { TimeoutError } from '#platform/withTimeout.ts';

/** An unused worker is terminated after this time to free memory. */
const MAX_WORKER_IDLE_MS = 10_000;

/** Message to a file worker. The result is posted to `replyPort`. */
export interface FileRequest {
  file: File;
  replyPort: MessagePort;
}

/**
 * Creates a function that processes files in one shared worker, because starting a worker takes longer than checking a file.
 * @param longestMs time limit for one file, including loading the worker
 * @returns a function that processes one file and rejects when the worker fails or takes too long
 */
export function createFileWorker<Answer>(start: () => Worker, longestMs: number): (file: File) => Promise<Answer> {
  let present: Worker | null = null;
  let idle: ReturnType<typeof setTimeout> | undefined;
  const open = new Set<(why: Error) => void>();

  const end = (why: Error): void => {
    present?.terminate();
    present = null;
    for (const giveUp of [...open]) giveUp(why);
  };

  return async (file) => {
    clearTimeout(idle);
    if (present === null) {
      present = start();
      present.addEventListener('error', () => end(new Error('The worker failed')));
    }
    const worker = present;
    const { port1, port2 } = new MessageChannel();
    let giveUp: ((why: Error) => void) | undefined;
    const tooLong = setTimeout(() => end(new TimeoutError('The worker took too long')), longestMs);
    try {
      return await new Promise<Answer>((resolve, reject) => {
        giveUp = reject;
        open.add(reject);
        port1.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data);
        worker.postMessage({ file, replyPort: port2 } satisfies FileRequest, [port2]);
      });
    } finally {
      clearTimeout(tooLong);
      if (giveUp !== undefined) open.delete(giveUp);
      port1.close();
      if (open.size === 0) idle = setTimeout(() => end(new Error('Nobody needs it')), MAX_WORKER_IDLE_MS);
    }
  };
}
