/**
 * Recognizes a page that is a picture: finds its orientation, tries one or two segmentation modes, and runs a second pass where it
 * settles something.
 */
import type { Canvas } from '@napi-rs/canvas';

import type { PaystubFieldName } from '#contract/borrower/ocr.ts';
import { boxOf } from './meaning/days.ts';
import { overlap } from './meaning/heads.ts';
import { understand, type PageWords, type Understood } from './meaning/understand.ts';
import { median, type Word } from './meaning/words.ts';
import { hasInk, type Grey } from './pages/grey.ts';
import { flatPicture, type FlatPicture } from './pages/pictures.ts';
import { recognizeAgain, recognizePage } from './pages/recognize.ts';

export interface RecognizedPage extends PageWords {
  shown: Canvas;
  isLow: boolean;
  isBlurred: boolean;
}

/** Minimum resolution in dpi. Scans labeled as 150 dpi often have slightly less. */
const LEAST_DPI = 140;
const LEAST_SHARPNESS = 0.375;
/** Minimum height of digits in pixels. Smaller digits come from a reduced copy, whatever its resolution. */
const LEAST_HEIGHT = 8.5;
/** Minimum height of digits when the resolution is unknown. */
const LEAST_HEIGHT_ALONE = 11;
/** Fewer recognized words than this suggest a wrong orientation; a paystub has many more. */
const FEW_WORDS = 20;
/** Maximum number of second passes, which take a tenth of a second each. */
const MOST_ASKS = 60;

/** @param dpi resolution if known; null when it must be guessed */
export async function recognizedPage(canvas: Canvas, dpi: number | null, number: number): Promise<RecognizedPage> {
  const { picture, words } = await upright(canvas, dpi, number);
  const least = Number.isFinite(picture.dpi) ? LEAST_HEIGHT : LEAST_HEIGHT_ALONE;
  const isLow = picture.dpi < LEAST_DPI || digitHeight(words) * (picture.grey.width / 1000) < least;
  const isBlurred = picture.sharpness < LEAST_SHARPNESS;
  const page = { number, words, isExact: false, isPoor: isLow || isBlurred };
  // A page that is marked as poor anyway is not worth more time.
  const best = page.isPoor ? page : await inBothModes(page, picture.grey);
  if (!page.isPoor) await lookAgain(best, picture.grey);
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
const OTHER_WAYS: readonly [quarters: number, isPageSought: boolean][] = [
  [0, false],
  [1, true],
  [3, true],
  [2, true],
];

async function upright(canvas: Canvas, dpi: number | null, number: number): Promise<{ picture: FlatPicture; words: Word[] }> {
  makeRoom(); // Frees the memory of the unpacked file.
  let picture = flatPicture(canvas, dpi);
  makeRoom();
  // An empty page has no text in any orientation.
  if (!hasInk(picture.grey)) return { picture, words: [] };
  let words = await recognizePage(picture.grey, number);
  for (const [quarters, isPageSought] of OTHER_WAYS) {
    if (wordsOfUse(words) >= FEW_WORDS) break;
    const other = flatPicture(canvas, dpi, quarters, isPageSought);
    const others = await recognizePage(other.grey, number);
    if (wordsOfUse(others) > 2 * wordsOfUse(words) + 5) [picture, words] = [other, others];
  }
  return { picture, words };
}

/** Runs the garbage collector, if it is exposed, because it does not track the memory of pictures. */
function makeRoom(): void {
  globalThis.gc?.();
}

const wordsOfUse = (words: readonly Word[]): number =>
  words.filter(({ text, confidence }) => confidence > 0.6 && /[A-Za-z]{3}/.test(text)).length;

/** Recognizes a doubtful page in the other mode, too, and keeps the result that yields more. */
async function inBothModes(page: PageWords, grey: Grey): Promise<PageWords> {
  const first = understand([page]);
  if (isConvincing(first)) return page;
  const columns = await recognizePage(grey, page.number, 'columns');
  let [best, most] = [page, valueOf(first)];
  for (const words of [columns, [...page.words, ...notIn(page.words, columns)]]) {
    const other = { ...page, words };
    const value = valueOf(understand([other]));
    if (value > most) [best, most] = [other, value];
  }
  return best;
}

const TELLING: readonly PaystubFieldName[] = ['payDate', 'periodEnd', 'gross', 'net'];

const isConvincing = ({ paystubs }: Understood): boolean =>
  paystubs.length > 0 &&
  paystubs.every(({ fields }) =>
    fields.every(({ name, read, doubt }) => doubt !== 'sum' && (read !== null || !TELLING.includes(name))),
  );

/** Score of a result: values count, inconsistent values count negatively. */
function valueOf({ paystubs }: Understood): number {
  let sum = 0;
  for (const { read, doubt } of paystubs.flatMap(({ fields }) => fields)) {
    if (read !== null) sum += doubt === null ? 1 : doubt === 'sum' || doubt === 'contradiction' ? -0.5 : 0.7;
  }
  return sum;
}

/** The words of `others` that overlap no word of `words`. */
const notIn = (words: readonly Word[], others: readonly Word[]): Word[] =>
  others.filter(
    (other) =>
      !words.some((word) => overlap(word, other) > 0 && word.y < other.y + other.height && other.y < word.y + word.height),
  );

/** Runs the second pass and stores its results in the words. */
async function lookAgain(page: PageWords, grey: Grey): Promise<void> {
  for (const words of understand([page]).asks.slice(0, MOST_ASKS)) {
    const [first, ...others] = words;
    if (!first) continue;
    first.second = await recognizeAgain(grey, boxOf(words));
    for (const word of others) word.second = '';
  }
}
