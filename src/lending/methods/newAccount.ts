import type { NewBankAccount, NewCard } from '#contract/payment.ts';
import { parseCardExpiry, expiryText } from '#domain/userInput/cardExpiry.ts';

import { streetLine } from '../addresses/addressSchema.ts';

export type CardValues = Record<Exclude<keyof NewCard, 'type'> | 'addressLine2', string>;
export type BankAccountValues = Record<Exclude<keyof NewBankAccount, 'type'>, string>;

/** Card fields that may be saved as a draft when the session ends during typing. The card number and the security code are never saved. */
export const CARD_DRAFT_FIELDS = [
  'cardHolderName',
  'cardExpDate',
  'addressLine1',
  'addressLine2',
  'addressCity',
  'addressState',
  'addressZip1',
] as const satisfies readonly (keyof CardValues)[];

/** Bank account fields that may be saved as a draft when the session ends during typing. The account number is never saved. */
export const BANK_DRAFT_FIELDS = [
  'accountHolderName',
  'issuerName',
  'abaRoutingNumber',
  'accountSubtype',
] as const satisfies readonly (keyof BankAccountValues)[];

/** Formats an expiration date as the API expects it, "MM / YY". Text that is not an expiration date is returned unchanged. */
export function toApiExpiry(text: string): string {
  const expiry = parseCardExpiry(text);
  return expiry === null ? text : expiryText(expiry);
}

/** Leaves out any other values in the form. */
export const newCardOf = (values: CardValues): NewCard => ({
  type: 'DEBIT',
  cardHolderName: values.cardHolderName,
  cardNumber: values.cardNumber,
  cardExpDate: toApiExpiry(values.cardExpDate),
  cardCVV: values.cardCVV,
  addressLine1: streetLine(values.addressLine1, values.addressLine2),
  addressCity: values.addressCity,
  addressState: values.addressState,
  addressZip1: values.addressZip1,
});

export const newBankAccountOf = (values: BankAccountValues): NewBankAccount => ({
  type: 'ACH',
  accountHolderName: values.accountHolderName,
  issuerName: values.issuerName,
  abaRoutingNumber: values.abaRoutingNumber,
  accountNumber: values.accountNumber,
  accountSubtype: values.accountSubtype as NewBankAccount['accountSubtype'], // The schema allows only these two subtypes.
});
