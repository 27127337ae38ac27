import type { ReactNode } from 'react';

/** One line of a chart. Its position in the list determines its color, dash and mark. */
export interface ChartSeries {
  key: string;
  /** Keep it short: on wide screens the name is drawn at the end of the line. */
  name: string;
}

export interface ChartPoint {
  x: number;
  /** One value per series, in the order of the series. */
  values: readonly number[];
}

/** A row of the table, which is also a point on each line. */
export interface ChartRow extends ChartPoint {
  /** Readable form of `x`, such as "5 years". */
  label: string;
  /** Table cells, in the order of the series, when they should show more than the plain values. */
  cells?: readonly ReactNode[];
  /** Margin of error of the first line's value. Only used if the chart has a range. */
  range?: ChartRange;
}

export interface ChartRange {
  low: number;
  high: number;
  /** Text that the table shows instead of the range, for example when the value is known exactly. */
  text?: string;
}

/** The x position that the user picked. The label of its row must mention the choice, too. */
export interface ChosenPosition {
  x: number;
  /** Label drawn above the position, such as "Your plan, 5 years". */
  label: string;
}

export interface ChartData {
  series: readonly ChartSeries[];
  /** At least two rows, in ascending order of `x`. Used for both the chart and the table. */
  rows: readonly ChartRow[];
  /** Finer points for drawing the lines, when the rows are too far apart to show their bends. Must include the `x` of every row. */
  linePoints?: readonly ChartPoint[];
  /** Label of the y axis, if the chart's title does not explain it. */
  yName?: string;
  /** Value that the y axis always includes, so that small differences do not look large. */
  includedValue?: number;
  /** Label of the x axis and of the table's first column. */
  xName: string;
  /** Returns a short label for the x axis. Default: the row's `x`. */
  xLabel?: (row: ChartRow) => string;
  /** Range around the first line, drawn as an area and shown as a table column. If set, the rows need a `range`. */
  range?: { name: string; format: (range: ChartRange) => string };
  chosen?: ChosenPosition;
  formatValue: (value: number) => string;
}

/** Largest number of lines that color, dash and mark can tell apart. */
export const MAX_SERIES = 4;
