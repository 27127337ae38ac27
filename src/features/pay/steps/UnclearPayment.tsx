import { FormattedMessage } from 'react-intl';

import { messages } from '#lending/servicing/paidMessages.ts';
import { CallSupport } from '#platform/ui/actions/CallSupport.tsx';
import { Notice } from '#platform/ui/feedback/Notice.tsx';

/** Says, above the choice of a method and the review, that something was paid of which nothing more can be shown. */
export const UnclearPayment = () => (
  <Notice tone="attention" still title={<FormattedMessage {...messages.unclearPayment} />}>
    <UnclearPaymentWords />
  </Notice>
);

export const UnclearPaymentWords = () => (
  <p>
    <FormattedMessage {...messages.unclearPaymentHelp} /> <CallSupport />
  </p>
);
