import Card from '@mui/material/Card';
import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { useParams, useSearchParams } from 'react-router-dom';

import type { FeeFound } from '#contract/fees.ts';
import { centsOf } from '#domain/money.ts';
import { isNotFound } from '#platform/api/portalError.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { BadLinkRedirect } from '#platform/routing/BadLinkRedirect.tsx';
import { Redirect } from '#platform/routing/Redirect.tsx';
import { paths } from '#platform/routing/paths.ts';
import { CardSkeleton } from '#platform/ui/feedback/CardSkeleton.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';
import { SummaryList } from '#platform/ui/layout/SummaryList.tsx';

import { withPayment } from '../intent/payFeature.ts';
import { selectIntent, type WithPay } from '../intent/paySlice.ts';
import { PayLayout } from '../PayLayout.tsx';
import { PaySteps } from '../PaySteps.tsx';
import { PayTotal } from '../PayTotal.tsx';
import { payableFee, type Payable } from '../steps/payable.ts';
import { PaymentSteps } from '../steps/PaymentSteps.tsx';
import { feeRows } from './FeeFacts.tsx';
import { messages } from './feeMessages.ts';
import { useGetFeeQuery } from './feesApi.ts';

const loadOutcome = () => import(/* webpackChunkName: "FeeOutcomeScreen" */ './FeeOutcomeScreen.tsx');

function FeeMode() {
  const { token = '' } = useParams();
  const [search] = useSearchParams();
  const isReview = search.get('step') === 'review';
  const query = useGetFeeQuery({ token }, { refetchOnMountOrArgChange: true });
  const fee = query.currentData?.fee;
  const payable = useMemo(() => (fee === undefined ? undefined : payableFee(fee, token)), [fee, token]);
  const intent = useSelector((state: WithPay) => selectIntent(state, payable?.terms.subject ?? ''));
  if (query.currentData === undefined && isNotFound(query.error)) return <BadLinkRedirect />;
  return (
    <PayLayout
      about={isReview ? payable : undefined}
      method={isReview ? (intent?.method ?? undefined) : undefined}
      showsAmount={isReview}
    >
      {payable === undefined && <FeeTitle />}
      <QueryView query={query} skeleton={<CardSkeleton hasLead rowKind="facts" rows={3} />}>
        {(found) => payable !== undefined && <FeePayment found={found} payable={payable} token={token} isReview={isReview} />}
      </QueryView>
    </PayLayout>
  );
}

/**
 * `/pay/fees/{token}/mode`: opened from an emailed link; shows the fee and the choice of a payment method, then the review
 * (`step=review`).
 */
export const FeeModeScreen = withPayment(FeeMode);

const FeeTitle = () => (
  <>
    <PaySteps of="fee" current={0} />
    <PageTitle />
  </>
);

interface FeePaymentProps {
  found: FeeFound;
  payable: Payable;
  token: string;
  isReview: boolean;
}

function FeePayment({ found: { state, fee }, payable, token, isReview }: FeePaymentProps) {
  if (state === 'cancelled') return <Redirect to={paths.pay.fees.cancelled(token)} />;
  return (
    <PaymentSteps
      payable={payable}
      isReview={isReview}
      loadOutcome={loadOutcome}
      {...(state === 'paid' ? { alreadyPaidPath: paths.pay.fees.paid(token) } : {})}
      heading={
        // A fee that is already paid redirects to its own page, so its amount is not shown here for a moment.
        state === 'paid' ? (
          <>
            <FeeTitle />
            <CardSkeleton hasLead rowKind="facts" rows={3} />
          </>
        ) : (
          <>
            <FeeTitle />
            <Card>
              <PayTotal label={fee.type} cents={centsOf(fee.amount)} isFee />
              <SummaryList rows={feeRows(fee)} />
            </Card>
            <h2>
              <FormattedMessage {...messages.choose} />
            </h2>
          </>
        )
      }
    />
  );
}
