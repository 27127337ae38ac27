import { amountDueOf, monthlyPaymentParts, type AmountLine, type ServicingAmounts } from './amountDue.ts';

export interface BreakdownRow {
  name: AmountLine['name'] | 'regularMonthlyPayment' | 'totalAmountDue';
  /** Amount in cents; null means unknown. */
  cents: number | null;
  /** Number of the bar segment that shows this row, counted from 1; undefined when the row has no segment. */
  part?: number;
  isTotal?: boolean;
}

export interface AmountDueBreakdown {
  rows: BreakdownRow[];
  /** Relative widths of the bar's segments. They need not sum to 1. The list is empty when no bar is shown. */
  shares: number[];
  hasUnknown: boolean;
  /** True when the lender's total differs from the sum of the rows. */
  hasAdjustments: boolean;
}

/** Minimum width of a segment, as a share of the widest one, so that it stays visible. */
const MIN_SEGMENT_SHARE = 0.02;

export function amountDueBreakdownOf(record: ServicingAmounts): AmountDueBreakdown {
  const due = amountDueOf(record);
  const parts = monthlyPaymentParts(due);
  const largest = Math.max(...parts.map(({ cents }) => cents));
  const row = (line: AmountLine): BreakdownRow => {
    const part = parts.findIndex(({ name }) => name === line.name) + 1;
    return part > 0 ? { ...line, part } : line;
  };
  // Lines of zero are left out, except principal and interest, which always shows.
  const others = due.others.filter(({ cents }) => cents !== 0);
  const rows: BreakdownRow[] = [
    ...due.monthly.filter(({ name, cents }) => cents !== 0 || name === 'principalInterestAmount').map(row),
    // Without other lines, the monthly payment equals the total, so its subtotal row is left out.
    ...(others.length === 0 ? [] : [{ name: 'regularMonthlyPayment' as const, cents: due.monthlyCents, isTotal: true }]),
    ...others.map(row),
    { name: 'totalAmountDue', cents: due.totalCents, isTotal: true },
  ];
  return {
    rows,
    shares: parts.map(({ cents }) => Math.max(cents, largest * MIN_SEGMENT_SHARE)),
    hasUnknown: rows.some(({ cents }) => cents === null),
    hasAdjustments: !due.addsUp && due.totalCents !== null,
  };
}
