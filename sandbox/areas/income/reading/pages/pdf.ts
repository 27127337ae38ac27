/** Pages of a PDF: the words of the text layer, or a picture when there is no reliable text layer. */
import { createRequire } from 'node:module';
import path from 'node:path';

import { createCanvas, type Canvas } from '@napi-rs/canvas';
import type { OPS, PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

import type { Word } from '../interpretation/textLines.ts';
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

type Matrix = [number, number, number, number, number, number];

interface PageImage {
  isPicture: boolean;
  /** Resolution of the largest picture, if it covers the page. */
  dpi: number | null;
}

/** Share of the page that a scan covers; a letterhead covers less. */
const MIN_SCAN_PAGE_SHARE = 0.5;
const INVISIBLE_TEXT_MODE = 3;

/** Detects whether the page is a scanned picture, even if it has an invisible text layer. */
async function findPageImage(page: PDFPageProxy, ops: typeof OPS): Promise<PageImage> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const view = page.getViewport({ scale: 1 });
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  const kept: Matrix[] = [];
  let [largest, dpi] = [0, 0];
  let mode = 0;
  const letters = { seen: 0, unseen: 0 };
  fnArray.forEach((operation, index) => {
    const given = argsArray[index] as unknown[] | null;
    if (operation === ops.save) kept.push(matrix);
    else if (operation === ops.restore) matrix = kept.pop() ?? matrix;
    else if (operation === ops.transform) matrix = multiplyMatrices(matrix, given as unknown as Matrix);
    else if (operation === ops.paintFormXObjectBegin) {
      kept.push(matrix);
      if (Array.isArray(given?.[0])) matrix = multiplyMatrices(matrix, given[0] as Matrix);
    } else if (operation === ops.paintFormXObjectEnd) matrix = kept.pop() ?? matrix;
    else if (operation === ops.setTextRenderingMode) mode = Number(given?.[0]);
    else if (operation === ops.showText)
      letters[mode === INVISIBLE_TEXT_MODE ? 'unseen' : 'seen'] += ((given?.[0] ?? []) as unknown[]).length;
    else if (operation === ops.paintImageXObject || operation === ops.paintInlineImageXObject) {
      const [wide, high] = [Math.hypot(matrix[0], matrix[1]), Math.hypot(matrix[2], matrix[3])];
      const part = (wide * high) / (view.width * view.height);
      if (part <= largest) return;
      largest = part;
      const pixels =
        operation === ops.paintImageXObject ? Number(given?.[1]) : ((given?.[0] as { width: number } | undefined)?.width ?? 0);
      dpi = pixels / (wide / 72);
    }
  });
  const isCovered = largest > MIN_SCAN_PAGE_SHARE;
  return { isPicture: isCovered || letters.unseen > letters.seen, dpi: isCovered && dpi > 0 ? dpi : null };
}

const multiplyMatrices = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];
