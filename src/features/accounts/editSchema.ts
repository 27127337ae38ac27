import { object } from 'yup';

import { billingAddress } from '#platform/paymentForms/billingAddressSchema.ts';
import { accountSubtype } from '#platform/paymentForms/bankAccountSchema.ts';
import { cardExpiry } from '#platform/paymentForms/cardSchema.ts';
import { holderName } from '#platform/paymentForms/holderName.ts';
import { messages } from '#platform/paymentForms/messages.ts';

const cardChange = (mayStayEmpty: boolean) =>
  object({
    accountHolderName: holderName(messages.holderRequired),
    cardExpDate: cardExpiry(() => new Date()),
    ...billingAddress({ mayStayEmpty }),
  });

/** What of a card can be changed; the address is all or none where the lender does not tell the present one. */
export const cardChangeSchema = { withAddress: cardChange(false), withoutAddress: cardChange(true) };

/** What of a bank account can be changed. */
export const bankChangeSchema = object({
  accountHolderName: holderName(messages.bankHolderRequired),
  accountSubtype: accountSubtype(),
});
