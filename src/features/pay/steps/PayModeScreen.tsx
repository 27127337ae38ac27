import { useSearchParams } from 'react-router-dom';

import { CardSkeleton } from '#platform/ui/feedback/CardSkeleton.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';

import { messages } from '../messages.ts';
import { PayLayout } from '../PayLayout.tsx';
import { PaySteps } from '../PaySteps.tsx';
import { PaymentSteps } from './PaymentSteps.tsx';
import { SubjectView } from './SubjectView.tsx';
import { usePayable } from './usePayable.ts';

/** `/pay/mode`, with `?loan=` for the borrower's own loan: how to pay, then (`step=review`) the review. */
export function PayModeScreen() {
  const [search] = useSearchParams();
  const query = usePayable('mode');
  const subject = query.currentData;
  return (
    <PayLayout about={subject?.kind === 'loan' ? subject.loan : undefined}>
      {subject?.kind !== 'loan' && (
        <>
          <PaySteps current={1} />
          <PageTitle message={messages.modeTitle} />
        </>
      )}
      <SubjectView query={query} skeleton={<CardSkeleton of="fields" rows={3} />}>
        {(loan) => <PaymentSteps payable={loan} isReview={search.get('step') === 'review'} />}
      </SubjectView>
    </PayLayout>
  );
}
