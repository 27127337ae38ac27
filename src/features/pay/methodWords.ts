import type { IntlShape } from 'react-intl';

import type { PaymentMethod } from '#contract/payment.ts';

import { messages } from './messages.ts';

/** "ACH/BANK: First Bank ending in 6789" (labels: specification, section 3). */
export function methodWords(
  intl: IntlShape,
  { type, issuerName, lastFour }: Pick<PaymentMethod, 'type' | 'issuerName' | 'lastFour'>,
): string {
  const label = intl.formatMessage(type === 'ACH' ? messages.ach : messages.debit);
  return intl.formatMessage(messages.endingIn, { type: label, issuer: issuerName, lastFour });
}
