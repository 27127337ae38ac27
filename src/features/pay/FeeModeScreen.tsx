import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';

import type { FeeFound } from '#contract/fees.ts';
import { centsOf } from '#domain/money.ts';
import { statusOf, type PortalError } from '#platform/api/portalError.ts';
import { paths } from '#platform/routing/paths.ts';
import '#platform/servicing/servicing.css';
import { Amount } from '#platform/ui/Amount.tsx';
import { PageTitle } from '#platform/ui/PageTitle.tsx';
import { QueryView } from '#platform/ui/QueryView.tsx';
import { ScreenCard } from '#platform/ui/ScreenCard.tsx';
import { CardSkeleton } from '#platform/ui/CardSkeleton.tsx';
import { SummaryList } from '#platform/ui/SummaryList.tsx';

import { feeRows } from './FeeFacts.tsx';
import { messages } from './feeMessages.ts';
import { useGetFeeQuery } from './feesApi.ts';
import { FEE_STEPS } from './feeSteps.ts';
import { messages as payMessages } from './messages.ts';
import { payableFee } from './payable.ts';
import { PaySteps } from './PayFlow.tsx';
import { PayLayout } from './PayLayout.tsx';
import { PaymentSteps } from './PaymentSteps.tsx';

/** `/pay/fees/{token}/mode`: what the fee of a mailed link is for and how to pay it, then (`step=review`) the review. */
export function FeeModeScreen() {
  const { token = '' } = useParams();
  const [search] = useSearchParams();
  const query = useGetFeeQuery({ token }, { refetchOnMountOrArgChange: true });
  if (query.currentData === undefined && isNotFound(query.error)) return <Navigate replace to={paths.pay.fees.notFound} />;
  return (
    <QueryView
      query={query}
      skeleton={
        <PayLayout>
          <PageTitle message={messages.payTitle} />
          <CardSkeleton lead of="facts" rows={3} />
        </PayLayout>
      }
    >
      {(found) => <FeePayment found={found} token={token} isReview={search.get('step') === 'review'} />}
    </QueryView>
  );
}

/** An unknown link and one that has expired. */
const isNotFound = (error: unknown) => error !== undefined && statusOf(error as PortalError) === 404; // queries fail with nothing else

function FeePayment({ found: { state, fee }, token, isReview }: { found: FeeFound; token: string; isReview: boolean }) {
  const payable = useMemo(() => payableFee(fee, token), [fee, token]);
  if (state === 'cancelled') return <Navigate replace to={paths.pay.fees.cancelled(token)} />;
  const steps = (
    <PaymentSteps
      payable={payable}
      isReview={isReview}
      {...(state === 'paid' ? { paidElsewhere: paths.pay.fees.paid(token) } : {})}
      heading={
        <>
          <PaySteps current={0} steps={FEE_STEPS} />
          <PageTitle message={messages.payTitle} />
          <ScreenCard>
            <p className="due-line">
              <span className="due-line-label">{fee.type}</span>
              <Amount cents={centsOf(fee.amount)} size="due" />
            </p>
            <SummaryList rows={feeRows(fee)} />
            <p className="muted">
              <FormattedMessage {...payMessages.noFee} />
            </p>
          </ScreenCard>
          <h2>
            <FormattedMessage {...messages.choose} />
          </h2>
        </>
      }
    />
  );
  return <PayLayout about={isReview ? payable : undefined}>{steps}</PayLayout>;
}
