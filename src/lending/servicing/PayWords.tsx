import { FormattedMessage } from 'react-intl';

import { formatCents } from '#domain/money.ts';

import { messages } from './paidMessages.ts';

/** The label of the way to pay: "Pay $1,842.17", or "Pay ahead" when nothing is due before the next installment. */
export const PayWords = ({ isNext, cents }: { isNext: boolean; cents: number }) =>
  isNext ? (
    <FormattedMessage {...messages.payAhead} />
  ) : (
    <FormattedMessage {...messages.pay} values={{ amount: formatCents(cents) }} />
  );
