import { FormattedMessage } from 'react-intl';

import { paths } from '#platform/routing/paths.ts';
import { ActionLink } from '#platform/ui/actions/ActionLink.tsx';
import { CallSupport } from '#platform/ui/actions/CallSupport.tsx';
import { OutcomePage } from '#platform/ui/feedback/OutcomePage.tsx';

import { PayLayout } from '../PayLayout.tsx';
import { messages } from './feeMessages.ts';

/** `/pay/fees/notfound`: a fee's link that is unknown or has expired. */
export function FeeNotFoundScreen() {
  return (
    <PayLayout>
      <OutcomePage
        tone="attention"
        actions={
          <ActionLink to={paths.pay.start}>
            <FormattedMessage {...messages.toPay} />
          </ActionLink>
        }
      >
        <p>
          <FormattedMessage {...messages.notFoundLead} />
        </p>
        <p>
          <FormattedMessage {...messages.notFoundNext} />
        </p>
        <p>
          <CallSupport />
        </p>
      </OutcomePage>
    </PayLayout>
  );
}
