import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';

import { paths } from '#platform/routing/paths.ts';
import { CallSupport } from '#platform/ui/actions/CallSupport.tsx';
import { OutcomePage } from '#platform/ui/feedback/OutcomePage.tsx';

import { PayLayout } from '../PayLayout.tsx';
import { messages } from './feeMessages.ts';

/** `/pay/fees/notfound`: shown when the link to a fee is unknown or has expired. */
export function FeeNotFoundScreen() {
  return (
    <PayLayout>
      <OutcomePage
        tone="warning"
        actions={
          <Button component={RouterLink} variant="outlined" to={paths.pay.start}>
            <FormattedMessage {...messages.toPay} />
          </Button>
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
