import { FormattedMessage, useIntl } from 'react-intl';

import type { HomeEquity } from '#contract/borrower/valuation.ts';
import { centsOf } from '#domain/money.ts';
import { dayOf } from '#domain/time/dates.ts';
import { formatWholeDollars } from '#domain/wholeDollars.ts';
import type { ChartRow } from '#platform/charts/chartData.ts';
import { LineChart } from '#platform/charts/LineChart.tsx';
import { ScreenCard } from '#platform/ui/layout/ScreenCard.tsx';

import { dayIn } from './dayIn.ts';
import { messages } from './messages.ts';

const YEAR_MS = 365.25 * 86_400_000;

/** How the estimates went since the home was bought, as lines and as a table with the same numbers. */
export function HistoryCard({ home: { history, bought } }: { home: HomeEquity }) {
  const intl = useIntl();
  const [first, last] = [history[0], history.at(-1)];
  const cents = (amount: string): number => centsOf(amount) ?? 0;
  if (first === undefined || last === undefined) return null;
  const began = dayOf(first.on)?.getTime() ?? 0;
  const rows: ChartRow[] = history.map(({ on, value, low, high }) => ({
    x: ((dayOf(on)?.getTime() ?? began) - began) / YEAR_MS,
    label: dayIn(intl, on, 'month'),
    values: [value, low, high].map(cents),
  }));
  return (
    <ScreenCard title={<FormattedMessage {...messages.historyTitle} />}>
      {bought !== null && (
        <p>
          <FormattedMessage
            {...messages.boughtFor}
            values={{ price: formatWholeDollars(cents(bought.price)), day: dayIn(intl, bought.on, 'short') }}
          />
        </p>
      )}
      {rows.length > 1 && (
        <LineChart
          title={intl.formatMessage(messages.historyTitle)}
          gist={intl.formatMessage(messages.historyGist, {
            first: formatWholeDollars(cents(first.value)),
            firstMonth: dayIn(intl, first.on, 'month'),
            last: formatWholeDollars(cents(last.value)),
            lastMonth: dayIn(intl, last.on, 'month'),
          })}
          data={{
            series: [
              { key: 'value', name: intl.formatMessage(messages.value) },
              { key: 'low', name: intl.formatMessage(messages.low) },
              { key: 'high', name: intl.formatMessage(messages.high) },
            ],
            rows,
            xName: intl.formatMessage(messages.date),
            formatValue: formatWholeDollars,
          }}
        />
      )}
    </ScreenCard>
  );
}
