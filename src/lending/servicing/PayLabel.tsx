import { FormattedMessage } from 'react-intl';

import { formatCents } from '#domain/money.ts';

import { messages } from './paidMessages.ts';

/** Label of the pay button: "Pay $1,842.17", or "Pay ahead" when only the next installment is open. */
export const PayLabel = ({ isNext, cents }: { isNext: boolean; cents: number }) =>
  isNext ? (
    <FormattedMessage {...messages.payAhead} />
  ) : (
    <FormattedMessage {...messages.pay} values={{ amount: formatCents(cents) }} />
  );
