import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';

import { COMPARED_MONTHS, type CheapestRange } from '#domain/loanCosts/cheapest.ts';
import { SeriesSwatch } from '#platform/charts/SeriesSwatch.tsx';
import { SectionCard } from '#platform/ui/layout/SectionCard.tsx';
import { seriesStyle } from '#platform/charts/seriesStyle.ts';

import { yearsOnAxis, type Comparison, MONTHS_PER_YEAR } from './comparison.ts';
import { messages } from './messages.ts';
import { ExtraCashNote } from './ExtraCashNote.tsx';
import { useTimeFormatters } from './useTimeFormatters.ts';
import './cheapestBar.css';

interface CheapestBarProps {
  ranges: readonly CheapestRange[];
  /** Number of years on the axis of the bar. */
  span: number;
  /** Number of years that the reader plans to keep the loan. */
  years: number;
}

/** A segment narrower than this, in percent of the bar, has no room for its mark. */
const MIN_WIDTH_FOR_MARK = 6;

const TICK_INTERVAL_COUNT = 5;

/**
 * Bar that shows which scenario costs least over which period; the list below it says the same as text. Each segment has the mark of its
 * chart line, and is gray where several scenarios cost the same.
 */
function CheapestBar({ ranges, span, years }: CheapestBarProps) {
  const percentOf = (months: number) => Math.min(100, (months / (span * MONTHS_PER_YEAR)) * 100);
  return (
    <svg className="cheapest-bar">
      {ranges.map(({ from, to, cheapest }, at) => {
        const [start, end] = [percentOf(from - 1), percentOf(at === ranges.length - 1 ? COMPARED_MONTHS : to)];
        const [only, ...others] = cheapest;
        const look = only === undefined || others.length > 0 ? null : seriesStyle(only);
        return (
          <g key={from} className={look?.className}>
            <rect x={`${start}%`} width={`${end - start}%`} height="28" />
            {at > 0 && <rect className="cheapest-gap" x={`${start}%`} width="2" height="28" />}
            {look !== null && end - start >= MIN_WIDTH_FOR_MARK && (
              <svg x={`${(start + end) / 2}%`} y="14" overflow="visible">
                <path d={look.mark} />
              </svg>
            )}
          </g>
        );
      })}
      <circle className="cheapest-ring" cx={`${percentOf(years * MONTHS_PER_YEAR)}%`} cy="14" r="8" />
      {Array.from({ length: TICK_INTERVAL_COUNT + 1 }, (_, tick) => (
        <text
          key={tick}
          x={`${(tick / TICK_INTERVAL_COUNT) * 100}%`}
          y="28"
          dy="1.3em"
          textAnchor={tick === 0 ? 'start' : tick === TICK_INTERVAL_COUNT ? 'end' : 'middle'}
        >
          {(span / TICK_INTERVAL_COUNT) * tick}
        </text>
      ))}
    </svg>
  );
}

interface Props {
  comparison: Comparison;
  years: number;
  preparedAt: string;
}

export function CheapestPeriods({ comparison, years, preparedAt }: Props) {
  const time = useTimeFormatters();
  const { ranges, scenarios } = comparison;
  return (
    <SectionCard title={<FormattedMessage {...messages.whenTitle} />}>
      <div aria-hidden="true">
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <svg viewBox="0 0 16 16" width="16" height="16">
            <circle className="cheapest-ring" cx="8" cy="8" r="6" />
          </svg>
          <Typography variant="body2">
            <FormattedMessage {...messages.yourPlanIs} values={{ years: time.years(years) }} />
          </Typography>
        </Stack>
        <CheapestBar ranges={ranges} span={yearsOnAxis(comparison, years)} years={years} />
        <Typography component="div" variant="body2" color="textSecondary" align="center">
          <FormattedMessage {...messages.chartYears} />
        </Typography>
      </div>
      <PeriodList disablePadding>
        {ranges.map(({ from, to, cheapest }) => {
          const names = time.list(cheapest.map((index) => scenarios[index]?.name ?? ''));
          return (
            <ListItem key={from}>
              <span>
                {cheapest.map((index) => (
                  <SeriesSwatch key={index} index={index} />
                ))}
              </span>
              <span>
                <b>{cheapest.length > 1 ? <FormattedMessage {...messages.sameCost} values={{ names }} /> : names}</b>
                <span className="line">
                  <RangeText from={from} to={to} preparedAt={preparedAt} />
                </span>
                <ExtraCashNote scenarios={scenarios} cheapestIndexes={cheapest} />
              </span>
            </ListItem>
          );
        })}
      </PeriodList>
    </SectionCard>
  );
}

const PeriodList = styled(List)({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
  gap: '12px 24px',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'max-content minmax(0, 1fr)',
    alignItems: 'start',
    gap: 12,
    padding: 0,
    overflowWrap: 'anywhere',
  },
  '& svg': { display: 'block', marginTop: 5 },
});

function RangeText({ from, to, preparedAt }: { from: number; to: number; preparedAt: string }) {
  const intl = useIntl();
  const { months, monthAfter } = useTimeFormatters();
  const toMonth = monthAfter(preparedAt, to);
  if (from === 1 && to === COMPARED_MONTHS) return intl.formatMessage(messages.always);
  if (from === to) return intl.formatMessage(messages.onlyRange, { time: months(to), month: toMonth });
  if (to === COMPARED_MONTHS) {
    return intl.formatMessage(messages.lastRange, { from: months(from), month: monthAfter(preparedAt, from) });
  }
  if (from === 1) return intl.formatMessage(messages.firstRange, { time: months(to), month: toMonth });
  return intl.formatMessage(messages.middleRange, { from: months(from), to: months(to), month: toMonth });
}
