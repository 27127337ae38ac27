/** Thirty years: the longest time for which ways to borrow are compared. */
export const MOST_MONTHS = 360;

/** Months for which the same choices cost least. */
export interface CheapestRange {
  /** The first and the last month, counted from 1. */
  from: number;
  to: number;
  /** Which choices, by their place in the list: more than one where they cost the same to the cent. */
  cheapest: readonly number[];
}

/** The choices that cost least, by their place in the list. @param costs of each choice, in cents */
export function cheapestOf(costs: readonly number[]): number[] {
  const least = Math.min(...costs);
  return costs.flatMap((cost, index) => (cost === least ? [index] : []));
}

/** Which choice is cheapest from when to when, to the month. The ranges follow each other from month 1 to `MOST_MONTHS`. */
export function cheapestRanges(costsAfter: (months: number) => readonly number[]): CheapestRange[] {
  const ranges: CheapestRange[] = [];
  for (let month = 1; month <= MOST_MONTHS; month += 1) {
    const cheapest = cheapestOf(costsAfter(month));
    const last = ranges.at(-1);
    if (last !== undefined && isSame(last.cheapest, cheapest)) last.to = month;
    else ranges.push({ from: month, to: month, cheapest });
  }
  return ranges;
}

const isSame = (one: readonly number[], other: readonly number[]): boolean => one.join() === other.join();
