/** Number of months (30 years) over which loan scenarios are compared. */
export const COMPARED_MONTHS = 360;

export interface CheapestRange {
  /** First month of the range, counted from 1; `to` is the last month, included. */
  from: number;
  to: number;
  /** Indexes of the cheapest scenarios; more than one when they cost the same to the cent. */
  cheapest: readonly number[];
}

/**
 * Returns the indexes of the cheapest scenarios.
 * @param costs total cost of each scenario, in cents
 */
export function indexesOfCheapest(costs: readonly number[]): number[] {
  const least = Math.min(...costs);
  return costs.flatMap((cost, index) => (cost === least ? [index] : []));
}

/** Finds which scenario is the cheapest in each month. The ranges cover months 1 to `COMPARED_MONTHS` without gaps. */
export function cheapestRanges(costsAfter: (months: number) => readonly number[]): CheapestRange[] {
  const ranges: CheapestRange[] = [];
  for (let month = 1; month <= COMPARED_MONTHS; month += 1) {
    const cheapest = indexesOfCheapest(costsAfter(month));
    const last = ranges.at(-1);
    if (last !== undefined && hasSameIndexes(last.cheapest, cheapest)) last.to = month;
    else ranges.push({ from: month, to: month, cheapest });
  }
  return ranges;
}

const hasSameIndexes = (one: readonly number[], other: readonly number[]): boolean => one.join() === other.join();
