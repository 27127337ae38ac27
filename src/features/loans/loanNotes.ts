import type { LoanServicing } from '#lending/servicing/loanShapes.ts';
import type { LoanStanding } from '#domain/loanStanding.ts';
import { missedInstallments } from '#domain/missedInstallments.ts';
import { centsOf, formatCents } from '#domain/money.ts';
import { hasUnclearPayment } from '#domain/paidLately.ts';
import { dayOf } from '#domain/time/dates.ts';
import { readable } from '#domain/unreadable.ts';

/** One thing a borrower should know about a loan besides its amount. */
export interface LoanNote {
  /** Key of the message to show. */
  says:
    | 'notBoarded'
    | 'missed'
    | 'includesFees'
    | 'includesLateCharge'
    | 'lateChargeAfter'
    | 'payByToAvoid'
    | 'trouble'
    | 'movesTo'
    | 'transferred'
    | 'dmi'
    | 'specialServicing'
    | 'nothingDue'
    | 'unclear'
    | 'call';
  /** Formatted amount. */
  amount?: string;
  date?: string | null;
  servicer?: string;
  /** First day of each month. */
  months?: string[];
}

/**
 * Returns the notes on a loan: missed months, fees, late charges, a transfer, or another company that takes the payments.
 * @param record undefined while the loan is not boarded yet
 * @param hasSum whether the breakdown of the amount is shown, so that its parts need no notes
 */
export function notesOf(record: LoanServicing | undefined, standing: LoanStanding, hasSum: boolean): LoanNote[] {
  if (record === undefined) return [{ says: 'notBoarded' }];
  const { payable: isDueHere, lastTimelyDay: date, standing: stands } = standing;
  const fees = (centsOf(record.totalFeesAndCharges) ?? 0) - (centsOf(record.feePaid) ?? 0);
  const late = centsOf(record.lateCharges) ?? 0;
  const wouldBeLate = centsOf(record.lateChargeAmount) ?? 0;
  const moves = { servicer: record.newServicer ?? '', date: record.newServicerEffectiveDate };
  // A payment that is, or may be, in progress does not count as missed.
  const isRunning = readable(record.recentPayments ?? []).some(
    ({ kind, state }) => kind === 'installment' && state === 'running',
  );
  const months = isDueHere && !isRunning && !hasUnclearPayment(record) ? missedInstallments(record) : [];
  const notes: LoanNote[] = [];
  if (months.length > 0) notes.push({ says: 'missed', months });
  if (!hasSum && isDueHere && fees > 0) notes.push({ says: 'includesFees', amount: formatCents(fees) });
  if (!hasSum && isDueHere && late > 0) notes.push({ says: 'includesLateCharge', amount: formatCents(late) });
  const mayBeLate = ['overdue', 'dueToday', 'dueSoon', 'due'].includes(stands);
  if (isDueHere && late === 0 && wouldBeLate > 0 && dayOf(date) !== null && mayBeLate)
    notes.push({ says: stands === 'overdue' ? 'payByToAvoid' : 'lateChargeAfter', date, amount: formatCents(wouldBeLate) });
  if (stands === 'overdueCharged') notes.push({ says: 'trouble' });
  if (standing.transferComing) notes.push({ says: 'movesTo', ...moves });
  if (stands === 'transferred') notes.push({ says: 'transferred', ...moves });
  if (stands === 'dmi' || stands === 'specialServicing' || stands === 'nothingDue' || stands === 'unclear')
    notes.push({ says: stands });
  if (stands === 'overdueCharged' || stands === 'unclear') notes.push({ says: 'call' });
  return notes;
}
