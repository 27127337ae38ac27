/**
 * Shared parts of the loan pages that are shown before the application has loaded. At build time `src/firstView.tsx` cuts HTML templates
 * out of the rendered pages; at run time an inline script fills them with the borrower's data.
 */
import type { RecentPayment } from '#contract/borrower/loans.ts';
import { amountDueBreakdownOf } from '#domain/amountDueBreakdown.ts';
import type { LoanStatusDetails, LoanStatus } from '#domain/loanStatus.ts';
import { centsOf, formatCents } from '#domain/money.ts';
import { hasUnreadablePayment, isInstallmentPaid, recentInstallment, type RecentInstallment } from '#domain/recentInstallment.ts';
import { formatDay } from '#platform/firstView/earlyDateFormats.ts';
import type { ViewPart } from '#platform/firstView/viewPart.ts';

import type { LoanServicing } from './loanTypes.ts';
import { paidMessageKey } from './paidMessageKey.ts';

/** Standings in which the early page can be shown. Loans with any other standing wait for the application. */
const EARLY_VIEW_STATUSES: readonly LoanStatus[] = ['due', 'dueSoon', 'dueToday', 'overdue', 'overdueCharged', 'paidAhead'];
/** Matches identifiers that need no encoding in a URL. */
const URL_SAFE = /^[\w-]+$/;

/** Amount due on a loan, with the template parts that show it. */
export interface AmountDueViewParts {
  cents: number;
  paid: RecentInstallment<RecentPayment> | null;
  /** True when the amount is for the next installment, because the last one is paid. */
  isNext: boolean;
  /** Line about a recent payment; empty when there is none. */
  paidLine: ViewPart[];
  dueLine: ViewPart;
}

/**
 * Returns null for a loan that the early page cannot show.
 * @throws RangeError when a date is invalid
 */
export function amountDueViewParts(
  id: string,
  record: LoanServicing | undefined,
  { status }: LoanStatusDetails,
): AmountDueViewParts | null {
  const cents = centsOf(record?.totalAmountDue);
  if (record === undefined || cents === null || !EARLY_VIEW_STATUSES.includes(status) || hasUnreadablePayment(record))
    return null;
  const paid = recentInstallment(record);
  const isNext = isInstallmentPaid(paid) || status === 'paidAhead';
  const dueLine = dueLineViewPart(record, cents, isNext);
  const reference = paid?.payment.reference ?? '';
  if (dueLine === null || !URL_SAFE.test(id + reference)) return null;
  return { cents, paid, isNext, paidLine: paid === null ? [] : [paidLineViewPart(id, paid)], dueLine };
}

const paidLineViewPart = (id: string, paid: RecentInstallment<RecentPayment>): ViewPart => ({
  name: `paid ${paidMessageKey(paid)}`,
  texts: {
    id,
    reference: paid.payment.reference ?? '',
    amount: formatCents(centsOf(paid.payment.amount) ?? 0),
    date: formatDay(paid.payment.receivedOn, 'date'),
  },
});

/** Returns null when the due date is unknown. */
function dueLineViewPart({ dueDate, daysUntilDueDate: days }: LoanServicing, cents: number, isNext: boolean): ViewPart | null {
  if (dueDate === null || days === null) return null;
  const when = isNext ? 'next' : days === 0 ? 'today' : days > 0 ? 'in' : 'ago';
  const hasDays = when === 'in' || when === 'ago';
  const amount = formatCents(cents);
  return {
    name: `due ${when}${hasDays && Math.abs(days) === 1 ? ' one' : ''}`,
    texts: {
      dollars: amount.slice(0, -3),
      cents: amount.slice(-3),
      day: formatDay(dueDate, 'weekday'),
      ...(hasDays && { days: String(Math.abs(days)) }),
    },
  };
}

/**
 * Parts for the amount breakdown: the bar's segments, which may be empty, and the rows. Returns null when an unknown amount or other
 * adjustments would have to be explained.
 */
export function breakdownViewParts(record: LoanServicing): { bar: ViewPart[]; rows: ViewPart[] } | null {
  const { rows, shares, hasUnknown, hasAdjustments } = amountDueBreakdownOf(record);
  if (hasUnknown || hasAdjustments) return null;
  return {
    bar: shares.map((share, index) => ({ name: `share ${index + 1}`, texts: { share: String(share) } })),
    rows: rows.map(({ name, cents, part = 0 }) => ({ name: `row ${name} ${part}`, texts: { amount: formatCents(cents ?? 0) } })),
  };
}
