import { AxisBottom } from '@visx/axis';
import { scaleLinear } from '@visx/scale';

import { textWidth, ticksUpTo } from './chartLayout.ts';
import './charts.css';
import { CHART_FONT_REM } from './LinePlot.tsx';
import { useChartSize } from './useChartSize.ts';

interface Props {
  /** Accessible name of the plot: one sentence that sums it up. The page must also show the numbers as text. */
  label: string;
  rows: readonly { key: string; name: string; value: number }[];
  /** Reference value, drawn as a vertical line across all rows. */
  reference: { value: number; label: string };
  formatValue: (value: number) => string;
}

const ROW_HEIGHT_REM = 2;
const MAX_TICKS = 5;
const RADIUS = 6;

export function DotPlot({ label, rows, reference, formatValue }: Props) {
  const [plot, { width, rem }] = useChartSize();
  const fontSize = rem * CHART_FONT_REM;
  const all = [...rows.map(({ value }) => value), reference.value];
  const x = scaleLinear<number>({ domain: [Math.min(...all), Math.max(...all)] }).nice(MAX_TICKS);
  // Row names are drawn above the dots, so they need no column of their own and fit any width.
  const widest = Math.max(...x.domain().map((value) => textWidth(formatValue(value), fontSize)));
  const [left, right] = [widest / 2, width - widest / 2];
  x.range([left, right]);
  const rowHeight = ROW_HEIGHT_REM * rem + fontSize;
  const top = fontSize * 2;
  const bottom = top + rows.length * rowHeight;
  const most = Math.max(2, Math.floor((right - left) / (widest * 1.3)));
  const ticks = ticksUpTo(Math.min(MAX_TICKS, most), (count) => x.ticks(count));
  const textProps = { className: 'chart-words', fontFamily: 'inherit', fontSize, fill: 'currentColor' };
  const half = textWidth(reference.label, fontSize) / 2;
  return (
    <div ref={plot}>
      <svg
        className="chart-plot"
        viewBox={`0 0 ${width} ${bottom + fontSize * 2.2}`}
        width={width}
        height={bottom + fontSize * 2.2}
        role="img"
        aria-label={label}
      >
        <g className="chart-chosen">
          <path d={`M${x(reference.value)} ${fontSize * 1.4}V${bottom}`} />
          <text
            className="chart-words"
            x={Math.max(half, Math.min(x(reference.value), width - half))}
            y={fontSize}
            fontSize={fontSize}
            textAnchor="middle"
          >
            {reference.label}
          </text>
        </g>
        {rows.map(({ key, name, value }, nth) => {
          const y = top + nth * rowHeight;
          return (
            <g key={key} className="series series-1">
              <text className="chart-words chart-row-name" x={0} y={y + fontSize} fontSize={fontSize}>
                {name}
              </text>
              <path className="chart-grid" d={`M${left} ${y + rowHeight - rem}H${right}`} />
              <circle className="series-mark" cx={x(value)} cy={y + rowHeight - rem} r={RADIUS} />
            </g>
          );
        })}
        <AxisBottom
          scale={x}
          top={bottom}
          tickValues={ticks}
          tickFormat={(value) => formatValue(Number(value))}
          axisLineClassName="chart-axis"
          tickClassName="chart-tick"
          tickLabelProps={{ ...textProps, textAnchor: 'middle', dy: '0.25em' }}
        />
      </svg>
    </div>
  );
}
