/** Whether a PDF opens. Loads with the first one that is chosen; nothing is drawn, and nothing in the file runs. */

/** What `pdfWorker` is asked. */
export interface PdfQuestion {
  file: File;
  answerTo: MessagePort;
}

/** Milliseconds, loading included. A file that takes longer is left to the lender. */
const LONGEST_MS = 8000;
/** Milliseconds after which a worker that nobody needs gives back its memory. */
const IDLE_MS = 10_000;

/** One for all files of a batch: to start it takes longer than to open a file. */
let present: Worker | null = null;
let idle: ReturnType<typeof setTimeout> | undefined;

function end(): void {
  present?.terminate();
  present = null;
}

/** `locked` asks for a password; `broken` cannot be read, or has no page. Null also where it cannot be told. One file at a time. */
export async function checkPdf(file: File): Promise<'locked' | 'broken' | null> {
  clearTimeout(idle);
  const worker = (present ??= new Worker(new URL('./pdfWorker.ts', import.meta.url), { type: 'module' }));
  const { port1, port2 } = new MessageChannel();
  const found = await new Promise<'locked' | 'broken' | null>((resolve) => {
    const giveUp = (): void => {
      end();
      resolve(null);
    };
    const tooLong = setTimeout(giveUp, LONGEST_MS);
    worker.onerror = giveUp;
    port1.onmessage = ({ data }: MessageEvent<'locked' | 'broken' | null>) => {
      clearTimeout(tooLong);
      resolve(data);
    };
    worker.postMessage({ file, answerTo: port2 } satisfies PdfQuestion, [port2]);
  });
  port1.close();
  idle = setTimeout(end, IDLE_MS);
  return found;
}
