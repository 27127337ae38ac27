import { FormattedMessage } from 'react-intl';

import { standingOf } from '#domain/loanStanding.ts';
import { centsOf, formatCents } from '#domain/money.ts';
import { useFormatDay } from '#platform/i18n/useFormatDay.ts';
import { paths } from '#platform/routing/paths.ts';
import { addressLine } from '#platform/servicing/addressLine.ts';
import { AmountBreakdown } from '#platform/servicing/AmountBreakdown.tsx';
import { DueLine } from '#platform/servicing/DueLine.tsx';
import { messages as servicingMessages } from '#platform/servicing/messages.ts';
import { ActionLink } from '#platform/ui/ActionLink.tsx';
import { PageTitle } from '#platform/ui/PageTitle.tsx';
import { ScreenCard } from '#platform/ui/ScreenCard.tsx';

import { messages } from './messages.ts';
import { PayableLoan, PaySteps } from './PayFlow.tsx';
import { PayLayout } from './PayLayout.tsx';

/** `/pay/details?loan=`: what is owed, broken down, before anything is asked. */
export function PayDetailsScreen() {
  const formatDay = useFormatDay();
  return (
    <PayLayout>
      <PaySteps current={0} />
      <PageTitle message={messages.detailsTitle} />
      <PayableLoan>
        {(loan, record) => {
          const standing = standingOf(record);
          const late = centsOf(record.lateChargeAmount) ?? 0;
          const lastTimelyDay = formatDay(standing.lastTimelyDay, 'date');
          return (
            <>
              <p className="lead">
                {addressLine(loan.property)}
                <br />
                <FormattedMessage {...servicingMessages.masked} values={{ lastFour: loan.loanNumber.slice(-4) }} />
              </p>
              <ScreenCard>
                <DueLine record={record} standing={standing.standing} />
                <AmountBreakdown record={record} />
                {late > 0 && lastTimelyDay !== null && standing.standing !== 'overdueCharged' && (
                  <p>
                    <FormattedMessage {...messages.lateNote} values={{ date: lastTimelyDay, amount: formatCents(late) }} />
                  </p>
                )}
                <p className="muted">
                  <FormattedMessage {...messages.noFee} />
                </p>
              </ScreenCard>
              <div className="actions">
                <ActionLink look="primary" to={paths.pay.mode(loan.loanIdentifier)}>
                  <FormattedMessage {...messages.continue} />
                </ActionLink>
                <ActionLink look="quiet" to={paths.loans.details(loan.loanIdentifier)}>
                  <FormattedMessage {...messages.seeLoan} />
                </ActionLink>
              </div>
            </>
          );
        }}
      </PayableLoan>
    </PayLayout>
  );
}
