import { FormattedMessage, useIntl } from 'react-intl';

import { parseCardExpiry } from '#domain/cardExpiry.ts';
import { StatusLabel } from '#platform/ui/feedback/StatusLabel.tsx';

import type { FundingAccount } from '../accountsApi.ts';
import { messages } from '../messages.ts';

const SOON_DAYS = 60;
const DAY_MS = 86_400_000;

/** Whether a method can be used, in words, with a card's last month. The lender says what has expired; the device, what expires soon. */
export function AccountStanding({ account: { status, expiryDate } }: { account: Pick<FundingAccount, 'status' | 'expiryDate'> }) {
  const intl = useIntl();
  const expiry = parseCardExpiry(expiryDate ?? '');
  const month =
    expiry === null
      ? null
      : intl.formatDate(new Date(Date.UTC(expiry.year, expiry.month - 1, 1)), {
          month: 'long',
          year: 'numeric',
          timeZone: 'UTC',
        });

  if (status === 'EXPIRED') {
    return (
      <StatusLabel tone="error">
        {month === null ? (
          <FormattedMessage {...messages.expiredSome} />
        ) : (
          <FormattedMessage {...messages.expired} values={{ month }} />
        )}
      </StatusLabel>
    );
  }
  if (status !== 'ACTIVE') {
    return (
      <StatusLabel tone="attention">
        <FormattedMessage {...messages.inactive} />
      </StatusLabel>
    );
  }
  if (expiry !== null && month !== null && isSoon(expiry)) {
    return (
      <StatusLabel tone="attention">
        <FormattedMessage {...messages.expiresSoon} values={{ month }} />
      </StatusLabel>
    );
  }
  return (
    <p className="account-standing">
      <StatusLabel tone="success">
        <FormattedMessage {...messages.active} />
      </StatusLabel>
      {month !== null && (
        <span className="muted small">
          <FormattedMessage {...messages.goodThrough} values={{ month }} />
        </span>
      )}
    </p>
  );
}

/** Within 60 days of the last second of its month. */
function isSoon({ month, year }: { month: number; year: number }): boolean {
  return new Date(year, month, 1).getTime() - Date.now() <= SOON_DAYS * DAY_MS;
}
