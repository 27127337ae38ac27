import { amountDueOf, partsOf, type AmountLine, type ServicingAmounts } from './amountDue.ts';

export interface BreakdownRow {
  name: AmountLine['name'] | 'regularMonthlyPayment' | 'totalAmountDue';
  /** Null: not known. */
  cents: number | null;
  /** Which part of the bar it is, counted from 1. */
  part?: number;
  isTotal?: boolean;
}

export interface Breakdown {
  rows: BreakdownRow[];
  /** Widths of the bar's parts, as shares of their sum. Empty where there is no bar. */
  shares: number[];
  hasUnknown: boolean;
  /** The total is the lender's figure, and more than the rows. */
  hasAdjustments: boolean;
}

/** A part is never drawn smaller than this share of the largest one, so that it can be seen. */
const LEAST_SHARE = 0.02;

/** How the amount of a servicing record adds up, as it is shown. */
export function breakdownOf(record: ServicingAmounts): Breakdown {
  const due = amountDueOf(record);
  const parts = partsOf(due);
  const largest = Math.max(...parts.map(({ cents }) => cents));
  const row = (line: AmountLine): BreakdownRow => {
    const part = parts.findIndex(({ name }) => name === line.name) + 1;
    return part > 0 ? { ...line, part } : line;
  };
  // Lines that are zero are left out; principal and interest always shows.
  const others = due.others.filter(({ cents }) => cents !== 0);
  const rows: BreakdownRow[] = [
    ...due.monthly.filter(({ name, cents }) => cents !== 0 || name === 'principalInterestAmount').map(row),
    // With no other lines the monthly payment is the total.
    ...(others.length === 0 ? [] : [{ name: 'regularMonthlyPayment' as const, cents: due.monthlyCents, isTotal: true }]),
    ...others.map(row),
    { name: 'totalAmountDue', cents: due.totalCents, isTotal: true },
  ];
  return {
    rows,
    shares: parts.map(({ cents }) => Math.max(cents, largest * LEAST_SHARE)),
    hasUnknown: rows.some(({ cents }) => cents === null),
    hasAdjustments: !due.addsUp && due.totalCents !== null,
  };
}
