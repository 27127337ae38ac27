import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import TableContainer from '@mui/material/TableContainer';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage, useIntl, defineMessages } from 'react-intl';

import type { ChartData } from './chartData.ts';
import { textWidth } from './chartLayout.ts';
import './charts.css';
import { ChartTable } from './ChartTable.tsx';
import { CHART_FONT_REM, LinePlot } from './LinePlot.tsx';
import { RangeSwatch } from './RangeSwatch.tsx';
import { SeriesSwatch } from './SeriesSwatch.tsx';
import { useChartSize } from './useChartSize.ts';

const messages = {
  ...defineMessages({
    showTable: { id: 'charts.showTable', defaultMessage: 'Show table' },
    hideTable: { id: 'charts.hideTable', defaultMessage: 'Hide table' },
  }),
  ...defineMessages<{ tableOf: { title: string } }>({
    tableOf: { id: 'charts.tableOf', defaultMessage: '{title}, as a table' },
  }),
};

interface Props {
  /** Accessible name of the table. */
  title: string;
  /** Accessible name of the chart: one sentence that sums it up. */
  summary: string;
  data: ChartData;
  isTableShown: boolean;
  onTableToggled: (isShown: boolean) => void;
}

/**
 * Series names are drawn at the ends of the lines only if the chart is at least this wide (in rem) and the names take up at most this
 * share of its width. Otherwise a legend shows them.
 */
const MIN_WIDTH_FOR_NAMES_REM = 30;
const MAX_NAMES_SHARE = 0.34;

/**
 * Line chart with up to four series, plus a table of the same numbers that the user can show and that is always printed. The chart is
 * drawn at its actual width, so its text is never scaled down.
 */
export function LineChart({ title, summary, data, isTableShown, onTableToggled }: Props) {
  const intl = useIntl();
  const tableId = useId();
  const [plot, size] = useChartSize();
  const wanted = Math.ceil(Math.max(...data.series.map(({ name }) => textWidth(name, size.rem * CHART_FONT_REM))));
  const haveRoom =
    data.range === undefined && size.width >= MIN_WIDTH_FOR_NAMES_REM * size.rem && wanted <= size.width * MAX_NAMES_SHARE;
  const namesWidth = haveRoom ? wanted : null;
  return (
    <Stack useFlexGap spacing={1} sx={{ containerType: 'inline-size' }}>
      {namesWidth === null && (
        <Legend disablePadding aria-hidden="true">
          {data.series.map(({ key, name }, index) => (
            <ListItem key={key}>
              <SeriesSwatch index={index} />
              {name}
            </ListItem>
          ))}
          {data.range !== undefined && (
            <ListItem>
              <RangeSwatch />
              {data.range.name}
            </ListItem>
          )}
        </Legend>
      )}
      {data.yName !== undefined && (
        <Typography component="div" variant="body2" aria-hidden="true">
          {data.yName}
        </Typography>
      )}
      <div ref={plot}>
        <LinePlot label={summary} data={data} size={size} namesWidth={namesWidth} />
        {data.xLabel === undefined && (
          <Typography component="div" variant="body2" align="center" aria-hidden="true" sx={{ marginTop: 0.5 }}>
            {data.xName}
          </Typography>
        )}
      </div>
      {/* The negative margin hides the extra height of the button's touch target, so that the visible text ends the card. */}
      <Button
        variant="text"
        aria-expanded={isTableShown}
        aria-controls={tableId}
        onClick={() => onTableToggled(!isTableShown)}
        sx={{ alignSelf: 'start', marginBottom: -1.5 }}
      >
        <FormattedMessage {...(isTableShown ? messages.hideTable : messages.showTable)} />
      </Button>
      {/* Four columns of amounts do not fit on a phone, so the table scrolls sideways. `tabIndex` makes it scrollable by keyboard. */}
      <TableScroller
        id={tableId}
        hidden={!isTableShown}
        role="region"
        aria-label={intl.formatMessage(messages.tableOf, { title })}
        tabIndex={isTableShown ? 0 : undefined}
      >
        <ChartTable title={title} data={data} />
      </TableScroller>
    </Stack>
  );
}

const Legend = styled(List)({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 24px',
  fontSize: '0.875rem',
  '& > li': { gap: 8, width: 'auto', minWidth: 0, padding: 0, overflowWrap: 'anywhere' },
});

const TableScroller = styled(TableContainer)({
  marginTop: 8,
  '@media print': { overflow: 'visible', '&[hidden]': { display: 'block' } },
});
