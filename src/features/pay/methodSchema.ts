import { boolean, object, string } from 'yup';

import type { NewFundingAccount } from '#contract/payment.ts';
import { expiryOf, expiryText } from '#domain/cardExpiry.ts';
import { bankAccountSchema } from '#platform/paymentForms/bankAccountSchema.ts';
import { cardSchema } from '#platform/paymentForms/cardSchema.ts';

import { messages } from './messages.ts';

/** The two choices that are not a saved method's id. */
export const NEW_CARD = 'newCard';
export const NEW_BANK = 'newBank';

/** What the form holds; only the fields of the choice have passed their rules. */
export type MethodValues = { choice: string; keep?: boolean } & Record<
  | 'cardHolderName'
  | 'cardNumber'
  | 'cardExpDate'
  | 'cardCVV'
  | 'addressLine1'
  | 'addressCity'
  | 'addressState'
  | 'addressZip1'
  | 'accountHolderName'
  | 'issuerName'
  | 'abaRoutingNumber'
  | 'accountNumber'
  | 'accountSubtype',
  string
>;

/** What may be kept for who signs in again: no number of a card or account, and no security code. */
export const DRAFT_FIELDS: readonly (keyof MethodValues)[] = [
  'choice',
  'keep',
  'cardHolderName',
  'cardExpDate',
  'addressLine1',
  'addressCity',
  'addressState',
  'addressZip1',
  'accountHolderName',
  'issuerName',
  'abaRoutingNumber',
  'accountSubtype',
];

const choiceSchema = object({ choice: string().required(messages.chooseMethod), keep: boolean() });
const newCardSchema = choiceSchema.concat(cardSchema(() => new Date()));
const newBankSchema = choiceSchema.concat(bankAccountSchema);

/** The rules that go with a choice. */
export function schemaFor(choice: string) {
  if (choice === NEW_CARD) return newCardSchema;
  return choice === NEW_BANK ? newBankSchema : choiceSchema;
}

/** The new account in the contract's form, and nothing else that the form may still hold. */
export function newAccountOf(values: MethodValues): NewFundingAccount {
  if (values.choice === NEW_BANK) {
    const { accountHolderName, issuerName, abaRoutingNumber, accountNumber, accountSubtype } = values;
    // The schema lets no third subtype through.
    return {
      type: 'ACH',
      accountHolderName,
      issuerName,
      abaRoutingNumber,
      accountNumber,
      accountSubtype: accountSubtype as 'CHECKING' | 'SAVINGS',
    };
  }
  const { cardHolderName, cardNumber, cardCVV, addressLine1, addressCity, addressState, addressZip1 } = values;
  const expiry = expiryOf(values.cardExpDate);
  const cardExpDate = expiry === null ? values.cardExpDate : expiryText(expiry);
  return {
    type: 'DEBIT',
    cardHolderName,
    cardNumber,
    cardExpDate,
    cardCVV,
    addressLine1,
    addressCity,
    addressState,
    addressZip1,
  };
}
