import type { LoanServicing } from '#lending/servicing/loanTypes.ts';
import type { LoanStatusDetails } from '#domain/loanStatus.ts';
import { missedInstallments } from '#domain/missedInstallments.ts';
import { centsOf, formatCents } from '#domain/money.ts';
import { hasUnreadablePayment } from '#domain/recentInstallment.ts';
import { parseDay } from '#domain/time/dates.ts';
import { readableEntries } from '#domain/unreadable.ts';

/** One thing a borrower should know about a loan besides its amount. */
export interface LoanNote {
  messageKey:
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
export function loanNotesFor(record: LoanServicing | undefined, standing: LoanStatusDetails, hasSum: boolean): LoanNote[] {
  if (record === undefined) return [{ messageKey: 'notBoarded' }];
  const { isPayable: isDueHere, lastTimelyDay: date, status: stands } = standing;
  const fees = (centsOf(record.totalFeesAndCharges) ?? 0) - (centsOf(record.feePaid) ?? 0);
  const late = centsOf(record.lateCharges) ?? 0;
  const nextLateChargeCents = centsOf(record.lateChargeAmount) ?? 0;
  const transfer = { servicer: record.newServicer ?? '', date: record.newServicerEffectiveDate };
  // A payment that is, or may be, in progress does not count as missed.
  const isRunning = readableEntries(record.recentPayments ?? []).some(
    ({ kind, state }) => kind === 'installment' && state === 'running',
  );
  const months = isDueHere && !isRunning && !hasUnreadablePayment(record) ? missedInstallments(record) : [];
  const notes: LoanNote[] = [];
  if (months.length > 0) notes.push({ messageKey: 'missed', months });
  if (!hasSum && isDueHere && fees > 0) notes.push({ messageKey: 'includesFees', amount: formatCents(fees) });
  if (!hasSum && isDueHere && late > 0) notes.push({ messageKey: 'includesLateCharge', amount: formatCents(late) });
  const mayBeLate = ['overdue', 'dueToday', 'dueSoon', 'due'].includes(stands);
  if (isDueHere && late === 0 && nextLateChargeCents > 0 && parseDay(date) !== null && mayBeLate)
    notes.push({
      messageKey: stands === 'overdue' ? 'payByToAvoid' : 'lateChargeAfter',
      date,
      amount: formatCents(nextLateChargeCents),
    });
  if (stands === 'overdueCharged') notes.push({ messageKey: 'trouble' });
  if (standing.isTransferPending) notes.push({ messageKey: 'movesTo', ...transfer });
  if (stands === 'transferred') notes.push({ messageKey: 'transferred', ...transfer });
  if (stands === 'dmi' || stands === 'specialServicing' || stands === 'nothingDue' || stands === 'unclear')
    notes.push({ messageKey: stands });
  if (stands === 'overdueCharged' || stands === 'unclear') notes.push({ messageKey: 'call' });
  return notes;
}
