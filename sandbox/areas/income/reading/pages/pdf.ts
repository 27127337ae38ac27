/** Pages of a PDF: the words of the text layer, or a picture when there is no reliable text layer. */
import { createRequire } from 'node:module';
import path from 'node:path';

import { createCanvas, type Canvas } from '@napi-rs/canvas';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

import type { Word } from '../interpretation/textLines.ts';
import { findPageImage } from './pdfImages.ts';
import { extractWords } from './pdfWords.ts';
import { UnreadableDocumentError } from './unreadableDocumentError.ts';

const SHOWN_DPI = 150;
const READ_DPI = 260;
const MAX_READ_DPI = 320;
/** Maximum pixels of a page picture for OCR; larger pages are rendered smaller. */
const MAX_READ_PIXELS = 12_000_000;
const MAX_SHOWN_PIXELS = 4_000_000;

export interface PdfPage {
  /** Null when the page needs OCR. */
  words: Word[] | null;
  /** Resolution of the scanned picture; null when the page is not a scan. */
  dpi: number | null;
  renderForDisplay(): Promise<Canvas>;
  renderForOcr(): Promise<Canvas>;
  /** Frees the memory of the page. */
  close(): void;
}

export interface Pdf {
  count: number;
  page(number: number): Promise<PdfPage>;
  close(): Promise<void>;
}

/** @throws UnreadableDocumentError */
export async function openPdf(content: Buffer): Promise<Pdf> {
  const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const folder = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  const loading = pdfjs.getDocument({
    data: new Uint8Array(content),
    standardFontDataUrl: `${path.join(folder, 'standard_fonts')}/`,
    wasmUrl: `${path.join(folder, 'wasm')}/`,
    cMapUrl: `${path.join(folder, 'cmaps')}/`,
    isEvalSupported: false,
    useSystemFonts: false,
    maxImageSize: 40_000_000,
    verbosity: 0,
  });
  const document: PDFDocumentProxy = await loading.promise.catch((problem: unknown) => {
    throw new UnreadableDocumentError(problem instanceof Error && problem.name === 'PasswordException' ? 'locked' : 'broken');
  });
  if (document.numPages === 0) throw new UnreadableDocumentError('noPages');
  return {
    count: document.numPages,
    page: async (number) => {
      const page = await document.getPage(number).catch(() => {
        throw new UnreadableDocumentError('broken');
      });
      const view = page.getViewport({ scale: 1 });
      if (!(view.width > 20 && view.height > 20)) throw new UnreadableDocumentError('broken');
      const image = await findPageImage(page, pdfjs.OPS);
      const words = image.isPicture ? null : await extractWords(page, number, pdfjs.Util);
      const dpi = image.dpi;
      return {
        words: words && isReadableText(words) ? words : null,
        dpi,
        renderForDisplay: () => renderPage(page, SHOWN_DPI / 72, MAX_SHOWN_PIXELS),
        // Uses the resolution of the scanned picture, so that OCR gets neither fewer nor interpolated pixels.
        renderForOcr: () => renderPage(page, Math.min(Math.max(dpi ?? READ_DPI, SHOWN_DPI), MAX_READ_DPI) / 72, MAX_READ_PIXELS),
        close: () => void page.cleanup(),
      };
    },
    close: () => loading.destroy(),
  };
}

/** Whether the words are readable text. A font without a Unicode mapping gives random characters. */
function isReadableText(words: readonly Word[]): boolean {
  const letters = words.map(({ text }) => text).join('');
  const readable = letters.replace(/[^\p{L}\p{N}.,:;()$/%#&*'’"+–—-]/gu, '').length;
  return letters.length >= 20 && readable > 0.85 * letters.length && /[aeiou]/i.test(letters);
}

async function renderPage(page: PDFPageProxy, wanted: number, most: number): Promise<Canvas> {
  const view = page.getViewport({ scale: 1 });
  const scale = Math.min(wanted, Math.sqrt(most / (view.width * view.height)));
  const viewport = page.getViewport({ scale });
  const canvas = createCanvas(Math.max(1, Math.round(viewport.width)), Math.max(1, Math.round(viewport.height)));
  await page.render({ canvas: canvas as never, viewport, background: '#fff' }).promise.catch(() => {
    throw new UnreadableDocumentError('broken');
  });
  return canvas;
}
