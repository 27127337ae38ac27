import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';

import { elsewhereMessages } from '#lending/servicing/elsewhere/elsewhereMessages.ts';
import { useFormatDay } from '#platform/i18n/useFormatDay.ts';
import { CallSupport } from '#platform/ui/actions/CallSupport.tsx';

import type { LoanNote } from './loanNotes.ts';
import { messages } from './messages.ts';

const WORDS: Record<Exclude<LoanNote['says'], 'call'>, MessageDescriptor> = { ...messages, ...elsewhereMessages };

/** List of things a borrower should know about a loan besides its amount. */
export function LoanNotes({ notes }: { notes: readonly LoanNote[] }) {
  const intl = useIntl();
  const formatDay = useFormatDay();
  if (notes.length === 0) return null;
  return (
    <ul className="loan-notes">
      {notes.map(({ says, amount = '', date, servicer = '', months = [] }) => (
        <li key={says}>
          {says === 'call' ? (
            <CallSupport />
          ) : (
            <FormattedMessage
              {...WORDS[says]}
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
