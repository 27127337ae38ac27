import { object } from 'yup';

import { accountSubtype } from '#lending/methods/bankAccountSchema.ts';
import { billingAddress } from '#lending/methods/billingAddressSchema.ts';
import { cardExpiry } from '#lending/methods/cardSchema.ts';
import { holderName } from '#lending/methods/holderName.ts';
import { messages } from '#lending/methods/messages.ts';

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
