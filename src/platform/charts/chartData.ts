import type { ReactNode } from 'react';

/** One line of a chart: color, dash and mark come from its place in the list. */
export interface ChartSeries {
  key: string;
  /** As short as it may be: it stands at the line's end where there is room. */
  name: string;
}

/** Where all lines are at one place of the axis. */
export interface ChartPoint {
  x: number;
  /** In the order of the series. */
  values: readonly number[];
}

/** A row of the table, and a point of each line. */
export interface ChartRow extends ChartPoint {
  /** How a reader says this place: "5 years". */
  label: string;
  /** What the table says here, in the order of the series, where it says more than the values. */
  cells?: readonly ReactNode[];
  /** Of the first line: how far its value may be off, where the chart has a range. */
  range?: ChartRange;
}

/** From where to where a value may as well be. */
export interface ChartRange {
  low: number;
  high: number;
  /** What the table says in its place: of a value that is known there is no range. */
  words?: string;
}

/** A place on the axis that the reader chose; the label of its row has to say so, too. */
export interface ChosenPlace {
  x: number;
  /** "Your plan, 5 years" */
  label: string;
}

export interface ChartData {
  series: readonly ChartSeries[];
  /** By rising `x`, two at least. Chart and table are both made of these. */
  rows: readonly ChartRow[];
  /** What the lines go through, where the rows are too far apart to show their bends. The rows' places are among them. */
  course?: readonly ChartPoint[];
  /** What the axis at the left is about, where the chart's title does not say it. */
  yName?: string;
  /** A value that the axis always reaches, so that what hardly differs does not look far apart. */
  reach?: number;
  /** What the axis below and the table's first column are about. */
  xName: string;
  /** What stands below the axis at a row, short; without it the row's number does. */
  xLabel?: (row: ChartRow) => string;
  /** What the range around the first line is called: drawn as an area, and a column of the table. Its rows have a range each. */
  range?: { name: string; format: (range: ChartRange) => string };
  chosen?: ChosenPlace;
  /** How a value is read, for example an amount. */
  formatValue: (value: number) => string;
}

/** Four can be told apart by color, dash and mark. */
export const MOST_SERIES = 4;
