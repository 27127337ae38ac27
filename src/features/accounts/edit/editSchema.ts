import { object } from 'yup';

import { accountSubtype } from '#lending/methods/bankAccountSchema.ts';
import { billingAddress } from '#lending/methods/billingAddressSchema.ts';
import { cardExpiry } from '#lending/methods/cardSchema.ts';
import { holderName } from '#lending/methods/holderName.ts';
import { messages } from '#lending/methods/messages.ts';
import { lenderClock } from '#platform/config/lenderClock.ts';

const cardChange = (mayBeEmpty: boolean) =>
  object({
    accountHolderName: holderName(messages.holderRequired),
    cardExpDate: cardExpiry(lenderClock),
    ...billingAddress({ mayBeEmpty }),
  });

/** When the lender does not send the current address, the address fields must be all filled in or all empty. */
export const cardChangeSchema = { withAddress: cardChange(false), withoutAddress: cardChange(true) };

export const bankChangeSchema = object({
  accountHolderName: holderName(messages.bankHolderRequired),
  accountSubtype: accountSubtype(),
});
