import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';

import type { PaymentMethodType } from '#contract/payment.ts';
import { CallSupport } from '#platform/ui/actions/CallSupport.tsx';
import { StatusLabel } from '#platform/ui/feedback/StatusLabel.tsx';

import { messages } from '../messages.ts';
import type { MethodStatus } from './methodStatus.ts';

interface Props {
  status: MethodStatus;
  /** Expiry month of a card, "MM / YY"; null when there is none. */
  month: string | null;
  type: PaymentMethodType;
}

/** Renders nothing for a usable payment method. */
export function MethodStatusText({ status, month, type }: Props) {
  switch (status) {
    case 'good':
      return null;
    case 'expiresSoon':
      return (
        <Typography variant="body2">
          <StatusLabel tone="warning">
            <FormattedMessage {...messages.expiresSoon} values={{ month: month ?? '' }} />
          </StatusLabel>
        </Typography>
      );
    case 'expired':
      return (
        <Typography variant="body2">
          <StatusLabel tone="error">
            {month === null ? (
              <FormattedMessage {...messages.expiredSome} />
            ) : (
              <FormattedMessage {...messages.expired} values={{ month }} />
            )}
          </StatusLabel>
        </Typography>
      );
    case 'unknown':
      return (
        <>
          <Typography variant="body2">
            <StatusLabel tone="warning">
              <FormattedMessage {...messages.unknownStanding} />
            </StatusLabel>
          </Typography>
          <Typography variant="body2">
            <CallSupport />
          </Typography>
        </>
      );
    case 'inactive':
      return (
        <>
          <Typography variant="body2">
            <StatusLabel tone="error">
              <FormattedMessage {...messages.inactive} />
            </StatusLabel>
          </Typography>
          <Typography variant="body2">
            <FormattedMessage {...(type === 'ACH' ? messages.inactiveBank : messages.inactiveCard)} />
          </Typography>
        </>
      );
  }
}
