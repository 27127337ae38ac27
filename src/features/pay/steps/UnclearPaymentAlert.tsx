import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { FormattedMessage } from 'react-intl';

import { messages } from '#lending/servicing/paidMessages.ts';
import { CallSupport } from '#platform/ui/actions/CallSupport.tsx';

/** Warning above the choice of a method and the review: a recent payment's record could not be read, so paying now may pay twice. */
export const UnclearPaymentAlert = () => (
  <Alert severity="warning" role="note">
    <AlertTitle>
      <FormattedMessage {...messages.unclearPayment} />
    </AlertTitle>
    <UnclearPaymentText />
  </Alert>
);

export const UnclearPaymentText = () => (
  <p>
    <FormattedMessage {...messages.unclearPaymentHelp} /> <CallSupport />
  </p>
);
