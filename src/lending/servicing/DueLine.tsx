import { FormattedMessage } from 'react-intl';

import type { Standing } from '#domain/loanStanding.ts';
import { centsOf } from '#domain/money.ts';
import { isPaid, paidLately } from '#domain/paidLately.ts';
import { Amount } from '#platform/ui/layout/Amount.tsx';

import type { LoanServicing } from './loanShapes.ts';
import { DueWords } from './DueWords.tsx';
import { messages } from './messages.ts';
import './servicing.css';

/** Shows the amount due as the largest text on the page, with its due date beside it. */
export function DueLine({ record, standing }: { record: LoanServicing; standing: Standing }) {
  const isNext = standing === 'paidAhead' || isPaid(paidLately(record));
  return (
    <p className="due-line">
      <span className="due-line-label">
        <FormattedMessage {...(isNext ? messages.nextPayment : messages.amountDue)} />
      </span>
      <Amount cents={centsOf(record.totalAmountDue)} size="due" />
      <span className="due-line-words">
        <DueWords record={record} isNext={isNext} />
      </span>
    </p>
  );
}
