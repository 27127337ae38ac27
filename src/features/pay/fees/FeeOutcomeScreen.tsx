import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';

import { Redirect } from '#platform/routing/Redirect.tsx';
import { paths } from '#platform/routing/paths.ts';
import { CallSupport } from '#platform/ui/actions/CallSupport.tsx';
import { OutcomePage } from '#platform/ui/feedback/OutcomePage.tsx';

import { useGetFeeOutcomeQuery } from '../intent/payApi.ts';
import { withPayment } from '../intent/payFeature.ts';
import { OutcomeView } from '../outcome/OutcomeView.tsx';
import { DeclinedPage, Receipt } from '../outcome/Receipt.tsx';
import { messages } from './feeMessages.ts';

function FeeOutcome({ shows }: { shows: 'succeeded' | 'failed' }) {
  const [search] = useSearchParams();
  const reference = search.get('ref') ?? '';
  const link = search.get('link') ?? '';
  const outcome = useGetFeeOutcomeQuery(reference, { refetchOnMountOrArgChange: true });

  return (
    <OutcomeView query={outcome} notFound={<NoSuchFeePayment />}>
      {(ended) => {
        if (ended.state === 'succeeded') {
          if (shows !== 'succeeded') return <Redirect to={paths.pay.fees.success(reference)} />;
          return <Receipt receipt={ended.receipt} title={messages.successTitle} />;
        }
        if (shows !== 'failed') return <Redirect to={paths.pay.fees.fail(reference, link)} />;
        return (
          <>
            <DeclinedPage
              reason={ended.reason}
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
      }}
    </OutcomeView>
  );
}

/**
 * `/pay/fees/success?ref=` and `/pay/fees/fail?ref=`: the outcome of a fee payment, as reported by the payment API. Each page redirects
 * to the other when the outcome does not match its path.
 */
export const FeeOutcomeScreen = withPayment(FeeOutcome);

function NoSuchFeePayment() {
  return (
    <OutcomePage tone="info" title={messages.noPaymentTitle}>
      <p>
        <FormattedMessage {...messages.noPayment} />
      </p>
      <p>
        <CallSupport />
      </p>
    </OutcomePage>
  );
}
