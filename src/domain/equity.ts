/** The owner's share of a home's value. Money is integer cents; loan-to-value ratios are percent. */

export interface Equity {
  /** The home's value minus all liens; negative when more is owed than the home is worth. */
  equityCents: number;
  /** Balance of the first mortgage as a percentage of the value, with two decimals. */
  loanToValue: number;
  /** Balance of all liens as a percentage of the value, with two decimals. */
  combinedLoanToValue: number;
  /** Amount that could still be borrowed up to 80 % of the value; negative when more than 80 % is owed already. */
  availableTo80Cents: number;
}

const MAX_LOAN_TO_VALUE_PERCENT = 80;

/**
 * Works out equity and loan-to-value ratios.
 * @param lienCents amounts owed on the home, the first mortgage first
 * @returns null when the value is zero or negative
 */
export function equityOf(valueCents: number, lienCents: readonly number[]): Equity | null {
  if (valueCents <= 0) return null;
  const owed = lienCents.reduce((sum, cents) => sum + cents, 0);
  return {
    equityCents: valueCents - owed,
    loanToValue: percentOf(lienCents[0] ?? 0, valueCents),
    combinedLoanToValue: percentOf(owed, valueCents),
    availableTo80Cents: Math.floor((valueCents * MAX_LOAN_TO_VALUE_PERCENT) / 100) - owed,
  };
}

/** Percentage of `part` in `whole`, rounded to two decimals. */
const percentOf = (part: number, whole: number): number => Math.round((part / whole) * 10_000) / 100;
