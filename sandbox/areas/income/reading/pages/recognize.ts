/** Text recognition (OCR) with tesseract. All documents share one worker, which takes most of this process's memory. */
import { createRequire } from 'node:module';
import path from 'node:path';

import { createWorker, OEM, PSM, type Bbox, type Worker } from 'tesseract.js';

import type { Box, Word } from '../interpretation/textLines.ts';
import { toPgm, createGrayImage, type GrayImage } from './grayImage.ts';

let workerPromise: Promise<Worker> | null = null;

function getWorker(): Promise<Worker> {
  const data = path.dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json'));
  workerPromise ??= createWorker('eng', OEM.LSTM_ONLY, {
    langPath: path.join(data, '4.0.0_best_int'),
    gzip: true,
    cacheMethod: 'none',
    errorHandler: () => undefined, // Ignored here, because the failed call rejects as well.
  });
  return workerPromise;
}

export async function endRecognition(): Promise<void> {
  const ending = workerPromise;
  workerPromise = null;
  await (await ending)?.terminate();
}

/** Tesseract's page segmentation: single words anywhere, or columns of lines. Each finds words that the other misses. */
export type SegmentationMode = 'words' | 'columns';

/** Recognizes all words; positions are in thousandths of the page width. */
export async function recognizePage(grey: GrayImage, page: number, mode: SegmentationMode = 'words'): Promise<Word[]> {
  const engine = await getWorker();
  await engine.setParameters({
    tessedit_pageseg_mode: mode === 'words' ? PSM.SPARSE_TEXT : PSM.SINGLE_COLUMN,
    preserve_interword_spaces: '1',
    user_defined_dpi: '220', // Without this, tesseract guesses the resolution and logs a warning.
  });
  const { data } = await engine.recognize(toPgm(grey), {}, { blocks: true, text: false });
  const scale = 1000 / grey.width;
  const lines = (data.blocks ?? []).flatMap(({ paragraphs }) => paragraphs).flatMap((paragraph) => paragraph.lines);
  return lines.flatMap(({ words, baseline }) =>
    words
      .filter(
        ({ text, bbox, confidence }) =>
          text.trim() !== '' && !isDotLeader(text, confidence) && bbox.y1 - bbox.y0 < grey.height / 8,
      )
      .map(({ text, confidence, bbox }) => ({
        text: text.trim(),
        confidence: confidence / 100,
        page,
        x: bbox.x0 * scale,
        y: bbox.y0 * scale,
        width: (bbox.x1 - bbox.x0) * scale,
        height: (bbox.y1 - bbox.y0) * scale,
        baseline: baselineAt(baseline, (bbox.x0 + bbox.x1) / 2, bbox) * scale,
      })),
  );
}

/** Matches dot or dash leaders between a label and its amount, which OCR often reads as letters. */
const isDotLeader = (text: string, confidence: number): boolean =>
  /^[.,_·—–=~-]{2,}$/.test(text) || (confidence < 85 && /^[CE]?[eco]{2,}[.,·]*$/.test(text));

/** Height of the line's baseline at this word; the bottom of the word when the baseline is implausible. */
function baselineAt({ x0, y0, x1, y1 }: Bbox, x: number, box: Bbox): number {
  const base = x1 > x0 ? y0 + ((y1 - y0) * (x - x0)) / (x1 - x0) : box.y1;
  const height = box.y1 - box.y0;
  return base > box.y1 + 0.3 * height || base < box.y1 - 0.6 * height ? box.y1 : base;
}

/** Letter height for the second OCR pass, in pixels. */
const SECOND_PASS_LETTER_HEIGHT = 44;
const CUTOUT_MARGIN = 24;

/** Second OCR pass for one value: by itself and at another size. */
export async function recognizeAgain(grey: GrayImage, box: Box): Promise<string | null> {
  const engine = await getWorker();
  await engine.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_LINE });
  const { data } = await engine.recognize(toPgm(cutOutBox(grey, box)), {}, { text: true });
  const text = data.text.replace(/\s+/g, '');
  return text === '' ? null : text;
}

/** Cuts out the box on a white background and scales it to the letter height that OCR reads best. */
function cutOutBox(grey: GrayImage, word: Box): GrayImage {
  const scale = grey.width / 1000;
  const pad = word.height * scale * 0.25;
  const [left, top] = [word.x * scale - pad, word.y * scale - pad];
  const [width, height] = [word.width * scale + 2 * pad, word.height * scale + 2 * pad];
  const factor = SECOND_PASS_LETTER_HEIGHT / Math.max(word.height * scale, 1);
  const to = createGrayImage(Math.round(width * factor) + 2 * CUTOUT_MARGIN, Math.round(height * factor) + 2 * CUTOUT_MARGIN);
  to.data.fill(255);
  for (let y = CUTOUT_MARGIN; y < to.height - CUTOUT_MARGIN; y += 1) {
    for (let x = CUTOUT_MARGIN; x < to.width - CUTOUT_MARGIN; x += 1) {
      to.data[y * to.width + x] = interpolatedGrayAt(
        grey,
        left + (x - CUTOUT_MARGIN + 0.5) / factor - 0.5,
        top + (y - CUTOUT_MARGIN + 0.5) / factor - 0.5,
      );
    }
  }
  return to;
}

function interpolatedGrayAt({ width, height, data }: GrayImage, x: number, y: number): number {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  if (column < 0 || row < 0 || column + 1 >= width || row + 1 >= height) return 255;
  const [along, down] = [x - column, y - row];
  const at = row * width + column;
  const upper = (data[at] ?? 0) * (1 - along) + (data[at + 1] ?? 0) * along;
  const lower = (data[at + width] ?? 0) * (1 - along) + (data[at + width + 1] ?? 0) * along;
  return upper * (1 - down) + lower * down;
}
