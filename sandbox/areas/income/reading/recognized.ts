/** The words of a page that is a picture: whichever way it lies, taken apart in one way or two, and looked at again where that settles something. */
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

/** Scans said to be of 150 dots an inch are often a little less. */
const LEAST_DPI = 140;
const LEAST_SHARPNESS = 0.375;
/** Of digits, in pixels: smaller ones are of a page that was copied smaller, whatever its dots an inch. */
const LEAST_HEIGHT = 8.5;
/** The same where only the digits say how many dots an inch has. */
const LEAST_HEIGHT_ALONE = 11;
/** A paystub has many more. */
const FEW_WORDS = 20;
/** Of second looks, which take a tenth of a second each. */
const MOST_ASKS = 60;

/** @param dpi where it is known; null where that has to be guessed */
export async function recognizedPage(canvas: Canvas, dpi: number | null, number: number): Promise<RecognizedPage> {
  const { picture, words } = await upright(canvas, dpi, number);
  const least = Number.isFinite(picture.dpi) ? LEAST_HEIGHT : LEAST_HEIGHT_ALONE;
  const isLow = picture.dpi < LEAST_DPI || digitHeight(words) * (picture.grey.width / 1000) < least;
  const isBlurred = picture.sharpness < LEAST_SHARPNESS;
  const page = { number, words, isExact: false, isPoor: isLow || isBlurred };
  // One that is marked as a whole is not worth the time.
  const best = page.isPoor ? page : await inBothModes(page, picture.grey);
  if (!page.isPoor) await lookAgain(best, picture.grey);
  return { ...best, isLow, isBlurred, shown: picture.shown };
}

/** Infinite where there are none. */
function digitHeight(words: readonly Word[]): number {
  const heights = words
    .filter(({ text, confidence }) => confidence > 0.5 && /^\$?[\d,]+\.\d{2}$/.test(text))
    .map(({ height }) => height);
  return heights.length < 5 ? Infinity : median(heights);
}

/** What was taken for the page may be none; it may lie on its side, or stand on its head. */
const OTHER_WAYS: readonly [quarters: number, isPageSought: boolean][] = [
  [0, false],
  [1, true],
  [3, true],
  [2, true],
];

/** The picture with its words, whichever way it lies. */
async function upright(canvas: Canvas, dpi: number | null, number: number): Promise<{ picture: FlatPicture; words: Word[] }> {
  makeRoom(); // of the unpacked file
  let picture = flatPicture(canvas, dpi);
  makeRoom();
  // Nothing can be read from an empty page, whichever way it lies.
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

/** Pictures stand in memory that the collector does not feel; it is called where the process lets it be. */
function makeRoom(): void {
  globalThis.gc?.();
}

const wordsOfUse = (words: readonly Word[]): number =>
  words.filter(({ text, confidence }) => confidence > 0.6 && /[A-Za-z]{3}/.test(text)).length;

/** What is not convincing is recognized in the other mode, too, and what says most counts. */
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

/** What was read counts; what does not fit counts less than nothing. */
function valueOf({ paystubs }: Understood): number {
  let sum = 0;
  for (const { read, doubt } of paystubs.flatMap(({ fields }) => fields)) {
    if (read !== null) sum += doubt === null ? 1 : doubt === 'sum' || doubt === 'contradiction' ? -0.5 : 0.7;
  }
  return sum;
}

/** Those where the others have none. */
const notIn = (words: readonly Word[], others: readonly Word[]): Word[] =>
  others.filter(
    (other) =>
      !words.some((word) => overlap(word, other) > 0 && word.y < other.y + other.height && other.y < word.y + word.height),
  );

/** The words keep what was read the second time. */
async function lookAgain(page: PageWords, grey: Grey): Promise<void> {
  for (const words of understand([page]).asks.slice(0, MOST_ASKS)) {
    const [first, ...others] = words;
    if (!first) continue;
    first.second = await recognizeAgain(grey, boxOf(words));
    for (const word of others) word.second = '';
  }
}
