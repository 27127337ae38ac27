import { AxisBottom, AxisLeft } from '@visx/axis';
import { scaleLinear } from '@visx/scale';
import { Area, LinePath } from '@visx/shape';

import type { ChartData, ChartRow } from './chartData.ts';
import { withMinimumGap, overlappingLines, spreadLabels, textWidth, ticksUpTo, interpolateValueAt } from './chartLayout.ts';
import { seriesStyle } from './seriesStyle.ts';
import type { ChartSize } from './useChartSize.ts';

interface Props {
  /** Accessible name of the plot: one sentence that sums it up. */
  label: string;
  data: ChartData;
  size: ChartSize;
  /** Width in pixels reserved for series names at the ends of the lines; null when a legend shows the names instead. */
  namesWidth: number | null;
}

export const CHART_FONT_REM = 0.875;
/** Height of the plot area in pixels, and of the labels above and below it in rem. */
const PLOT_HEIGHT = 224;
const LABELS_HEIGHT_REM = 4;
const MAX_GRID_LINES = 5;
const MAX_X_TICKS = 7;
/** Minimum width per label on the x axis, in pixels, so that neighbors do not touch. */
const X_TICK_WIDTH = 48;
/** Distances in pixels: between side-by-side marks where lines overlap, and the minimum between the marks of two x positions. */
const MARK_WIDTH = 11;
const MIN_MARK_GAP = 18;
/** Distance in pixels between a line's end and its name. */
const NAME_GAP = 12;
/** Distance in pixels between the x axis and its labels. */
const TICK_LABEL_GAP = 8;

/** Screen readers get `label` instead of the drawing; the numbers are in the chart's table. */
export function LinePlot({ label, data, size, namesWidth }: Props) {
  const { series, rows, linePoints = rows, includedValue, chosen, formatValue, xLabel = ({ x }) => String(x) } = data;
  const { width, rem } = size;
  const fontSize = rem * CHART_FONT_REM;
  const xs = rows.map(({ x }) => x);
  const ranges = rows.flatMap(({ x, range }) => (range === undefined ? [] : [{ x, ...range }]));
  const all = [
    ...linePoints.flatMap(({ values }) => values),
    ...ranges.flatMap(({ low, high }) => [low, high]),
    ...(includedValue === undefined ? [] : [includedValue]),
  ];
  const y = scaleLinear<number>({ domain: [Math.min(...all), Math.max(...all)] });
  const grid = ticksUpTo(MAX_GRID_LINES, (count) => y.copy().nice(count).ticks(count));
  // If all values are equal, the scale has no ticks around them, so the data is included in the bounds.
  const [bottomValue, topValue] = [Math.min(grid[0] ?? 0, ...all), Math.max(grid.at(-1) ?? 1, ...all)];

  const lastRow = rows.at(-1);
  const lastLabel = lastRow === undefined ? 0 : textWidth(xLabel(lastRow), fontSize);
  const left = Math.ceil(Math.max(...grid.map((value) => textWidth(formatValue(value), fontSize)))) + 12;
  const right = namesWidth === null ? Math.max(12, lastLabel / 2) : namesWidth + NAME_GAP + 4;
  const height = PLOT_HEIGHT + LABELS_HEIGHT_REM * rem;
  const [top, bottom] = [fontSize * 2, height - TICK_LABEL_GAP - fontSize * 1.7];
  const x = scaleLinear<number>({ domain: [Math.min(...xs), Math.max(...xs)], range: [left, width - right] });
  y.domain([bottomValue, topValue]).range([bottom, top]);

  const maxXTicks = Math.max(2, Math.min(MAX_X_TICKS, Math.floor((width - left - right) / X_TICK_WIDTH)));
  const xTicks =
    data.xLabel === undefined
      ? ticksUpTo(maxXTicks, (count) => x.ticks(count)).filter((place) => xs.includes(place))
      : withMinimumGap(xs, x, Math.max(lastLabel * 1.25, (width - left - right) / MAX_X_TICKS));
  // Draw marks at the chosen position and at every axis label that is not too close to it.
  const marked = rows.filter((row) =>
    chosen === undefined || Math.abs(x(row.x) - x(chosen.x)) >= MIN_MARK_GAP ? xTicks.includes(row.x) : row.x === chosen.x,
  );
  const ends = rows.at(-1)?.values ?? [];
  const names = spreadLabels(
    ends.map((value) => y(value)),
    fontSize * 1.35,
    top,
    bottom,
  );
  const textProps = { className: 'chart-words', fontFamily: 'inherit', fontSize, fill: 'currentColor' };

  return (
    <svg className="chart-plot" viewBox={`0 0 ${width} ${height}`} width={width} height={height} role="img" aria-label={label}>
      {grid.map((value) => (
        <path key={value} className="chart-grid" d={`M${left} ${y(value)}H${width - right}`} />
      ))}
      <AxisLeft
        scale={y}
        left={left}
        tickValues={grid}
        tickFormat={(value) => formatValue(Number(value))}
        hideAxisLine
        hideTicks
        tickLabelProps={{ ...textProps, textAnchor: 'end', dx: 0, dy: '0.33em' }}
      />
      <AxisBottom
        scale={x}
        top={bottom}
        tickValues={xTicks}
        tickFormat={(place) => rows.flatMap((row) => (row.x === place ? [xLabel(row)] : [])).join('')}
        axisLineClassName="chart-axis"
        tickClassName="chart-tick"
        tickLabelProps={{ ...textProps, textAnchor: 'middle', dy: '0.25em' }}
      />
      {chosen !== undefined && (
        <g className="chart-chosen">
          <path d={`M${x(chosen.x)} ${top}V${bottom}`} />
          <text
            className="chart-words"
            x={centerWithin(x(chosen.x), textWidth(chosen.label, fontSize), width)}
            y={fontSize}
            fontSize={fontSize}
            textAnchor="middle"
          >
            {chosen.label}
          </text>
        </g>
      )}
      {ranges.length > 1 && (
        <Area
          className="chart-range series-1"
          data={ranges}
          x={(range) => x(range.x)}
          y0={(range) => y(range.low)}
          y1={(range) => y(range.high)}
        />
      )}
      {series.map(({ key, name }, index) => {
        const { className, dash, mark } = seriesStyle(index);
        return (
          <g key={key} className={className}>
            <LinePath
              className="series-line"
              data={[...linePoints]}
              x={(point) => x(point.x)}
              y={(point) => y(point.values[index] ?? 0)}
              strokeDasharray={dash}
            />
            {marked.map((row) => {
              const place = markX(rows, row, index, x);
              const at = `translate(${x(place)} ${y(interpolateValueAt(linePoints, index, place))})`;
              return <path key={row.x} className="series-mark" d={mark} transform={at} />;
            })}
            {namesWidth !== null && (
              <text className="chart-words" x={width - right + NAME_GAP} y={names[index]} dy="0.33em" fontSize={fontSize}>
                {name}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** Returns the x value at which a mark is drawn. Where lines overlap, their marks are placed side by side so that none hides another. */
function markX(rows: readonly ChartRow[], row: ChartRow, index: number, x: ReturnType<typeof scaleLinear<number>>): number {
  const together = overlappingLines(rows, rows.indexOf(row), index);
  if (together.length === 1) return row.x;
  const wanted = together.map((_, at) => x(row.x) + (at - (together.length - 1) / 2) * MARK_WIDTH);
  const [first = 0, last = 0] = x.range();
  return x.invert(spreadLabels(wanted, MARK_WIDTH, first, last)[together.indexOf(index)] ?? first);
}

/** Returns the center of a text so that it is as close to `at` as possible without leaving the chart. */
const centerWithin = (at: number, length: number, width: number): number =>
  Math.max(length / 2, Math.min(at, width - length / 2));
