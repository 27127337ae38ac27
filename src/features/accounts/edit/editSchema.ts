import { object } from 'yup';

import { accountSubtypeRule } from '#lending/methods/bankAccountSchema.ts';
import { billingAddressRules } from '#lending/methods/billingAddressSchema.ts';
import { cardExpiryRule } from '#lending/methods/cardSchema.ts';
import { holderNameRule } from '#lending/methods/holderName.ts';
import { messages } from '#lending/methods/messages.ts';
import { lenderClock } from '#platform/config/lenderClock.ts';

const makeCardChangeSchema = (mayBeEmpty: boolean) =>
  object({
    accountHolderName: holderNameRule(messages.holderRequired),
    cardExpDate: cardExpiryRule(lenderClock),
    ...billingAddressRules({ mayBeEmpty }),
  });

/** When the lender does not send the current address, the address fields must be all filled in or all empty. */
export const cardChangeSchemas = { withAddress: makeCardChangeSchema(false), withoutAddress: makeCardChangeSchema(true) };

export const bankChangeSchema = object({
  accountHolderName: holderNameRule(messages.bankHolderRequired),
  accountSubtype: accountSubtypeRule(),
});
