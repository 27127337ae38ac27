import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';

import { standingOf } from '#domain/loanStanding.ts';
import { centsOf, formatCents } from '#domain/money.ts';
import { useFormatDay } from '#platform/i18n/useFormatDay.ts';
import { paths } from '#platform/routing/paths.ts';
import { AmountBreakdown } from '#platform/servicing/AmountBreakdown.tsx';
import { DueLine } from '#platform/servicing/DueLine.tsx';
import { messages as servicingMessages } from '#platform/servicing/messages.ts';
import { ActionLink } from '#platform/ui/ActionLink.tsx';
import { CardSkeleton } from '#platform/ui/CardSkeleton.tsx';
import { Notice } from '#platform/ui/Notice.tsx';
import { PageTitle } from '#platform/ui/PageTitle.tsx';
import { ScreenCard } from '#platform/ui/ScreenCard.tsx';

import { messages } from './messages.ts';
import type { PayableLoan } from './payable.ts';
import { ifPayable, PaySteps, SubjectView } from './PayFlow.tsx';
import { PayLayout } from './PayLayout.tsx';
import { usePayable } from './usePayable.ts';

/** `/pay/details`, for one's own loan with `?loan=`: what is owed, broken down, before anything is asked. */
export function PayDetailsScreen() {
  const query = usePayable('details');
  return (
    <PayLayout>
      <PaySteps current={0} />
      <PageTitle message={messages.detailsTitle} />
      <SubjectView query={query} skeleton={<CardSkeleton lead of="facts" rows={4} />}>
        {(loan) => ifPayable(loan, <WhatIsOwed loan={loan} />)}
      </SubjectView>
    </PayLayout>
  );
}

function WhatIsOwed({ loan: { record, address, loanLastFour, terms, pages } }: { loan: PayableLoan }) {
  const formatDay = useFormatDay();
  const { right } = terms;
  const { standing, lastTimelyDay, isFirstPayment, transferComing } = standingOf(record);
  const late = centsOf(record.lateChargeAmount) ?? 0;
  const lateFrom = formatDay(lastTimelyDay, 'date');
  return (
    <>
      <p className="lead">
        {address}
        <br />
        <FormattedMessage {...servicingMessages.masked} values={{ lastFour: loanLastFour }} />
      </p>
      {right.kind === 'ticket' && transferComing && (
        <Notice tone="info" still>
          <p>
            <FormattedMessage
              {...messages.movesTo}
              values={{ servicer: record.newServicer ?? '', date: formatDay(record.newServicerEffectiveDate, 'date') ?? '' }}
            />
          </p>
          <p>
            <Link to={paths.pay.newServicer}>
              <FormattedMessage {...messages.aboutMove} />
            </Link>
          </p>
        </Notice>
      )}
      <ScreenCard>
        {right.kind === 'ticket' && isFirstPayment && (
          <p>
            <FormattedMessage {...messages.firstPayment} />
          </p>
        )}
        <DueLine record={record} standing={standing} />
        <AmountBreakdown record={record} />
        {late > 0 && lateFrom !== null && standing !== 'overdueCharged' && (
          <p>
            <FormattedMessage {...messages.lateNote} values={{ date: lateFrom, amount: formatCents(late) }} />
          </p>
        )}
        <p className="muted">
          <FormattedMessage {...messages.noFee} />
        </p>
      </ScreenCard>
      <div className="actions">
        <ActionLink look="primary" to={pages.mode}>
          <FormattedMessage {...messages.continue} />
        </ActionLink>
        {right.kind === 'session' && (
          <ActionLink look="quiet" to={paths.loans.details(right.loanIdentifier)}>
            <FormattedMessage {...messages.seeLoan} />
          </ActionLink>
        )}
      </div>
      {right.kind === 'ticket' && (
        <p className="muted small">
          <FormattedMessage {...messages.tenMinutes} />
        </p>
      )}
    </>
  );
}
