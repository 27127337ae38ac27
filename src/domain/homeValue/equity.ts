/** What of a home's value is its owner's. Money is integer cents; parts of the value are percent. */

export interface Equity {
  /** The value less all that is owed on the home; negative where more is owed than it is worth. */
  equityCents: number;
  /** What is owed on the first mortgage, as percent of the value, with two decimals. */
  loanToValue: number;
  /** The same of all that is owed. */
  combinedLoanToValue: number;
  /** What could be owed beyond that until it is 80 % of the value; negative where it is more already. */
  leftTo80Cents: number;
}

const USUAL_MOST_PERCENT = 80;

/** @param lienCents what is owed on the home, the first mortgage first @returns null for a value of nothing, which no home has */
export function equityOf(valueCents: number, lienCents: readonly number[]): Equity | null {
  if (valueCents <= 0) return null;
  const owed = lienCents.reduce((sum, cents) => sum + cents, 0);
  return {
    equityCents: valueCents - owed,
    loanToValue: percentOf(lienCents[0] ?? 0, valueCents),
    combinedLoanToValue: percentOf(owed, valueCents),
    leftTo80Cents: Math.floor((valueCents * USUAL_MOST_PERCENT) / 100) - owed,
  };
}

/** Rounded to hundredths of a percent. */
const percentOf = (part: number, whole: number): number => Math.round((part / whole) * 10_000) / 100;
