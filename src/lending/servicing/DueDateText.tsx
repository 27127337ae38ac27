import { FormattedMessage, useIntl } from 'react-intl';

import { useFormatDay } from '#platform/i18n/useFormatDay.ts';

import type { LoanServicing } from './loanTypes.ts';
import { messages } from './messages.ts';

/**
 * The due date as text: "due Friday, Dec 1, in 10 days". The number of days comes from the lender.
 * @param isNext everything before this payment is paid
 */
export function DueDateText({ record, isNext }: { record: LoanServicing; isNext: boolean }) {
  const formatDay = useFormatDay();
  const intl = useIntl();
  const day = formatDay(record.dueDate, 'weekday');
  const days = record.daysUntilDueDate;
  if (day === null || days === null) return <>{intl.formatMessage(messages.unknownDate)}</>;
  const date = <b>{day}</b>;
  if (isNext) return <FormattedMessage {...messages.nextDue} values={{ date }} />;
  if (days === 0) return <FormattedMessage {...messages.dueToday} values={{ date }} />;
  return days > 0 ? (
    <FormattedMessage {...messages.dueIn} values={{ date, days }} />
  ) : (
    <FormattedMessage {...messages.wasDue} values={{ date, days: -days }} />
  );
}
