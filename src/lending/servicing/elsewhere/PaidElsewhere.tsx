import { FormattedMessage } from 'react-intl';

import { isPaidElsewhere, standingOf } from '#domain/loanStanding.ts';
import { useFormatDay } from '#platform/i18n/useFormatDay.ts';

import type { LoanServicing } from '../loanShapes.ts';
import { elsewhereMessages as messages } from './elsewhereMessages.ts';
import { NewServicerCard } from './NewServicerCard.tsx';
import { WhereToPay } from './WhereToPay.tsx';

/**
 * For a signed-in borrower's loan that cannot be paid here: shows who takes the payments and how to reach them. Renders nothing for other
 * loans.
 */
export function PaidElsewhere({ loanIdentifier, record }: { loanIdentifier: string; record: LoanServicing }) {
  const formatDay = useFormatDay();
  const standing = standingOf(record);
  const { standing: whose } = standing;
  if (!isPaidElsewhere(whose)) return null;
  return (
    <>
      <p>
        {whose === 'transferred' ? (
          <FormattedMessage
            {...messages.transferred}
            values={{ servicer: record.newServicer ?? '', date: formatDay(record.newServicerEffectiveDate, 'date') ?? '' }}
          />
        ) : (
          <FormattedMessage {...messages[whose]} />
        )}
      </p>
      {whose === 'transferred' ? (
        <NewServicerCard record={record} standing={standing} />
      ) : (
        <WhereToPay loanIdentifier={loanIdentifier} standing={whose} />
      )}
    </>
  );
}
