import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { FormattedMessage } from 'react-intl';

import { messages } from '#lending/servicing/paidMessages.ts';
import { CallSupport } from '#platform/ui/actions/CallSupport.tsx';

/** Says, above the choice of a method and the review, that something was paid of which nothing more can be shown. */
export const UnclearPayment = () => (
  <Alert severity="warning" role="note">
    <AlertTitle>
      <FormattedMessage {...messages.unclearPayment} />
    </AlertTitle>
    <UnclearPaymentWords />
  </Alert>
);

export const UnclearPaymentWords = () => (
  <p>
    <FormattedMessage {...messages.unclearPaymentHelp} /> <CallSupport />
  </p>
);
