/**
 * What the pages about a loan that are shown early have in common. The build cuts the pieces out of the rendered pages by it
 * (`src/firstView.tsx`), and the document shows them with a borrower's loans before the application is there.
 */
import type { RecentPayment } from '#contract/borrower/loans.ts';
import { breakdownOf } from '#domain/breakdown.ts';
import type { LoanStanding, Standing } from '#domain/loanStanding.ts';
import { centsOf, formatCents } from '#domain/money.ts';
import { hasUnclearPayment, isPaid, paidLately, type PaidLately } from '#domain/paidLately.ts';
import { formatDay } from '#platform/firstView/earlyDays.ts';
import type { Part } from '#platform/firstView/part.ts';

import type { LoanServicing } from '../loanShapes.ts';
import { paidWords } from '../paidWords.ts';

/** The standings of an ordinary month, on time or late. A loan with another one is not drawn early. */
const DRAWN: readonly Standing[] = ['due', 'dueSoon', 'dueToday', 'overdue', 'overdueCharged', 'paidAhead'];
/** Identifiers that stand in an address as they are. */
const PLAIN = /^[\w-]+$/;

/** What is owed on a loan. */
export interface Owed {
  cents: number;
  paid: PaidLately<RecentPayment> | null;
  /** The amount is that of the next installment: the last one was paid. */
  isNext: boolean;
  /** What was paid lately, if anything was. */
  paidLine: Part[];
  /** What is owed, and by when. */
  dueLine: Part;
}

/** Null for a loan that is not drawn early. @throws RangeError where a day is none */
export function owedOn(id: string, record: LoanServicing | undefined, { standing }: LoanStanding): Owed | null {
  const cents = centsOf(record?.totalAmountDue);
  if (record === undefined || cents === null || !DRAWN.includes(standing) || hasUnclearPayment(record)) return null;
  const paid = paidLately(record);
  const isNext = isPaid(paid) || standing === 'paidAhead';
  const dueLine = duePart(record, cents, isNext);
  const reference = paid?.payment.reference ?? '';
  if (dueLine === null || !PLAIN.test(id + reference)) return null;
  return { cents, paid, isNext, paidLine: paid === null ? [] : [paidPart(id, paid)], dueLine };
}

const paidPart = (id: string, paid: PaidLately<RecentPayment>): Part => ({
  name: `paid ${paidWords(paid)}`,
  texts: {
    id,
    reference: paid.payment.reference ?? '',
    amount: formatCents(centsOf(paid.payment.amount) ?? 0),
    date: formatDay(paid.payment.receivedOn, 'date'),
  },
});

/** Null where the day is not known. */
function duePart({ dueDate, daysUntilDueDate: days }: LoanServicing, cents: number, isNext: boolean): Part | null {
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

/** How the amount adds up: parts of its bar, which may have none, and rows. Null where it needs words about what is not known. */
export function sumParts(record: LoanServicing): { bar: Part[]; rows: Part[] } | null {
  const { rows, shares, hasUnknown, hasAdjustments } = breakdownOf(record);
  if (hasUnknown || hasAdjustments) return null;
  return {
    bar: shares.map((share, index) => ({ name: `share ${index + 1}`, texts: { share: String(share) } })),
    rows: rows.map(({ name, cents, part = 0 }) => ({ name: `row ${name} ${part}`, texts: { amount: formatCents(cents ?? 0) } })),
  };
}
