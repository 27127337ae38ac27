import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { FormattedMessage, useIntl } from 'react-intl';

import { formatWholeDollars } from '#domain/wholeDollars.ts';
import type { ChartRow } from '#platform/charts/chartData.ts';
import { LineChart } from '#platform/charts/LineChart.tsx';
import { SectionCard } from '#platform/ui/layout/SectionCard.tsx';

import {
  chartValues,
  MONTHS_PER_YEAR,
  resultsAfter,
  yearsOnAxis,
  type Comparison,
  type ChartMeasure,
  type ScenarioResult,
} from './comparison.ts';
import { MeasureToggle } from './MeasureToggle.tsx';
import { messages } from './messages.ts';
import { useTimeFormatters } from './useTimeFormatters.ts';

/** The axis reaches at least $1,000, so that a difference of a few dollars does not look important. */
const MIN_AXIS_MAX_CENTS = 100_000;

interface Props {
  comparison: Comparison;
  years: number;
  measure: ChartMeasure;
  onMeasureChange: (drawn: ChartMeasure) => void;
  isTableShown: boolean;
  onTableToggled: (isShown: boolean) => void;
}

/**
 * The chart shows differences first, because totals are too close together to see which is lowest; the reader can switch to totals. The
 * table and the printed page have both for each year.
 */
export function CostChart({ comparison, years, measure, onMeasureChange, isTableShown, onTableToggled }: Props) {
  const intl = useIntl();
  const time = useTimeFormatters();
  const moreWords = useFormatDifference();
  const { scenarios } = comparison;
  const span = yearsOnAxis(comparison, years);
  const linePoints = chartValues(comparison, years, measure).map((values, month) => ({ x: month / MONTHS_PER_YEAR, values }));
  const labelOf = (year: number) => {
    if (year === 0) return intl.formatMessage(messages.atClosing);
    return year === years ? intl.formatMessage(messages.plannedYears, { years: time.years(year) }) : time.years(year);
  };
  const rows: ChartRow[] = Array.from({ length: span + 1 }, (_, year) => ({
    x: year,
    label: labelOf(year),
    values: linePoints[year * MONTHS_PER_YEAR]?.values ?? [],
    cells: resultsAfter(comparison, year).map((standing, index) => (
      <CostCell key={String(index)} standing={standing} more={moreWords(standing)} />
    )),
  }));
  const planned = resultsAfter(comparison, years).map((standing, index) =>
    intl.formatMessage(messages.costOf, {
      name: scenarios[index]?.name ?? '',
      cost: measure === 'cost' ? formatWholeDollars(standing.costCents) : moreWords(standing),
    }),
  );
  return (
    <SectionCard title={<FormattedMessage {...messages.chartTitle} />}>
      <Stack useFlexGap spacing={2}>
        <MeasureToggle measure={measure} onMeasureChange={onMeasureChange} />
        <LineChart
          isTableShown={isTableShown}
          onTableToggled={onTableToggled}
          title={intl.formatMessage(messages.chartTitle)}
          summary={intl.formatMessage(measure === 'cost' ? messages.gist : messages.gistOfDifference, {
            span: time.years(span),
            years: time.years(years),
            costs: planned.join(', '),
          })}
          data={{
            series: scenarios.map(({ name }, index) => ({ key: String(index), name })),
            rows,
            linePoints,
            xName: intl.formatMessage(messages.chartYears),
            yName: intl.formatMessage(measure === 'cost' ? messages.totalCost : messages.differenceAxis),
            includedValue: MIN_AXIS_MAX_CENTS,
            chosen: { x: years, label: intl.formatMessage(messages.yourPlanIs, { years: time.years(years) }) },
            formatValue: formatWholeDollars,
          }}
        />
      </Stack>
    </SectionCard>
  );
}

const CostCell = ({ standing: { costCents, isCheapest }, more }: { standing: ScenarioResult; more: string }) => (
  <>
    {formatWholeDollars(costCents)}
    <DifferenceText className={isCheapest ? 'cheapest' : undefined}>{more}</DifferenceText>
  </>
);

const DifferenceText = styled('span')({
  display: 'block',
  color: 'var(--muted)',
  fontSize: '0.875rem',
  fontWeight: 400,
  '&.cheapest': { color: 'var(--primary)', fontWeight: 650 },
});

/** Returns a formatter of the difference from the cheapest: "$4,770 more", "less than $1 more" or "cheapest". */
function useFormatDifference(): (standing: ScenarioResult) => string {
  const intl = useIntl();
  return ({ isCheapest, moreDollars }) => {
    if (isCheapest) return intl.formatMessage(messages.cheapest);
    return moreDollars === 0
      ? intl.formatMessage(messages.hardlyMore)
      : intl.formatMessage(messages.more, { amount: formatWholeDollars(moreDollars * 100) });
  };
}
