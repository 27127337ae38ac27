import { FormattedMessage } from 'react-intl';

import type { LoanStatus } from '#domain/loanStatus.ts';
import { centsOf } from '#domain/money.ts';
import { isInstallmentPaid, recentInstallment } from '#domain/recentInstallment.ts';
import { Amount } from '#platform/ui/layout/Amount.tsx';

import type { LoanServicing } from './loanTypes.ts';
import { DueDateText } from './DueDateText.tsx';
import { messages } from './messages.ts';
import './servicing.css';

/** Shows the amount due as the largest text on the page, with its due date beside it. */
export function DueLine({ record, standing }: { record: LoanServicing; standing: LoanStatus }) {
  const isNext = standing === 'paidAhead' || isInstallmentPaid(recentInstallment(record));
  return (
    <p className="due-line">
      <span className="due-line-label">
        <FormattedMessage {...(isNext ? messages.nextPayment : messages.amountDue)} />
      </span>
      <Amount cents={centsOf(record.totalAmountDue)} size="due" />
      <span className="due-line-words">
        <DueDateText record={record} isNext={isNext} />
      </span>
    </p>
  );
}
