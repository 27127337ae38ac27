/**
 * Recognizes a page that is a picture: finds its orientation, tries one or two segmentation modes, and runs a second pass where it
 * settles something.
 */
import type { Canvas } from '@napi-rs/canvas';

import type { PaystubFieldName } from '#contract/borrower/ocr.ts';
import { boxOf } from './interpretation/payDates.ts';
import { horizontalOverlap } from './interpretation/headings.ts';
import { extractPaystubs, type PageWords, type ExtractedPaystubs } from './interpretation/extractPaystubs.ts';
import { median, type Word } from './interpretation/textLines.ts';
import { hasInk, type GrayImage } from './pages/grayImage.ts';
import { straightenPicture, type StraightenedPicture } from './pages/pictures.ts';
import { recognizeAgain, recognizePage } from './pages/recognize.ts';

export interface RecognizedPage extends PageWords {
  shown: Canvas;
  isLow: boolean;
  isBlurred: boolean;
}

/** Minimum resolution in dpi. Scans labeled as 150 dpi often have slightly less. */
const MIN_DPI = 140;
const MIN_SHARPNESS = 0.375;
/** Minimum height of digits in pixels. Smaller digits come from a reduced copy, whatever its resolution. */
const MIN_DIGIT_HEIGHT = 8.5;
const MIN_DIGIT_HEIGHT_WITHOUT_DPI = 11;
/** Fewer recognized words than this suggest a wrong orientation; a paystub has many more. */
const MIN_UPRIGHT_WORDS = 20;
/** Maximum number of second passes, which take a tenth of a second each. */
const MAX_SECOND_PASSES = 60;

/** @param dpi resolution if known; null when it must be guessed */
export async function recognizedPage(canvas: Canvas, dpi: number | null, number: number): Promise<RecognizedPage> {
  const { picture, words } = await findUprightPicture(canvas, dpi, number);
  const least = Number.isFinite(picture.dpi) ? MIN_DIGIT_HEIGHT : MIN_DIGIT_HEIGHT_WITHOUT_DPI;
  const isLow = picture.dpi < MIN_DPI || digitHeight(words) * (picture.grey.width / 1000) < least;
  const isBlurred = picture.sharpness < MIN_SHARPNESS;
  const page = { number, words, isFromTextLayer: false, isPoor: isLow || isBlurred };
  // A page that is marked as poor anyway is not worth more time.
  const best = page.isPoor ? page : await improveWithColumns(page, picture.grey);
  if (!page.isPoor) await runSecondPass(best, picture.grey);
  return { ...best, isLow, isBlurred, shown: picture.shown };
}

/** Typical height of digits; infinite when there are too few. */
function digitHeight(words: readonly Word[]): number {
  const heights = words
    .filter(({ text, confidence }) => confidence > 0.5 && /^\$?[\d,]+\.\d{2}$/.test(text))
    .map(({ height }) => height);
  return heights.length < 5 ? Infinity : median(heights);
}

/** Fallbacks when few words are found: the detected page may be wrong, or the picture may be sideways or upside down. */
const FALLBACK_ORIENTATIONS: readonly [quarters: number, isPageSought: boolean][] = [
  [0, false],
  [1, true],
  [3, true],
  [2, true],
];

async function findUprightPicture(
  canvas: Canvas,
  dpi: number | null,
  number: number,
): Promise<{ picture: StraightenedPicture; words: Word[] }> {
  freeMemory(); // Frees the memory of the unpacked file.
  let picture = straightenPicture(canvas, dpi);
  freeMemory();
  // An empty page has no text in any orientation.
  if (!hasInk(picture.grey)) return { picture, words: [] };
  let words = await recognizePage(picture.grey, number);
  for (const [quarters, isPageSought] of FALLBACK_ORIENTATIONS) {
    if (countUsableWords(words) >= MIN_UPRIGHT_WORDS) break;
    const other = straightenPicture(canvas, dpi, quarters, isPageSought);
    const others = await recognizePage(other.grey, number);
    if (countUsableWords(others) > 2 * countUsableWords(words) + 5) [picture, words] = [other, others];
  }
  return { picture, words };
}

/** Runs the garbage collector, if it is exposed, because it does not track the memory of pictures. */
function freeMemory(): void {
  globalThis.gc?.();
}

const countUsableWords = (words: readonly Word[]): number =>
  words.filter(({ text, confidence }) => confidence > 0.6 && /[A-Za-z]{3}/.test(text)).length;

/** Recognizes a doubtful page in the other mode, too, and keeps the result that yields more. */
async function improveWithColumns(page: PageWords, grey: GrayImage): Promise<PageWords> {
  const first = extractPaystubs([page]);
  if (isConvincing(first)) return page;
  const columns = await recognizePage(grey, page.number, 'columns');
  let [best, most] = [page, resultScore(first)];
  for (const words of [columns, [...page.words, ...nonOverlapping(page.words, columns)]]) {
    const other = { ...page, words };
    const value = resultScore(extractPaystubs([other]));
    if (value > most) [best, most] = [other, value];
  }
  return best;
}

const KEY_FIELDS: readonly PaystubFieldName[] = ['payDate', 'periodEnd', 'gross', 'net'];

const isConvincing = ({ paystubs }: ExtractedPaystubs): boolean =>
  paystubs.length > 0 &&
  paystubs.every(({ fields }) =>
    fields.every(({ name, read, doubt }) => doubt !== 'sum' && (read !== null || !KEY_FIELDS.includes(name))),
  );

/** Score of a result: values count, inconsistent values count negatively. */
function resultScore({ paystubs }: ExtractedPaystubs): number {
  let sum = 0;
  for (const { read, doubt } of paystubs.flatMap(({ fields }) => fields)) {
    if (read !== null) sum += doubt === null ? 1 : doubt === 'sum' || doubt === 'contradiction' ? -0.5 : 0.7;
  }
  return sum;
}

/** The words of `others` that overlap no word of `words`. */
const nonOverlapping = (words: readonly Word[], others: readonly Word[]): Word[] =>
  others.filter(
    (other) =>
      !words.some(
        (word) => horizontalOverlap(word, other) > 0 && word.y < other.y + other.height && other.y < word.y + word.height,
      ),
  );

/** Runs the second pass and stores its results in the words. */
async function runSecondPass(page: PageWords, grey: GrayImage): Promise<void> {
  for (const words of extractPaystubs([page]).wordsToRecheck.slice(0, MAX_SECOND_PASSES)) {
    const [first, ...others] = words;
    if (!first) continue;
    first.secondPassText = await recognizeAgain(grey, boxOf(words));
    for (const word of others) word.secondPassText = '';
  }
}
