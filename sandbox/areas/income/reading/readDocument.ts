/** Reads a document: renders its page pictures and extracts its paystubs. Runs in the reader process; see `readerProcess.ts`. */
import { readFile, writeFile } from 'node:fs/promises';

import type { Canvas } from '@napi-rs/canvas';

import type { PagePlace, PaperWarning } from '#contract/borrower/ocr.ts';
import { MAX_PAGES, type ReadDocument, type ReadingResult } from './readerMessages.ts';
import { boxOf } from './interpretation/payDates.ts';
import { extractPaystubs, type PageWords, type ExtractedPaystubs } from './interpretation/extractPaystubs.ts';
import type { Word } from './interpretation/textLines.ts';
import { openPdf } from './pages/pdf.ts';
import { openPicture } from './pages/pictures.ts';
import { endRecognition } from './pages/recognize.ts';
import { UnreadableDocumentError } from './pages/unreadableDocumentError.ts';
import { recognizedPage } from './recognizedPage.ts';

interface PreparedPage extends PageWords {
  shown: Canvas;
  isLow?: boolean;
  isBlurred?: boolean;
}

/** Reads the document and writes its page pictures. @throws UnreadableDocumentError */
export const readDocument: ReadDocument = async (file, mediaType, out) => {
  const content = await readFile(file);
  const sizes: ReadingResult['pages'] = [];
  const pages: PageWords[] = [];
  const warnings = new Set<PaperWarning>();
  for await (const { shown, isLow, isBlurred, ...page } of pagesOf(content, mediaType)) {
    await writeFile(out.pageFile(page.number), await shown.encode('png'), { mode: 0o600 });
    sizes.push({ width: shown.width, height: shown.height });
    pages.push(page);
    if (isLow) warnings.add('lowResolution');
    if (isBlurred) warnings.add('blurred');
  }
  const { paystubs, isUnsure } = extractPaystubs(pages);
  if (paystubs.length === 0) warnings.add('noPaystub');
  if (paystubs.length > 1) warnings.add('severalPaystubs');
  return { warnings: [...warnings], pages: sizes, paystubs: paystubs.map((paystub) => toReadPaystub(paystub, sizes)), isUnsure };
};

async function* pagesOf(content: Buffer, mediaType: string): AsyncGenerator<PreparedPage> {
  if (mediaType === 'application/pdf') yield* pagesOfPdf(content);
  else if (mediaType === 'image/jpeg' || mediaType === 'image/png')
    yield await recognizedPage(await openPicture(content, endRecognition), null, 1);
  else throw new UnreadableDocumentError('otherKind');
}

/** Assumed resolution for a page that is drawn and not scanned. */
const UNSCANNED_PAGE_DPI = 300;

async function* pagesOfPdf(content: Buffer): AsyncGenerator<PreparedPage> {
  const pdf = await openPdf(content);
  try {
    for (let number = 1; number <= Math.min(pdf.count, MAX_PAGES); number += 1) {
      const page = await pdf.page(number);
      if (page.words)
        yield { number, words: page.words, isFromTextLayer: true, isPoor: false, shown: await page.renderForDisplay() };
      else yield await recognizedPage(await page.renderForOcr(), page.dpi ?? UNSCANNED_PAGE_DPI, number);
      page.close();
    }
  } finally {
    await pdf.close();
  }
}

function toReadPaystub(
  { fields, suggestedFrequency }: ExtractedPaystubs['paystubs'][number],
  sizes: ReadingResult['pages'],
): ReadingResult['paystubs'][number] {
  return { fields: fields.map(({ words, ...field }) => ({ ...field, place: placeOf(words, sizes) })), suggestedFrequency };
}

function placeOf(words: readonly Word[], sizes: ReadingResult['pages']): PagePlace | null {
  const [first] = words;
  const size = first ? sizes[first.page - 1] : undefined;
  if (!first || !size) return null;
  const box = boxOf(words);
  const high = (1000 * size.height) / size.width;
  const within = (value: number): number => Math.min(Math.max(value, 0), 1);
  const [x, y] = [within(box.x / 1000), within(box.y / high)];
  return {
    page: first.page,
    x,
    y,
    width: within((box.x + box.width) / 1000) - x,
    height: within((box.y + box.height) / high) - y,
  };
}
