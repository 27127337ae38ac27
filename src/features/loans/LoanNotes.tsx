import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { LoanServicing } from '#lending/servicing/loanShapes.ts';
import type { LoanStanding } from '#domain/loanStanding.ts';
import { missedInstallments } from '#domain/missedInstallments.ts';
import { centsOf, formatCents } from '#domain/money.ts';
import { hasUnclearPayment } from '#domain/paidLately.ts';
import { readable } from '#domain/unreadable.ts';
import { elsewhereMessages as elsewhere } from '#lending/servicing/elsewhere/elsewhereMessages.ts';
import { useFormatDay } from '#platform/i18n/useFormatDay.ts';
import { CallSupport } from '#platform/ui/actions/CallSupport.tsx';

import { messages } from './messages.ts';

interface Props {
  record: LoanServicing | undefined;
  standing: LoanStanding;
  /** How the amount adds up stands beside it, so that its parts need no words here. */
  hasSum: boolean;
}

/** What a borrower should know about a loan besides its amount: the months it is for, fees in it, late charges, a transfer, another company that takes the payments. */
export function LoanNotes({ record, standing, hasSum }: Props) {
  const intl = useIntl();
  const formatDay = useFormatDay();
  const notes: [key: string, note: ReactNode][] = [];
  const add = (key: string, note: ReactNode) => notes.push([key, note]);

  if (record === undefined) {
    add('notBoarded', <FormattedMessage {...messages.notBoarded} />);
  } else {
    const fees = (centsOf(record.totalFeesAndCharges) ?? 0) - (centsOf(record.feePaid) ?? 0);
    const late = centsOf(record.lateCharges) ?? 0;
    const wouldBeLate = centsOf(record.lateChargeAmount) ?? 0;
    const date = formatDay(standing.lastTimelyDay, 'date');
    const servicer = record.newServicer ?? '';
    const effective = formatDay(record.newServicerEffectiveDate, 'date') ?? '';
    const isDueHere = standing.payable;
    // One that is on its way, or may be, is not missed.
    const isRunning = readable(record.recentPayments ?? []).some(
      ({ kind, state }) => kind === 'installment' && state === 'running',
    );
    const missed = isDueHere && !isRunning && !hasUnclearPayment(record) ? missedInstallments(record) : [];
    if (missed.length > 0) {
      const months = missed.map((month) => formatDay(month, 'month') ?? '');
      add('missed', <FormattedMessage {...messages.missed} values={{ count: missed.length, months: intl.formatList(months) }} />);
    }
    if (!hasSum && isDueHere && fees > 0)
      add('fees', <FormattedMessage {...messages.includesFees} values={{ amount: formatCents(fees) }} />);
    if (!hasSum && isDueHere && late > 0)
      add('late', <FormattedMessage {...messages.includesLateCharge} values={{ amount: formatCents(late) }} />);
    if (
      isDueHere &&
      late === 0 &&
      wouldBeLate > 0 &&
      date !== null &&
      ['overdue', 'dueToday', 'dueSoon', 'due'].includes(standing.standing)
    ) {
      const message = standing.standing === 'overdue' ? messages.payByToAvoid : messages.lateChargeAfter;
      add('charge', <FormattedMessage {...message} values={{ date, amount: formatCents(wouldBeLate) }} />);
    }
    if (standing.standing === 'overdueCharged') add('trouble', <FormattedMessage {...messages.trouble} />);
    if (standing.transferComing) add('moves', <FormattedMessage {...messages.movesTo} values={{ servicer, date: effective }} />);
    if (standing.standing === 'transferred')
      add('moved', <FormattedMessage {...elsewhere.transferred} values={{ servicer, date: effective }} />);
    if (standing.standing === 'dmi') add('dmi', <FormattedMessage {...elsewhere.dmi} />);
    if (standing.standing === 'specialServicing') add('special', <FormattedMessage {...elsewhere.specialServicing} />);
    if (standing.standing === 'nothingDue') add('nothing', <FormattedMessage {...messages.nothingDue} />);
    if (standing.standing === 'unclear') add('unclear', <FormattedMessage {...messages.unclear} />);
    if (['overdueCharged', 'unclear'].includes(standing.standing)) add('call', <CallSupport />);
  }
  if (notes.length === 0) return null;
  return (
    <ul className="loan-notes">
      {notes.map(([key, note]) => (
        <li key={key}>{note}</li>
      ))}
    </ul>
  );
}
