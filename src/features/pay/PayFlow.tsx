import type { ReactNode } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { Navigate } from 'react-router-dom';

import { standingOf } from '#domain/loanStanding.ts';
import { useConfig } from '#platform/config/ConfigContext.tsx';
import { paths } from '#platform/routing/paths.ts';
import { ActionLink } from '#platform/ui/ActionLink.tsx';
import { Notice } from '#platform/ui/Notice.tsx';
import { QueryView, type Query } from '#platform/ui/QueryView.tsx';
import { StepTrail } from '#platform/ui/StepTrail.tsx';

import { isTicketEnded } from './guestApi.ts';
import { messages } from './messages.ts';
import type { PayableLoan } from './payable.ts';
import type { PageSubject } from './usePayable.ts';

const STEPS = [messages.stepDetails, messages.stepMode, messages.stepReview, messages.stepDone];

/** The named steps of a payment; `current` counts from 0. */
export function PaySteps({ current, steps = STEPS }: { current: number; steps?: MessageDescriptor[] }) {
  const intl = useIntl();
  return <StepTrail steps={steps.map((step) => intl.formatMessage(step))} current={current} />;
}

interface SubjectProps {
  query: Query<PageSubject>;
  skeleton: ReactNode;
  children: (loan: PayableLoan) => ReactNode;
}

/** Shows the loan that a page is about, or leads to where its visitor belongs. */
export function SubjectView({ query, skeleton, children }: SubjectProps) {
  if (query.currentData === undefined && !query.isFetching && isTicketEnded(query.error)) return <TicketEnded />;
  return (
    <QueryView query={query} skeleton={skeleton}>
      {(subject) => {
        if (subject.kind === 'elsewhere') return <Navigate replace to={subject.to} />;
        if (subject.kind === 'notBoarded') return <NotPayable loanIdentifier={subject.loanIdentifier} />;
        return children(subject.loan);
      }}
    </QueryView>
  );
}

/** What cannot be paid now; a borrower's loan has a page that says why. */
export function ifPayable(loan: PayableLoan, children: ReactNode): ReactNode {
  if (standingOf(loan.record).payable) return children;
  const { right } = loan.terms;
  return right.kind === 'session' ? <NotPayable loanIdentifier={right.loanIdentifier} /> : <NothingDue />;
}

function NotPayable({ loanIdentifier }: { loanIdentifier: string }) {
  return (
    <Notice tone="info" still title={<FormattedMessage {...messages.notPayable} />}>
      <p>
        <FormattedMessage {...messages.notPayableWhy} />
      </p>
      <ActionLink to={paths.loans.details(loanIdentifier)}>
        <FormattedMessage {...messages.seeLoan} />
      </ActionLink>
    </Notice>
  );
}

function NothingDue() {
  const { support } = useConfig();
  return (
    <Notice tone="info" still title={<FormattedMessage {...messages.notPayable} />}>
      <p>
        <FormattedMessage {...messages.nothingDue} />
      </p>
      <p>
        <FormattedMessage {...messages.callUs} values={{ phone: support.phone, hours: support.hours }} />
      </p>
    </Notice>
  );
}

/** The ticket of the identity check is over; who has not paid has to show again who they are. */
export function TicketEnded() {
  return (
    <Notice tone="attention" title={<FormattedMessage {...messages.ticketEndedTitle} />}>
      <p>
        <FormattedMessage {...messages.ticketEnded} />
      </p>
      <ActionLink to={paths.pay.start}>
        <FormattedMessage {...messages.checkAgain} />
      </ActionLink>
    </Notice>
  );
}
