import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';

import type { Loan, LoanServicing } from '#contract/borrower.ts';
import { standingOf } from '#domain/loanStanding.ts';
import { useGetLoanQuery } from '#features/loans/loansApi.ts';
import { paths } from '#platform/routing/paths.ts';
import { ActionLink } from '#platform/ui/ActionLink.tsx';
import { Notice } from '#platform/ui/Notice.tsx';
import { QueryView } from '#platform/ui/QueryView.tsx';
import { Skeleton } from '#platform/ui/Skeleton.tsx';
import { StepTrail } from '#platform/ui/StepTrail.tsx';

import { messages } from './messages.ts';

const STEPS = [messages.stepDetails, messages.stepMode, messages.stepReview, messages.stepDone];

/** The named steps of a payment; `current` counts from 0. */
export function PaySteps({ current }: { current: number }) {
  const intl = useIntl();
  return <StepTrail steps={STEPS.map((step) => intl.formatMessage(step))} current={current} />;
}

/** Loads the loan that the address names and hands on what can be paid on it; says so when nothing can. */
export function PayableLoan({ children }: { children: (loan: Loan, record: LoanServicing) => ReactNode }) {
  const [search] = useSearchParams();
  const loanIdentifier = search.get('loan') ?? '';
  const loan = useGetLoanQuery(loanIdentifier);
  return (
    <QueryView query={loan} skeleton={<Skeleton height="320px" />}>
      {(data) => {
        const record = data.loanServicings[0];
        if (record !== undefined && standingOf(record).payable) return children(data, record);
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
      }}
    </QueryView>
  );
}
