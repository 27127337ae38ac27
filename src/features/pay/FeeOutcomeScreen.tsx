import { FormattedMessage } from 'react-intl';
import { Navigate, useSearchParams } from 'react-router-dom';

import { useConfig } from '#platform/config/ConfigContext.tsx';
import { paths } from '#platform/routing/paths.ts';
import { OutcomePage } from '#platform/ui/OutcomePage.tsx';
import { PageTitle } from '#platform/ui/PageTitle.tsx';
import { QueryView } from '#platform/ui/QueryView.tsx';
import { Skeleton } from '#platform/ui/Skeleton.tsx';

import { CheckingStep } from './CheckingStep.tsx';
import { messages } from './feeMessages.ts';
import { FEE_STEPS } from './feeSteps.ts';
import { useGetFeeOutcomeQuery } from './payApi.ts';
import { PaySteps } from './PayFlow.tsx';
import { PayLayout } from './PayLayout.tsx';
import { DeclinedPage, Receipt } from './Receipt.tsx';

/** Milliseconds between questions while a payment is still running. */
const POLL_MS = 2000;

/** `/pay/fees/success?ref=` and `/pay/fees/fail?ref=`: how a fee's payment ended, as the payment API has it; each leads to the other. */
export function FeeOutcomeScreen({ shows }: { shows: 'succeeded' | 'failed' }) {
  const [search] = useSearchParams();
  const reference = search.get('ref') ?? '';
  const link = search.get('link') ?? '';
  const outcome = useGetFeeOutcomeQuery(reference, { refetchOnMountOrArgChange: true });
  const isRunning = outcome.currentData?.state === 'running';
  useGetFeeOutcomeQuery(reference, { pollingInterval: isRunning ? POLL_MS : 0 });

  return (
    <PayLayout>
      {outcome.currentData === undefined && <PageTitle message={messages.outcomeTitle} />}
      <QueryView query={outcome} skeleton={<Skeleton height="420px" />}>
        {(data) => {
          switch (data.state) {
            case 'succeeded':
              if (shows !== 'succeeded') return <Navigate replace to={paths.pay.fees.success(reference)} />;
              return (
                <>
                  <PaySteps current={2} steps={FEE_STEPS} />
                  <Receipt receipt={data.receipt} title={messages.successTitle} goOn={null} />
                  <p className="muted no-print">
                    <FormattedMessage {...messages.finished} />
                  </p>
                </>
              );
            case 'failed':
              if (shows !== 'failed') return <Navigate replace to={paths.pay.fees.fail(reference, link)} />;
              return (
                <>
                  <DeclinedPage
                    reason={data.reason}
                    title={messages.failTitle}
                    tryAnother={link === '' ? null : paths.pay.fees.mode(link)}
                  />
                  {link === '' && (
                    <p>
                      <FormattedMessage {...messages.openMail} />
                    </p>
                  )}
                </>
              );
            case 'running':
              return <CheckingStep isUnanswerable={false} />;
            case 'none':
              // Known from before this payment was sent, perhaps: what is being asked now decides.
              return outcome.isFetching ? (
                <>
                  <PageTitle message={messages.outcomeTitle} />
                  <Skeleton height="420px" />
                </>
              ) : (
                <NoSuchFeePayment />
              );
          }
        }}
      </QueryView>
    </PayLayout>
  );
}

function NoSuchFeePayment() {
  const { support } = useConfig();
  return (
    <OutcomePage tone="info" title={messages.noPaymentTitle}>
      <p>
        <FormattedMessage {...messages.noPayment} />
      </p>
      <p>
        <FormattedMessage {...messages.callUs} values={{ phone: support.phone, hours: support.hours }} />
      </p>
    </OutcomePage>
  );
}
