import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { FormattedMessage, useIntl } from 'react-intl';

import { formatWholeDollars } from '#domain/wholeDollars.ts';
import type { ChartRow } from '#platform/charts/chartData.ts';
import { LineChart } from '#platform/charts/LineChart.tsx';
import { ScreenCard } from '#platform/ui/layout/ScreenCard.tsx';

import { courseOf, MONTHS_A_YEAR, standingsAfter, yearsShown, type Comparison, type Drawn, type Standing } from './comparison.ts';
import { DrawnChoice } from './DrawnChoice.tsx';
import { messages } from './messages.ts';
import { useTimeWords } from './useTimeWords.ts';

/** The axis reaches at least $1,000, so that a difference of a few dollars does not look important. */
const REACH_CENTS = 100_000;

interface Props {
  comparison: Comparison;
  years: number;
  drawn: Drawn;
  onDrawn: (drawn: Drawn) => void;
  isTableShown: boolean;
  onTableToggled: (isShown: boolean) => void;
}

/**
 * Line chart and table of each scenario's cost over time. The chart shows differences first, because totals are too close together to see
 * which is lowest; the reader can switch to totals. The table and the printed page have both for each year.
 */
export function CostChart({ comparison, years, drawn, onDrawn, isTableShown, onTableToggled }: Props) {
  const intl = useIntl();
  const time = useTimeWords();
  const moreWords = useMoreWords();
  const { scenarios } = comparison;
  const span = yearsShown(comparison, years);
  const course = courseOf(comparison, years, drawn).map((values, month) => ({ x: month / MONTHS_A_YEAR, values }));
  const labelOf = (year: number) => {
    if (year === 0) return intl.formatMessage(messages.atClosing);
    return year === years ? intl.formatMessage(messages.plannedYears, { years: time.years(year) }) : time.years(year);
  };
  const rows: ChartRow[] = Array.from({ length: span + 1 }, (_, year) => ({
    x: year,
    label: labelOf(year),
    values: course[year * MONTHS_A_YEAR]?.values ?? [],
    cells: standingsAfter(comparison, year).map((standing, index) => (
      <CostCell key={String(index)} standing={standing} more={moreWords(standing)} />
    )),
  }));
  const planned = standingsAfter(comparison, years).map((standing, index) =>
    intl.formatMessage(messages.costOf, {
      name: scenarios[index]?.name ?? '',
      cost: drawn === 'cost' ? formatWholeDollars(standing.costCents) : moreWords(standing),
    }),
  );
  return (
    <ScreenCard title={<FormattedMessage {...messages.chartTitle} />}>
      <Stack useFlexGap spacing={2}>
        <DrawnChoice drawn={drawn} onDrawn={onDrawn} />
        <LineChart
          isTableShown={isTableShown}
          onTableToggled={onTableToggled}
          title={intl.formatMessage(messages.chartTitle)}
          gist={intl.formatMessage(drawn === 'cost' ? messages.gist : messages.gistOfDifference, {
            span: time.years(span),
            years: time.years(years),
            costs: planned.join(', '),
          })}
          data={{
            series: scenarios.map(({ name }, index) => ({ key: String(index), name })),
            rows,
            course,
            xName: intl.formatMessage(messages.chartYears),
            yName: intl.formatMessage(drawn === 'cost' ? messages.totalCost : messages.differenceAxis),
            reach: REACH_CENTS,
            chosen: { x: years, label: intl.formatMessage(messages.yourPlanIs, { years: time.years(years) }) },
            formatValue: formatWholeDollars,
          }}
        />
      </Stack>
    </ScreenCard>
  );
}

/** Table cell with a scenario's total cost after some years and its difference from the cheapest. */
const CostCell = ({ standing: { costCents, isCheapest }, more }: { standing: Standing; more: string }) => (
  <>
    {formatWholeDollars(costCents)}
    <More className={isCheapest ? 'cheapest' : undefined}>{more}</More>
  </>
);

const More = styled('span')({
  display: 'block',
  color: 'var(--muted)',
  fontSize: '0.875rem',
  fontWeight: 400,
  '&.cheapest': { color: 'var(--primary)', fontWeight: 650 },
});

/** Returns a formatter of the difference from the cheapest: "$4,770 more", "less than $1 more" or "cheapest". */
function useMoreWords(): (standing: Standing) => string {
  const intl = useIntl();
  return ({ isCheapest, moreDollars }) => {
    if (isCheapest) return intl.formatMessage(messages.cheapest);
    return moreDollars === 0
      ? intl.formatMessage(messages.hardlyMore)
      : intl.formatMessage(messages.more, { amount: formatWholeDollars(moreDollars * 100) });
  };
}
