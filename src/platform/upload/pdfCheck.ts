/** Whether a PDF opens. Loads with the first one that is chosen, and only asks PDF.js to open it: nothing is drawn and nothing in it runs. */
import { getDocument, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Milliseconds. A file that takes longer is left to the lender. */
const LONGEST_MS = 8000;
/** Milliseconds after which a worker that nobody needs gives back its memory. */
const IDLE_MS = 10_000;

interface Opener {
  worker: PDFWorker;
  end: () => void;
}

/** One for all files of a batch: to start it takes longer than to open a file. */
let opener: Opener | null = null;
let idle: ReturnType<typeof setTimeout> | undefined;

function start(): Opener {
  const port = new Worker(new URL('pdfjs-dist/legacy/build/pdf.worker.mjs', import.meta.url), { type: 'module' });
  const worker = PDFWorker.create({ port });
  const end = (): void => {
    worker.destroy();
    port.terminate();
    opener = null;
  };
  return { worker, end };
}

/** `locked` asks for a password; `broken` cannot be read, or has no page. One file at a time. */
export async function checkPdf(file: File): Promise<'locked' | 'broken' | null> {
  clearTimeout(idle);
  opener ??= start();
  const { worker, end } = opener;
  const task = getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    worker,
    disableFontFace: true,
    verbosity: 0,
  });
  const tooLong = new Promise<'tooLong'>((resolve) => setTimeout(() => resolve('tooLong'), LONGEST_MS));
  try {
    const opened = await Promise.race([tooLong, task.promise]);
    if (opened === 'tooLong') {
      end();
      return null;
    }
    return opened.numPages > 0 ? null : 'broken';
  } catch (problem) {
    const name = problem instanceof Error ? problem.name : '';
    if (name === 'PasswordException') return 'locked';
    return name === 'InvalidPDFException' || name === 'FormatError' ? 'broken' : null;
  } finally {
    await task.destroy().catch(() => undefined);
    idle = setTimeout(() => opener?.end(), IDLE_MS);
  }
}
