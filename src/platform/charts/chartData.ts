/** One line of a chart: color, dash and mark come from its place in the list. */
export interface ChartSeries {
  key: string;
  /** As short as it may be: it stands at the line's end where there is room. */
  name: string;
}

/** What all lines say at one place of the axis: a row of the table, and a point of each line. */
export interface ChartRow {
  x: number;
  /** How a reader says this place: "5 years". */
  label: string;
  /** In the order of the series. */
  values: readonly number[];
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
  /** What the axis below and the table's first column are about. */
  xName: string;
  chosen?: ChosenPlace;
  /** How a value is read, for example an amount. */
  formatValue: (value: number) => string;
}

/** Four can be told apart by color, dash and mark. */
export const MOST_SERIES = 4;
