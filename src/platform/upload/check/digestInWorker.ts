/** Milliseconds after which a worker that nobody needs gives back its memory. */
const IDLE_MS = 10_000;

let present: Worker | null = null;
let idle: ReturnType<typeof setTimeout> | undefined;

function end(): void {
  present?.terminate();
  present = null;
}

/** As `sha256Of`, beside the page. One file at a time. @throws what the worker could not do */
export async function digestInWorker(file: File): Promise<string | null> {
  clearTimeout(idle);
  const worker = (present ??= new Worker(new URL('./digestWorker.ts', import.meta.url), { type: 'module' }));
  try {
    return await new Promise<string | null>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<string | null>) => resolve(data);
      worker.onerror = () => {
        end(); // it did not load
        reject(new Error('The worker failed'));
      };
      worker.postMessage(file);
    });
  } finally {
    idle = setTimeout(end, IDLE_MS);
  }
}
