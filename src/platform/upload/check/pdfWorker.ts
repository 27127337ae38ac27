/** Worker that opens PDFs with PDF.js. Loading PDF.js on the main thread would block the page as long as opening a file does. */
import { getDocument, PDFDataRangeTransport } from 'pdfjs-dist/legacy/build/pdf.mjs';
// Importing PDF.js's worker code here makes it run in this worker instead of starting another one.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';

import type { FileRequest } from './fileWorker.ts';

/** Passes the byte ranges of a file to PDF.js on request. Opening a PDF needs only a few of them. */
class FileRangeTransport extends PDFDataRangeTransport {
  readonly #file: File;

  constructor(file: File) {
    super(file.size, null);
    this.#file = file;
  }

  override requestDataRange(begin: number, end: number): void {
    void this.#file
      .slice(begin, end)
      .arrayBuffer()
      .then(
        (part) => this.onDataRange(begin, new Uint8Array(part)),
        () => undefined, // The file is gone, so PDF.js gets no data and the time limit ends the check.
      );
  }
}

async function openPdf(file: File): Promise<'locked' | 'broken' | null> {
  const task = getDocument({
    range: new FileRangeTransport(file),
    length: file.size,
    disableStream: true,
    disableAutoFetch: true,
    disableFontFace: true,
    useWorkerFetch: false,
    verbosity: 0,
  });
  try {
    const { numPages } = await task.promise;
    return numPages > 0 ? null : 'broken';
  } catch (problem) {
    const name = problem instanceof Error ? problem.name : '';
    if (name === 'PasswordException') return 'locked';
    return name === 'InvalidPDFException' || name === 'FormatError' ? 'broken' : null;
  } finally {
    await task.destroy().catch(() => undefined);
  }
}

// PDF.js also uses this worker's message channel, with messages of another format.
addEventListener('message', ({ data }: MessageEvent<Partial<FileRequest>>) => {
  const { file, replyPort } = data;
  if (file !== undefined && replyPort !== undefined) void openPdf(file).then((found) => replyPort.postMessage(found));
});
