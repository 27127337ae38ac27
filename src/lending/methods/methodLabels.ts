import type { IntlShape } from 'react-intl';

import type { PaymentMethod } from '#contract/payment.ts';

import { methodMessages as messages } from './methodMessages.ts';

type Method = Pick<PaymentMethod, 'type' | 'issuerName' | 'lastFour'>;

/** Returns the label of a payment method type: "ACH/BANK" or "Debit". */
export const methodLabel = (intl: IntlShape, type: Method['type']): string =>
  intl.formatMessage(type === 'ACH' ? messages.ach : messages.debit);

/**
 * Returns, for example, "First Bank ending in 6789". Starts with "Bank account" or "Card" when the lender does not name the bank or
 * brand.
 */
export function methodName(intl: IntlShape, { type, issuerName, lastFour }: Method): string {
  const issuer = issuerName === '' ? intl.formatMessage(type === 'ACH' ? messages.someBank : messages.someCard) : issuerName;
  return intl.formatMessage(messages.name, { issuer, lastFour });
}

/** Returns label and name: "ACH/BANK: First Bank ending in 6789". */
export const methodLabelAndName = (intl: IntlShape, method: Method): string =>
  intl.formatMessage(messages.labelled, { label: methodLabel(intl, method.type), name: methodName(intl, method) });
