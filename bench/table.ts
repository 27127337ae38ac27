import type { Row, Sample } from './measure.ts';

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle)] ?? NaN)) / 2;
}

/** Returns a row's cells for `console.table`: its median, least and greatest value, and whether it meets its limit. */
export function cellsOf({ max, maxRatio }: Row, samples: readonly Sample[]): Record<string, number | string> {
  const values = samples.map(({ value }) => value);
  if (values.length === 0) return { verdict: 'not measured' };
  const median = medianOf(values);
  const comparison = medianOf(samples.flatMap((sample) => sample.comparison ?? []));
  const ratio = median / comparison;
  const [found, limit, unit] = max === undefined ? [ratio, maxRatio, 'x'] : [median, max, ''];
  return {
    portal: Math.round(median),
    least: Math.round(Math.min(...values)),
    most: Math.round(Math.max(...values)),
    ...(!Number.isNaN(ratio) && { beside: Math.round(comparison), ratio: Number(ratio.toFixed(2)) }),
    ...(limit !== undefined && { wanted: `≤ ${limit}${unit}` }),
    ...(limit !== undefined && !Number.isNaN(found) && { verdict: found <= limit ? 'met' : 'MISSED' }),
  };
}
