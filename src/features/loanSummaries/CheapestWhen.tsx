import { FormattedMessage, useIntl } from 'react-intl';

import { MOST_MONTHS, type CheapestRange } from '#domain/loanCosts/cheapest.ts';
import { seriesLook } from '#platform/charts/seriesLook.ts';
import { SeriesSwatch } from '#platform/charts/SeriesSwatch.tsx';
import { ScreenCard } from '#platform/ui/layout/ScreenCard.tsx';

import { MONTHS_A_YEAR, yearsShown, type Comparison } from './comparison.ts';
import { messages } from './messages.ts';
import { MoreCash } from './MoreCash.tsx';
import { useTimeWords } from './useTimeWords.ts';

interface Props {
  comparison: Comparison;
  years: number;
  preparedAt: string;
}

/** Which scenario is cheapest from when to when, to the month: as a bar with the reader's plan on it, and in words. */
export function CheapestWhen({ comparison, years, preparedAt }: Props) {
  const time = useTimeWords();
  const { ranges, scenarios } = comparison;
  return (
    <ScreenCard title={<FormattedMessage {...messages.whenTitle} />}>
      <div aria-hidden="true">
        <p className="cheapest-plan small">
          <svg viewBox="0 0 16 16">
            <circle className="cheapest-ring" cx="8" cy="8" r="6" />
          </svg>
          <FormattedMessage {...messages.yourPlanIs} values={{ years: time.years(years) }} />
        </p>
        <CheapestBar ranges={ranges} span={yearsShown(comparison, years)} years={years} />
        <p className="cheapest-unit small muted">
          <FormattedMessage {...messages.chartYears} />
        </p>
      </div>
      <ul className="cheapest-list">
        {ranges.map(({ from, to, cheapest }) => {
          const names = time.list(cheapest.map((index) => scenarios[index]?.name ?? ''));
          return (
            <li key={from}>
              <span>
                {cheapest.map((index) => (
                  <SeriesSwatch key={index} index={index} />
                ))}
              </span>
              <span>
                <b>{cheapest.length > 1 ? <FormattedMessage {...messages.sameCost} values={{ names }} /> : names}</b>
                <span className="line">
                  <RangeWords from={from} to={to} preparedAt={preparedAt} />
                </span>
                <MoreCash scenarios={scenarios} cheapest={cheapest} />
              </span>
            </li>
          );
        })}
      </ul>
    </ScreenCard>
  );
}

function RangeWords({ from, to, preparedAt }: { from: number; to: number; preparedAt: string }) {
  const intl = useIntl();
  const { months, monthAfter } = useTimeWords();
  const toMonth = monthAfter(preparedAt, to);
  if (from === 1 && to === MOST_MONTHS) return intl.formatMessage(messages.always);
  if (from === to) return intl.formatMessage(messages.onlyRange, { time: months(to), month: toMonth });
  if (to === MOST_MONTHS) {
    return intl.formatMessage(messages.lastRange, { from: months(from), month: monthAfter(preparedAt, from) });
  }
  if (from === 1) return intl.formatMessage(messages.firstRange, { time: months(to), month: toMonth });
  return intl.formatMessage(messages.middleRange, { from: months(from), to: months(to), month: toMonth });
}

/** A part narrower than this has no room for its mark. */
const LEAST_FOR_MARK = 6;
const TICKS = 5;

/** The list below says the same. Each part has the mark of its line in the chart; where several cost the same it is gray. */
function CheapestBar({ ranges, span, years }: { ranges: readonly CheapestRange[]; span: number; years: number }) {
  const percentOf = (months: number) => Math.min(100, (months / (span * MONTHS_A_YEAR)) * 100);
  return (
    <svg className="cheapest-bar">
      {ranges.map(({ from, to, cheapest }, at) => {
        const [start, end] = [percentOf(from - 1), percentOf(at === ranges.length - 1 ? MOST_MONTHS : to)];
        const [only, ...others] = cheapest;
        const look = only === undefined || others.length > 0 ? null : seriesLook(only);
        return (
          <g key={from} className={look?.className}>
            <rect x={`${start}%`} width={`${end - start}%`} height="28" />
            {at > 0 && <rect className="cheapest-gap" x={`${start}%`} width="2" height="28" />}
            {look !== null && end - start >= LEAST_FOR_MARK && (
              <svg x={`${(start + end) / 2}%`} y="14" overflow="visible">
                <path d={look.mark} />
              </svg>
            )}
          </g>
        );
      })}
      <circle className="cheapest-ring" cx={`${percentOf(years * MONTHS_A_YEAR)}%`} cy="14" r="8" />
      {Array.from({ length: TICKS + 1 }, (_, tick) => (
        <text
          key={tick}
          x={`${(tick / TICKS) * 100}%`}
          y="28"
          dy="1.3em"
          textAnchor={tick === 0 ? 'start' : tick === TICKS ? 'end' : 'middle'}
        >
          {(span / TICKS) * tick}
        </text>
      ))}
    </svg>
  );
}
