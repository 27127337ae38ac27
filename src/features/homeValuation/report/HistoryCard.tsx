import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';

import { parseDay } from '#domain/time/dates.ts';
import { formatWholeDollars } from '#domain/wholeDollars.ts';
import type { ChartRow } from '#platform/charts/chartData.ts';
import { LineChart } from '#platform/charts/LineChart.tsx';
import { useFormatDay } from '#platform/i18n/useFormatDay.ts';
import { SectionCard } from '#platform/ui/layout/SectionCard.tsx';

import type { HomeEquity } from '../homeValuationApi.ts';
import { selectIsTableShown, tableToggled } from '../homeValuationSlice.ts';
import { messages } from '../messages.ts';
import { centsOfAmount, formatAmountInDollars } from './amounts.ts';

/** Chart and table of past estimates and the purchase price. Renders nothing for fewer than two points. */
export function HistoryCard({ home: { history, bought } }: { home: HomeEquity }) {
  const intl = useIntl();
  const formatDay = useFormatDay();
  const dispatch = useDispatch();
  const isTableShown = useSelector(selectIsTableShown);
  const month = (on: string) => formatDay(on, 'monthYear') ?? '';
  const at = (on: string) => parseDay(on)?.getTime() ?? 0;
  const price = bought === null ? null : centsOfAmount(bought.price);
  const rows: ChartRow[] = [
    ...(bought === null || price === null
      ? []
      : [
          {
            x: at(bought.on),
            label: intl.formatMessage(messages.boughtIn, { month: month(bought.on) }),
            values: [price],
            range: { low: price, high: price, text: intl.formatMessage(messages.paid) },
          },
        ]),
    // In the month of the purchase, show only the price and no estimate.
    ...history
      .filter(({ on }) => bought === null || month(on) !== month(bought.on))
      .map(({ on, value, low, high }) => ({
        x: at(on),
        label: month(on),
        values: [centsOfAmount(value)],
        range: { low: centsOfAmount(low), high: centsOfAmount(high) },
      })),
  ];
  const [first, last] = [history[0], history.at(-1)];
  if (rows.length < 2 || first === undefined || last === undefined) return null;
  return (
    <SectionCard title={<FormattedMessage {...(bought === null ? messages.historyTitle : messages.sinceTitle)} />}>
      {bought !== null && (
        <Typography>
          <FormattedMessage
            {...messages.boughtFor}
            values={{ price: formatAmountInDollars(bought.price), day: formatDay(bought.on, 'date') ?? '' }}
          />
        </Typography>
      )}
      <LineChart
        isTableShown={isTableShown}
        onTableToggled={(isShown) => dispatch(tableToggled(isShown))}
        title={intl.formatMessage(bought === null ? messages.historyTitle : messages.sinceTitle)}
        summary={intl.formatMessage(messages.historyGist, {
          first: formatAmountInDollars(first.value),
          firstMonth: month(first.on),
          last: formatAmountInDollars(last.value),
          lastMonth: month(last.on),
        })}
        data={{
          series: [{ key: 'value', name: intl.formatMessage(messages.value) }],
          rows,
          xName: intl.formatMessage(messages.month),
          xLabel: ({ x }) => intl.formatDate(x, { year: 'numeric', month: 'short', timeZone: 'UTC' }),
          range: {
            name: intl.formatMessage(messages.range),
            format: ({ low, high }) =>
              intl.formatMessage(messages.rangeOf, { low: formatWholeDollars(low), high: formatWholeDollars(high) }),
          },
          formatValue: formatWholeDollars,
        }}
      />
    </SectionCard>
  );
}
