/** Determines which of the printed dates are the pay date and the pay period. */
import { daysBetween, findDatesInText, completeYear, type PrintedDate } from './dates.ts';
import { MAX_CAPTION_DISTANCE_RATIO, horizontalOverlap } from './headings.ts';
import { dateLabelOf, normalizeLabel, type DateLabel } from './labels.ts';
import { rightEdge, type Box, type Line, type Piece, type Word } from './textLines.ts';

export interface FoundDate extends Box {
  printed: PrintedDate;
  words: Word[];
  label: DateLabel | null;
  strength: number;
  line: number;
}

export interface ChosenDate {
  iso: string;
  words: Word[];
  /** How certain it is that the label means this date: 1 to 3. */
  strength: number;
  /** Whether the same field is also printed with another date. */
  isContradicted: boolean;
  isRepeated: boolean;
  /** Whether a second OCR pass read the same date; null when there was none. */
  matchesSecondPass: boolean | null;
}

export type DateFieldName = 'payDate' | 'periodStart' | 'periodEnd';

/** Separates the columns of a line, so that no date is matched across two columns. */
const COLUMN_SEPARATOR = ' ‖ ';

export function findDates(lines: readonly Line[]): FoundDate[] {
  const found: FoundDate[] = [];
  lines.forEach((line, index) => {
    const { text, starts } = lineText(line);
    let before = 0;
    let last: FoundDate | null = null;
    for (const printed of findDatesInText(text)) {
      const words = line.words.filter(
        (word, at) => (starts[at] ?? 0) < printed.end && (starts[at] ?? 0) + word.text.length > printed.start,
      );
      if (words.length === 0) continue;
      const between = text.slice(before, printed.start);
      const day: FoundDate = { printed, words, ...boxOf(words), label: null, strength: 0, line: index };
      const isSecond =
        last !== null &&
        /^\s*(-|–|—|~|to|thru|through|and|al?|\/|\|)?\s*$/i.test(between.replace(/‖/g, ' ')) &&
        !/‖.*‖/.test(between);
      Object.assign(day, labelFor(lines, index, day, between, isSecond ? last : null));
      // In a range such as "10/25 - 11/07", the first date is the start, even if its label did not say so.
      if (isSecond && last && (last.label === null || last.label === 'period') && day.label === 'periodEnd')
        last.label = 'periodStart';
      found.push(day);
      last = day;
      before = printed.end;
    }
  });
  return found;
}

function lineText({ words, height }: Line): { text: string; starts: number[] } {
  let text = '';
  const starts = words.map((word, at) => {
    const last = words[at - 1];
    if (last) text += word.x - rightEdge(last) > 2.2 * height ? COLUMN_SEPARATOR : ' ';
    text += word.text;
    return text.length - word.text.length;
  });
  return { text, starts };
}

export function boxOf(words: readonly Box[]): Box {
  const x = Math.min(...words.map((word) => word.x));
  const y = Math.min(...words.map((word) => word.y));
  return {
    x,
    y,
    width: Math.max(...words.map(rightEdge)) - x,
    height: Math.max(...words.map((word) => word.y + word.height)) - y,
  };
}

function labelFor(
  lines: readonly Line[],
  index: number,
  day: FoundDate,
  between: string,
  first: FoundDate | null,
): Pick<FoundDate, 'label' | 'strength'> {
  const beside = between
    .split('‖')
    .map((part) => dateLabelOf(normalizeLabel(part)))
    .filter((label) => label !== null);
  const own = beside[beside.length - 1] ?? null;
  if (own !== null && !(first && own === 'periodEnd' && between.trim().length < 5)) {
    return { label: own, strength: /^[\s:]*date[\s:]*$/i.test(between.split('‖').at(-1) ?? '') ? 1 : 3 };
  }
  const above = labelBelow(lines, index, day) ?? labelAbove(lines, index, day);
  if (first && (first.label === null || first.label === 'period' || first.label === 'periodStart')) {
    const isJoined = /[^\s‖]/.test(between);
    const isOwn = !isJoined && above !== null && above !== 'period' && above !== 'periodStart';
    return isOwn ? { label: above, strength: 2 } : { label: 'periodEnd', strength: Math.max(first.strength, 1) };
  }
  return { label: above, strength: above ? 2 : 0 };
}

/** The label below a date, if it is closer to the date than any text above. */
function labelBelow(lines: readonly Line[], index: number, day: Box): DateLabel | null {
  const nearest = (some: readonly Line[]): Piece | undefined =>
    some.flatMap(({ pieces }) => pieces.filter((piece) => horizontalOverlap(piece, day) > 0))[0];
  const below = nearest(lines.slice(index + 1, index + 3));
  if (!below || below.number !== null) return null;
  const above = nearest(lines.slice(0, index).reverse());
  const gap = below.y - day.y - day.height;
  const isNear =
    gap < 2.5 * below.height && gap < MAX_CAPTION_DISTANCE_RATIO * (above ? day.y - above.y - above.height : Infinity);
  return isNear ? dateLabelOf(normalizeLabel(below.text)) : null;
}

function labelAbove(lines: readonly Line[], index: number, day: Box): DateLabel | null {
  let left = 4;
  for (let at = index - 1; at >= 0 && left > 0; at -= 1) {
    const line = lines[at];
    if (!line || day.y - line.y > 7 * line.height) return null;
    const over = line.pieces.filter((piece) => horizontalOverlap(piece, day) > 0);
    if (over.length === 0) continue;
    left -= 1;
    for (const piece of over) {
      const label = piece.number === null ? dateLabelOf(normalizeLabel(piece.text)) : null;
      if (label) return label;
    }
  }
  return null;
}

export function choosePayDates(found: readonly FoundDate[]): Record<DateFieldName, ChosenDate | null> {
  const withLabel = (label: DateLabel): FoundDate[] => found.filter((day) => day.label === label);
  const pay = withLabel('payDate');
  const near = bestIsoDate(pay, null) ?? bestIsoDate([...withLabel('periodEnd'), ...withLabel('periodStart')], null);
  const ends = withLabel('periodEnd');
  // A single date such as "Pay period: 11/07/2026" is the end of the period.
  const endLike = ends.length > 0 ? ends : withLabel('period').map((day) => ({ ...day, strength: 1 }));
  const payDate = chooseDate(pay, near, found);
  const periodEnd = chooseDate(endLike, payDate?.iso ?? near, found);
  return { payDate, periodEnd, periodStart: chooseDate(withLabel('periodStart'), periodEnd?.iso ?? near, found) };
}

const bestIsoDate = (days: readonly FoundDate[], near: string | null): string | null => {
  const best = [...days].sort((one, other) => other.strength - one.strength).find(({ printed }) => printed.year !== null);
  return best ? completeYear(best.printed, near) : null;
};

function chooseDate(days: readonly FoundDate[], near: string | null, all: readonly FoundDate[]): ChosenDate | null {
  const best = [...days].sort((one, other) => other.strength - one.strength)[0];
  const iso = best ? completeYear(best.printed, near) : null;
  if (!best || iso === null) return null;
  // When several unlabeled periods are printed, it is unclear which one this paystub is for.
  const asStrong = Math.min(best.strength, 2);
  const others = days.filter((day) => day !== best && day.strength >= asStrong).map(({ printed }) => completeYear(printed, near));
  const seconds = best.words.map(({ secondPassText: secondText }) => secondText);
  const second = findDatesInText(seconds.map((text) => text ?? '').join(' '))[0];
  return {
    iso,
    words: best.words,
    strength: best.strength,
    isContradicted: others.some((other) => other !== null && other !== iso),
    isRepeated: all.some((day) => day !== best && day.label !== 'otherDay' && completeYear(day.printed, near) === iso),
    matchesSecondPass: seconds.every((text) => text === undefined)
      ? null
      : second !== undefined && completeYear(second, near) === iso,
  };
}

export function isPlausiblePeriod(start: string | null, end: string | null, pay: string | null): boolean {
  if (start !== null && end !== null && (daysBetween(start, end) < 5 || daysBetween(start, end) > 31)) return false;
  return end === null || pay === null || (daysBetween(end, pay) >= -16 && daysBetween(end, pay) <= 35);
}
