import { COMPARED_MONTHS, type CheapestRange } from '#domain/loanCosts/cheapest.ts';
import { seriesStyle } from '#platform/charts/seriesStyle.ts';

import './cheapestBar.css';
import { MONTHS_PER_YEAR } from './comparison.ts';

interface Props {
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
export function CheapestBar({ ranges, span, years }: Props) {
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
