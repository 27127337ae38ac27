import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { Link as RouterLink, useParams } from 'react-router-dom';

import { useGetPaymentOutcomeQuery } from '#lending/payments/paymentOutcomeApi.ts';
import { paths } from '#platform/routing/paths.ts';
import { BackLink } from '#platform/ui/actions/BackLink.tsx';
import { OutcomePage } from '#platform/ui/feedback/OutcomePage.tsx';
import { NarrowColumn } from '#platform/ui/layout/NarrowColumn.tsx';

import { withPayment } from '../intent/payFeature.ts';
import { messages as payMessages } from '../messages.ts';
import { messages } from './outcomeMessages.ts';
import { OutcomeView } from './OutcomeView.tsx';
import { Receipt } from './Receipt.tsx';

/** Seconds during which a prefetched outcome is reused instead of fetched again. */
const OUTCOME_REUSE_SECONDS = 3;

function PastReceipt() {
  const { loanIdentifier = '', reference = '' } = useParams();
  const outcome = useGetPaymentOutcomeQuery(reference, { refetchOnMountOrArgChange: OUTCOME_REUSE_SECONDS });
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
      <NarrowColumn>
        <BackLink to={toLoan}>
          <FormattedMessage {...messages.backToLoan} />
        </BackLink>
      </NarrowColumn>
      <OutcomeView query={outcome} notFound={none}>
        {(ended) =>
          ended.state === 'succeeded' && ended.receipt.loanIdentifier === loanIdentifier ? (
            <Receipt receipt={ended.receipt} printNote={<FormattedMessage {...messages.seeAgain} />} />
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
