/** Extracts the words of a PDF page's text layer, with their positions. */
import type { PDFPageProxy, Util } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { TextItem } from 'pdfjs-dist/types/src/display/api.d.ts';

import { rightEdge, type Word } from '../interpretation/textLines.ts';

/** A run of letters; `isNew` when a space precedes it. */
interface Run extends Word {
  isNew: boolean;
}

/** Maximum slope of text; steeper text is a watermark. */
const MAX_TEXT_SLOPE = 0.05;
const ASCENT_SHARE = 0.75;

export async function extractWords(page: PDFPageProxy, number: number, util: typeof Util): Promise<Word[]> {
  const scale = 1000 / page.getViewport({ scale: 1 }).width;
  const { transform, height: pageHeight } = page.getViewport({ scale });
  const { items } = await page.getTextContent();
  const runs: Run[] = [];
  for (const item of items as TextItem[]) {
    if (typeof item.str !== 'string' || item.str.trim() === '') continue;
    const [a, b, c, d, x, baseline] = util.transform(transform, item.transform) as [
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    const size = Math.hypot(c, d);
    if (size === 0 || Math.abs(b) > MAX_TEXT_SLOPE * Math.abs(a) || a < 0) continue;
    const box = {
      x,
      y: baseline - ASCENT_SHARE * size,
      width: item.width * scale,
      height: size,
      baseline,
      page: number,
      confidence: 1,
    };
    runs.push(...runsOf(item.str, box));
  }
  return joinRuns(runs.filter((run) => run.x < 1000 && rightEdge(run) > 0 && run.y < pageHeight && run.y + run.height > 0));
}

function runsOf(text: string, box: Omit<Word, 'text'>): Run[] {
  const widths = Array.from(text, widthOf);
  const scale = box.width / (widths.reduce((sum, width) => sum + width, 0) || 1);
  const runs: Run[] = [];
  let x = box.x;
  let open: Run | null = null;
  let isNew = false;
  Array.from(text).forEach((letter, index) => {
    const width = (widths[index] ?? 0) * scale;
    if (/\s/.test(letter)) {
      open = null;
      isNew = true;
    } else if (open) {
      open.text += letter;
      open.width += width;
    } else {
      open = { ...box, text: letter, x, width, isNew };
      runs.push(open);
    }
    x += width;
  });
  return runs;
}

/** Approximate width of a letter in a common typeface, relative to the font size. */
function widthOf(letter: string): number {
  if (/[il.,:;|!'’\s]/.test(letter)) return 0.28;
  if (/[fjtrI()/-]/.test(letter)) return 0.34;
  if (/[mwMW%@]/.test(letter)) return 0.85;
  return /\p{Lu}/u.test(letter) ? 0.68 : 0.55;
}

/** Forms words from letters that the PDF places one by one. Text drawn twice to look bold counts once. */
function joinRuns(runs: readonly Run[]): Word[] {
  const words: Word[] = [];
  for (const { isNew, ...run } of [...runs].sort(
    (one, other) => one.page - other.page || Math.round(one.y) - Math.round(other.y) || one.x - other.x,
  )) {
    const last = words[words.length - 1];
    const isLevel = last !== undefined && Math.abs(last.y - run.y) < 0.2 * run.height;
    if (last && isLevel && last.text === run.text && Math.abs(last.x - run.x) < 0.2 * run.height) continue;
    const gap = last ? run.x - rightEdge(last) : Infinity;
    if (last && isLevel && !isNew && gap > -0.2 * run.height && gap < 0.1 * run.height) {
      last.text += run.text;
      last.width = rightEdge(run) - last.x;
    } else words.push({ ...run });
  }
  return words;
}
