import { FormattedMessage } from 'react-intl';

import type { PaymentMethodType } from '#contract/payment.ts';
import { CallSupport } from '#platform/ui/actions/CallSupport.tsx';
import { StatusLabel } from '#platform/ui/feedback/StatusLabel.tsx';

import { messages } from '../messages.ts';
import type { Standing } from './standingOf.ts';

interface Props {
  standing: Standing;
  /** A card's last month, "MM / YY". */
  month: string | null;
  type: PaymentMethodType;
}

/** What is wrong with a method, or soon will be; nothing about one that can be used. */
export function AccountStanding({ standing, month, type }: Props) {
  switch (standing) {
    case 'good':
      return null;
    case 'expiresSoon':
      return (
        <p className="small">
          <StatusLabel tone="attention">
            <FormattedMessage {...messages.expiresSoon} values={{ month: month ?? '' }} />
          </StatusLabel>
        </p>
      );
    case 'expired':
      return (
        <p className="small">
          <StatusLabel tone="error">
            {month === null ? (
              <FormattedMessage {...messages.expiredSome} />
            ) : (
              <FormattedMessage {...messages.expired} values={{ month }} />
            )}
          </StatusLabel>
        </p>
      );
    case 'unknown':
      return (
        <>
          <p className="small">
            <StatusLabel tone="attention">
              <FormattedMessage {...messages.unknownStanding} />
            </StatusLabel>
          </p>
          <p className="small">
            <CallSupport />
          </p>
        </>
      );
    case 'inactive':
      return (
        <>
          <p className="small">
            <StatusLabel tone="error">
              <FormattedMessage {...messages.inactive} />
            </StatusLabel>
          </p>
          <p className="small">
            <FormattedMessage {...(type === 'ACH' ? messages.inactiveBank : messages.inactiveCard)} />
          </p>
        </>
      );
  }
}
