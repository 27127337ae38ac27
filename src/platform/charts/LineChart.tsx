import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { ChartData } from './chartData.ts';
import { textWidth } from './chartLayout.ts';
import './charts.css';
import { ChartTable } from './ChartTable.tsx';
import { CHART_TYPE, LinePlot } from './LinePlot.tsx';
import { messages } from './messages.ts';
import { RangeSwatch } from './RangeSwatch.tsx';
import { SeriesSwatch } from './SeriesSwatch.tsx';
import { useChartSize } from './useChartSize.ts';

interface Props {
  /** What the table is called. */
  title: string;
  /** What the chart shows, in a sentence: its name for who does not see it. */
  gist: string;
  data: ChartData;
}

/** Names stand at the ends of the lines where the chart is this wide, in rem, and they take no more than this share of it. */
const WIDTH_FOR_NAMES = 30;
const MOST_FOR_NAMES = 0.34;

/**
 * Up to four lines over time, and the same numbers as a table that is shown on request and always printed. The chart is drawn to the
 * width it has, so that its words stay readable. Names stand at the ends of the lines, or above them where there is no room.
 */
export function LineChart({ title, gist, data }: Props) {
  const intl = useIntl();
  const tableId = useId();
  const [isShown, setIsShown] = useState(false);
  const [plot, size] = useChartSize();
  const wanted = Math.ceil(Math.max(...data.series.map(({ name }) => textWidth(name, size.rem * CHART_TYPE))));
  const haveRoom = data.range === undefined && size.width >= WIDTH_FOR_NAMES * size.rem && wanted <= size.width * MOST_FOR_NAMES;
  const namesWidth = haveRoom ? wanted : null;
  return (
    <div className="chart">
      {namesWidth === null && (
        <ul className="chart-legend" aria-hidden="true">
          {data.series.map(({ key, name }, index) => (
            <li key={key}>
              <SeriesSwatch index={index} />
              {name}
            </li>
          ))}
          {data.range !== undefined && (
            <li>
              <RangeSwatch />
              {data.range.name}
            </li>
          )}
        </ul>
      )}
      {data.yName !== undefined && (
        <p className="chart-y-name" aria-hidden="true">
          {data.yName}
        </p>
      )}
      <div ref={plot}>
        <LinePlot label={gist} data={data} size={size} namesWidth={namesWidth} />
        {data.xLabel === undefined && (
          <p className="chart-x-name" aria-hidden="true">
            {data.xName}
          </p>
        )}
      </div>
      <button
        type="button"
        className="button button-quiet"
        aria-expanded={isShown}
        aria-controls={tableId}
        onClick={() => setIsShown(!isShown)}
      >
        <FormattedMessage {...(isShown ? messages.hideTable : messages.showTable)} />
      </button>
      {/* Four columns of amounts do not fit a phone; then it scrolls by itself, also by keyboard. */}
      <div
        id={tableId}
        className="chart-table"
        hidden={!isShown}
        role="region"
        aria-label={intl.formatMessage(messages.tableOf, { title })}
        tabIndex={isShown ? 0 : undefined}
      >
        <ChartTable title={title} data={data} />
      </div>
    </div>
  );
}
