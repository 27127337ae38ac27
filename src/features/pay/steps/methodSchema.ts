import { boolean, object, string } from 'yup';

import type { NewFundingAccount } from '#contract/payment.ts';
import { isEmailAddress } from '#domain/userInput/emailAddress.ts';
import { bankAccountSchema } from '#lending/methods/bankAccountSchema.ts';
import { cardSchema } from '#lending/methods/cardSchema.ts';
import {
  BANK_DRAFT_FIELDS,
  CARD_DRAFT_FIELDS,
  newBankAccountOf,
  newCardOf,
  type BankAccountValues,
  type CardValues,
} from '#lending/methods/newAccount.ts';
import { lenderClock } from '#platform/config/lenderClock.ts';
import { emailText } from '#platform/forms/textSchemas.ts';

import { messages } from '../messages.ts';

/** Values of the choice field other than a saved method's id. */
export const NEW_CARD = 'newCard';
export const NEW_BANK = 'newBank';

/** The form's values. Only the fields of the current choice have been validated. */
export type MethodValues = { choice: string; keep?: boolean; email?: string } & CardValues & BankAccountValues;

/** Fields that may be stored until the user signs in again: no card or account number and no security code. */
export const DRAFT_FIELDS: readonly (keyof MethodValues)[] = ['choice', 'keep', ...CARD_DRAFT_FIELDS, ...BANK_DRAFT_FIELDS];

const choiceSchema = object({
  choice: string().required(messages.chooseMethod),
  keep: boolean(),
  email: emailText().test('email', messages.emailInvalid, (email = '') => email === '' || isEmailAddress(email)),
});
const newCardSchema = choiceSchema.concat(cardSchema(lenderClock));
const newBankSchema = choiceSchema.concat(bankAccountSchema);

export function methodSchemaFor(choice: string) {
  if (choice === NEW_CARD) return newCardSchema;
  return choice === NEW_BANK ? newBankSchema : choiceSchema;
}

/** The new account in the contract's format, without the form's other values. */
export const newAccountOf = (values: MethodValues): NewFundingAccount =>
  values.choice === NEW_BANK ? newBankAccountOf(values) : newCardOf(values);
