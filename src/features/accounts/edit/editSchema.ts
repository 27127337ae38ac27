import { object } from 'yup';

import { accountSubtype } from '#lending/methods/bankAccountSchema.ts';
import { billingAddress } from '#lending/methods/billingAddressSchema.ts';
import { cardExpiry } from '#lending/methods/cardSchema.ts';
import { holderName } from '#lending/methods/holderName.ts';
import { messages } from '#lending/methods/messages.ts';
import { lenderClock } from '#platform/config/lenderClock.ts';

const cardChange = (mayStayEmpty: boolean) =>
  object({
    accountHolderName: holderName(messages.holderRequired),
    cardExpDate: cardExpiry(lenderClock),
    ...billingAddress({ mayStayEmpty }),
  });

/** What can be changed about a card. Where the lender does not send the current address, it is all fields or none. */
export const cardChangeSchema = { withAddress: cardChange(false), withoutAddress: cardChange(true) };

/** What can be changed about a bank account. */
export const bankChangeSchema = object({
  accountHolderName: holderName(messages.bankHolderRequired),
  accountSubtype: accountSubtype(),
});
