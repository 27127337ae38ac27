import { FormattedMessage } from 'react-intl';

import { isPaidElsewhere, standingOf } from '#domain/loanStanding.ts';
import { PaidElsewhere } from '#lending/servicing/elsewhere/PaidElsewhere.tsx';
import type { LoanServicing } from '#lending/servicing/loanShapes.ts';
import { paths } from '#platform/routing/paths.ts';
import { ActionLink } from '#platform/ui/actions/ActionLink.tsx';
import { CallSupport } from '#platform/ui/actions/CallSupport.tsx';
import { Notice } from '#platform/ui/feedback/Notice.tsx';

import { messages } from '../messages.ts';

interface Props {
  loanIdentifier: string;
  /** Undefined for a loan that is not boarded yet. */
  record?: LoanServicing;
}

/** A borrower's loan that cannot be paid now: who takes its payments, or that its own page says why. */
export function NotPayable({ loanIdentifier, record }: Props) {
  const seeLoan = (
    <ActionLink to={paths.loans.details(loanIdentifier)}>
      <FormattedMessage {...messages.seeLoan} />
    </ActionLink>
  );
  if (record !== undefined && isPaidElsewhere(standingOf(record).standing)) {
    return (
      <>
        <h2>
          <FormattedMessage {...messages.notPayable} />
        </h2>
        <PaidElsewhere loanIdentifier={loanIdentifier} record={record} />
        <div className="actions">{seeLoan}</div>
      </>
    );
  }
  return (
    <Notice tone="info" still title={<FormattedMessage {...messages.notPayable} />}>
      <p>
        <FormattedMessage {...messages.notPayableWhy} />
      </p>
      {seeLoan}
    </Notice>
  );
}

/** For a guest, for whom there is no page about the loan: what is owed, or who takes it, is not known here. */
export function NotKnown() {
  return (
    <Notice tone="attention" still title={<FormattedMessage {...messages.notPayable} />}>
      <p>
        <FormattedMessage {...messages.notKnown} />
      </p>
      <p>
        <CallSupport />
      </p>
    </Notice>
  );
}

/** The same for a guest where nothing is due. */
export function NothingDue() {
  return (
    <Notice tone="info" still title={<FormattedMessage {...messages.notPayable} />}>
      <p>
        <FormattedMessage {...messages.nothingDue} />
      </p>
      <p>
        <CallSupport />
      </p>
    </Notice>
  );
}
