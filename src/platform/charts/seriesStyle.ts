import { MAX_SERIES } from './chartData.ts';

/** SVG dash patterns (dash and gap lengths). The first line is solid. */
const DASHES = ['', '8 4', '2 4', '10 4 2 4'];

/** SVG paths centered on 0,0 and about 10 units wide: circle, square, triangle, diamond. */
const MARK_SVG_PATHS = [
  'M0-5a5 5 0 1 1 0 10a5 5 0 0 1 0-10Z',
  'M-4.5-4.5h9v9h-9Z',
  'M0-6 5.8 4.5H-5.8Z',
  'M0-6.5 6.5 0 0 6.5-6.5 0Z',
];

/** How a line looks. Dash and mark differ as well, so that lines can be told apart without color. */
export interface SeriesStyle {
  /** CSS class that sets the color. */
  className: string;
  dash: string;
  mark: string;
}

/** Returns the look of a line. @param index of the line in its chart; looks repeat after the fourth line */
export function seriesStyle(index: number): SeriesStyle {
  const at = index % MAX_SERIES;
  return { className: `series series-${at + 1}`, dash: DASHES[at] ?? '', mark: MARK_SVG_PATHS[at] ?? '' };
}
