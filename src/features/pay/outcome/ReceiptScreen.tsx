import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { Link as RouterLink, useParams } from 'react-router-dom';

import { useGetPaymentOutcomeQuery } from '#lending/payments/paymentOutcomeApi.ts';
import { paths } from '#platform/routing/paths.ts';
import { BackLink } from '#platform/ui/actions/BackLink.tsx';
import { OutcomePage } from '#platform/ui/feedback/OutcomePage.tsx';
import { Flow } from '#platform/ui/layout/Flow.tsx';

import { withPayment } from '../intent/payFeature.ts';
import { messages as payMessages } from '../messages.ts';
import { messages } from './outcomeMessages.ts';
import { OutcomeView } from './OutcomeView.tsx';
import { Receipt } from './Receipt.tsx';

/** Seconds during which a prefetched outcome is reused instead of fetched again. */
const JUST_NOW = 3;

function PastReceipt() {
  const { loanIdentifier = '', reference = '' } = useParams();
  const outcome = useGetPaymentOutcomeQuery(reference, { refetchOnMountOrArgChange: JUST_NOW });
  const toLoan = paths.loans.details(loanIdentifier);
  const none = (
    <OutcomePage
      tone="info"
      title={messages.noReceiptTitle}
      actions={
        <Button component={RouterLink} variant="contained" to={toLoan}>
          <FormattedMessage {...payMessages.seeLoan} />
        </Button>
      }
    >
      <p>
        <FormattedMessage {...messages.noReceipt} />
      </p>
    </OutcomePage>
  );
  return (
    <>
      <Flow>
        <BackLink to={toLoan}>
          <FormattedMessage {...messages.backToLoan} />
        </BackLink>
      </Flow>
      <OutcomeView query={outcome} none={none}>
        {(ended) =>
          ended.state === 'succeeded' && ended.receipt.loanIdentifier === loanIdentifier ? (
            <Receipt receipt={ended.receipt} again={<FormattedMessage {...messages.seeAgain} />} />
          ) : (
            none
          )
        }
      </OutcomeView>
    </>
  );
}

/** `/loans/{loanIdentifier}/receipts/{reference}`: receipt of a payment that was made in this portal, as reported by the payment API. */
export const ReceiptScreen = withPayment(PastReceipt);
