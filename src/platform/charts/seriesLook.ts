import { MOST_SERIES } from './chartData.ts';

/** The lengths of dash and gap; the first line is solid. */
const DASHES = ['', '8 4', '2 4', '10 4 2 4'];

/** Each mark has its own outline, about 10 wide, around 0,0: circle, square, triangle, diamond. */
const MARKS = ['M0-5a5 5 0 1 1 0 10a5 5 0 0 1 0-10Z', 'M-4.5-4.5h9v9h-9Z', 'M0-6 5.8 4.5H-5.8Z', 'M0-6.5 6.5 0 0 6.5-6.5 0Z'];

/** How one line differs from the others without its color. */
export interface SeriesLook {
  /** Sets the color. */
  className: string;
  dash: string;
  /** An outline around 0,0. */
  mark: string;
}

/** @param index of the line in its chart; colors, dashes and marks begin again after the fourth */
export function seriesLook(index: number): SeriesLook {
  const at = index % MOST_SERIES;
  return { className: `series series-${at + 1}`, dash: DASHES[at] ?? '', mark: MARKS[at] ?? '' };
}
