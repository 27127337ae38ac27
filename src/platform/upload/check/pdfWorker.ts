/** Opens PDFs beside the page, all of PDF.js with it: to load that into the page would hold it up as much as to open a file. */
import { getDocument, PDFDataRangeTransport } from 'pdfjs-dist/legacy/build/pdf.mjs';
// PDF.js works in this worker, and starts none of its own.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';

import type { FileQuestion } from './fileWorker.ts';

/** Hands over the parts of a file that PDF.js asks for: to open it, it needs few. */
class FileParts extends PDFDataRangeTransport {
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
        () => undefined, // the file has gone: nothing comes, and the time runs out
      );
  }
}

async function open(file: File): Promise<'locked' | 'broken' | null> {
  const task = getDocument({
    range: new FileParts(file),
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

// PDF.js listens and speaks here, too, in messages of another shape.
addEventListener('message', ({ data }: MessageEvent<Partial<FileQuestion>>) => {
  const { file, answerTo } = data;
  if (file !== undefined && answerTo !== undefined) void open(file).then((found) => answerTo.postMessage(found));
});
