import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { FormattedMessage } from 'react-intl';

import type { RecentPayment } from '#contract/borrower/loans.ts';
import { centsOf, formatCents } from '#domain/money.ts';
import type { RecentInstallment } from '#domain/recentInstallment.ts';
import { useFormatDay } from '#platform/i18n/useFormatDay.ts';

import { messages } from './reviewMessages.ts';

interface Props {
  paid: RecentInstallment<RecentPayment>;
  /** Due date of the installment that is about to be paid. */
  dueDate: string;
}

/**
 * Warning above the choice of a method and the review: an installment was paid recently or is being paid, and this would be another one.
 */
export function PaidRecentlyAlert(props: Props) {
  return (
    <Alert severity="warning" role="note">
      <AlertTitle>
        <FormattedMessage {...(props.paid.isProcessing ? messages.onItsWayTitle : messages.paidBeforeTitle)} />
      </AlertTitle>
      <PaidRecentlyText {...props} />
    </Alert>
  );
}

export function PaidRecentlyText({ paid: { payment, isToday, isProcessing }, dueDate }: Props) {
  const formatDay = useFormatDay();
  const amount = formatCents(centsOf(payment.amount) ?? 0);
  const due = formatDay(dueDate, 'date') ?? '';
  const date = formatDay(payment.receivedOn, 'date') ?? '';
  return (
    <p>
      {isProcessing ? (
        <FormattedMessage {...messages.onItsWay} values={{ amount }} />
      ) : isToday ? (
        <FormattedMessage {...messages.paidBeforeToday} values={{ amount, due }} />
      ) : (
        <FormattedMessage {...messages.paidBefore} values={{ amount, date, due }} />
      )}
    </p>
  );
}
