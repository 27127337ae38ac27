import { FormattedMessage } from 'react-intl';
import { Link, useParams } from 'react-router-dom';

import type { Loan } from '#contract/borrower/loans.ts';
import { standingOf } from '#domain/loanStanding.ts';
import { centsOf, formatCents } from '#domain/money.ts';
import { addressLine } from '#lending/servicing/addressLine.ts';
import { AmountBreakdown } from '#lending/servicing/AmountBreakdown.tsx';
import { DueLine } from '#lending/servicing/DueLine.tsx';
import { NewServicerCard } from '#lending/servicing/NewServicerCard.tsx';
import { useConfig } from '#platform/config/ConfigContext.tsx';
import { QueryView } from '#platform/query/QueryView.tsx';
import { paths } from '#platform/routing/paths.ts';
import { ActionLink } from '#platform/ui/actions/ActionLink.tsx';
import { PrintButton } from '#platform/ui/actions/PrintButton.tsx';
import { StatusLabel } from '#platform/ui/feedback/StatusLabel.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';
import { ScreenCard } from '#platform/ui/layout/ScreenCard.tsx';

import { LoanFacts } from './LoanFacts.tsx';
import { LoanNotes } from './LoanNotes.tsx';
import './loans.css';
import { useGetLoanQuery } from './loansApi.ts';
import { LoansSkeleton } from './LoansSkeleton.tsx';
import { messages } from './messages.ts';
import { loanLabelOf } from './loanLabel.ts';

/** `/loans/{loanIdentifier}`: what is owed and how it adds up, who services the loan, its numbers and addresses. */
export function LoanDetailsScreen() {
  const { loanIdentifier = '' } = useParams();
  const loan = useGetLoanQuery(loanIdentifier);

  return (
    <>
      <p className="no-print">
        <Link to={paths.loans.list}>
          <FormattedMessage {...messages.backToLoans} />
        </Link>
      </p>
      <PageTitle message={messages.detailsTitle} />
      <QueryView query={loan} skeleton={<LoansSkeleton />}>
        {(data) => <LoanDetails loan={data} />}
      </QueryView>
    </>
  );
}

function LoanDetails({ loan }: { loan: Loan }) {
  const { support } = useConfig();
  const record = loan.loanServicings[0];
  const standing = standingOf(record);
  const status = loanLabelOf(standing);
  const cents = centsOf(record?.totalAmountDue);
  const isDueHere = record !== undefined && !['transferred', 'dmi', 'specialServicing', 'nothingDue'].includes(standing.standing);

  return (
    <>
      <p className="lead loan-details-lead">{addressLine(loan.property)}</p>
      <div className="loan-details">
        <div className="stack">
          <ScreenCard>
            <StatusLabel tone={status.tone}>
              <FormattedMessage {...status.label} />
            </StatusLabel>
            {isDueHere && <DueLine record={record} standing={standing.standing} />}
            <LoanNotes record={record} standing={standing} />
            <div className="actions no-print">
              {standing.payable && cents !== null && (
                <ActionLink to={paths.pay.details(loan.loanIdentifier)} look="primary">
                  <FormattedMessage {...messages.pay} values={{ amount: formatCents(cents) }} />
                </ActionLink>
              )}
              <PrintButton />
            </div>
          </ScreenCard>
          {isDueHere && (
            <ScreenCard title={<FormattedMessage {...messages.breakdown} />}>
              <AmountBreakdown record={record} />
              <p className="muted small">
                <FormattedMessage {...messages.notAStatement} />
                <br />
                <FormattedMessage {...messages.callUs} values={{ phone: support.phone, hours: support.hours }} />
              </p>
            </ScreenCard>
          )}
          {record !== undefined && record.newServicer !== null && <NewServicerCard record={record} standing={standing} />}
        </div>
        <div className="stack">
          <LoanFacts loan={loan} />
          <div className="no-print">
            <p>
              <FormattedMessage {...messages.lookingFor} />
            </p>
            <p>
              <Link to={paths.help}>
                <FormattedMessage {...messages.whereToFind} />
              </Link>
            </p>
          </div>
        </div>
      </div>
    </>
  );
}
