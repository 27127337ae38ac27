import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';

import { otherServicerMessages } from '#lending/servicing/otherServicer/otherServicerMessages.ts';
import { useFormatDay } from '#platform/i18n/useFormatDay.ts';
import { CallSupport } from '#platform/ui/actions/CallSupport.tsx';

import type { LoanNote } from './loanNotesFor.ts';
import { messages } from './messages.ts';

const NOTE_MESSAGES: Record<Exclude<LoanNote['messageKey'], 'call'>, MessageDescriptor> = {
  ...messages,
  ...otherServicerMessages,
};

export function LoanNotes({ notes }: { notes: readonly LoanNote[] }) {
  const intl = useIntl();
  const formatDay = useFormatDay();
  if (notes.length === 0) return null;
  return (
    <ul className="loan-notes">
      {notes.map(({ messageKey, amount = '', date, servicer = '', months = [] }) => (
        <li key={messageKey}>
          {messageKey === 'call' ? (
            <CallSupport />
          ) : (
            <FormattedMessage
              {...NOTE_MESSAGES[messageKey]}
              values={{
                amount,
                servicer,
                date: formatDay(date, 'date') ?? '',
                count: months.length,
                months: months.length === 0 ? '' : intl.formatList(months.map((month) => formatDay(month, 'month') ?? '')),
              }}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
