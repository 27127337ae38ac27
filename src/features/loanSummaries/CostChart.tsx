import { FormattedMessage, useIntl } from 'react-intl';

import { formatWholeDollars } from '#domain/wholeDollars.ts';
import type { ChartRow } from '#platform/charts/chartData.ts';
import { LineChart } from '#platform/charts/LineChart.tsx';
import { ScreenCard } from '#platform/ui/layout/ScreenCard.tsx';

import { MONTHS_A_YEAR, yearsShown, type Comparison } from './comparison.ts';
import { messages } from './messages.ts';
import { useTimeWords } from './useTimeWords.ts';

/** What each scenario has cost after each year, as lines and as a table. */
export function CostChart({ comparison, years }: { comparison: Comparison; years: number }) {
  const intl = useIntl();
  const time = useTimeWords();
  const { scenarios, costsAfter } = comparison;
  const span = yearsShown(comparison, years);
  const labelOf = (year: number) => {
    if (year === 0) return intl.formatMessage(messages.atClosing);
    return year === years ? intl.formatMessage(messages.plannedYears, { years: time.years(year) }) : time.years(year);
  };
  const rows: ChartRow[] = Array.from({ length: span + 1 }, (_, year) => ({
    x: year,
    label: labelOf(year),
    values: costsAfter(year * MONTHS_A_YEAR),
  }));
  const planned = costsAfter(years * MONTHS_A_YEAR);
  const costs = scenarios.map(({ name }, index) =>
    intl.formatMessage(messages.costOf, { name, cost: formatWholeDollars(planned[index] ?? 0) }),
  );
  return (
    <ScreenCard title={<FormattedMessage {...messages.chartTitle} />}>
      <LineChart
        title={intl.formatMessage(messages.chartTitle)}
        gist={intl.formatMessage(messages.gist, { span: time.years(span), years: time.years(years), costs: costs.join(', ') })}
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
