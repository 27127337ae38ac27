import { FormattedMessage, useIntl } from 'react-intl';

import { formatWholeDollars } from '#domain/wholeDollars.ts';
import type { ChartRow } from '#platform/charts/chartData.ts';
import { LineChart } from '#platform/charts/LineChart.tsx';
import { ScreenCard } from '#platform/ui/layout/ScreenCard.tsx';

import { costsByYear, type Comparison } from './comparison.ts';
import { messages } from './messages.ts';
import { useTimeWords } from './useTimeWords.ts';

/** What each scenario has cost after each year, as lines and as a table. */
export function CostChart({ comparison, years }: { comparison: Comparison; years: number }) {
  const intl = useIntl();
  const time = useTimeWords();
  const { scenarios } = comparison;
  const costs = costsByYear(comparison, years);
  const span = costs.length - 1;
  const labelOf = (year: number) => {
    if (year === 0) return intl.formatMessage(messages.atClosing);
    return year === years ? intl.formatMessage(messages.plannedYears, { years: time.years(year) }) : time.years(year);
  };
  const rows: ChartRow[] = costs.map((values, year) => ({ x: year, label: labelOf(year), values }));
  const planned = scenarios.map(({ name }, index) =>
    intl.formatMessage(messages.costOf, { name, cost: formatWholeDollars(costs[years]?.[index] ?? 0) }),
  );
  return (
    <ScreenCard title={<FormattedMessage {...messages.chartTitle} />}>
      <LineChart
        title={intl.formatMessage(messages.chartTitle)}
        gist={intl.formatMessage(messages.gist, { span: time.years(span), years: time.years(years), costs: planned.join(', ') })}
        data={{
          series: scenarios.map(({ name }, index) => ({ key: String(index), name })),
          rows,
          xName: intl.formatMessage(messages.chartYears),
          chosen: { x: years, label: intl.formatMessage(messages.yourPlanIs, { years: time.years(years) }) },
          formatValue: formatWholeDollars,
        }}
      />
    </ScreenCard>
  );
}
