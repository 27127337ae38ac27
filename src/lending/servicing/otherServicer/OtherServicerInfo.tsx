import { FormattedMessage } from 'react-intl';

import { isServicedElsewhere, getLoanStatus } from '#domain/loanStatus.ts';
import { useFormatDay } from '#platform/i18n/useFormatDay.ts';

import type { LoanServicing } from '../loanTypes.ts';
import { otherServicerMessages as messages } from './otherServicerMessages.ts';
import { NewServicerCard } from './NewServicerCard.tsx';
import { WhereToPay } from './WhereToPay.tsx';

/**
 * For a signed-in borrower's loan that cannot be paid here: shows who takes the payments and how to reach them. Renders nothing for other
 * loans.
 */
export function OtherServicerInfo({ loanIdentifier, record }: { loanIdentifier: string; record: LoanServicing }) {
  const formatDay = useFormatDay();
  const standing = getLoanStatus(record);
  const { status: whose } = standing;
  if (!isServicedElsewhere(whose)) return null;
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
