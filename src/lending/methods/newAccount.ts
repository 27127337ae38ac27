import type { NewBankAccount, NewCard } from '#contract/payment.ts';
import { parseCardExpiry, expiryText } from '#domain/cardExpiry.ts';

import { streetLine } from '../addresses/addressSchema.ts';

/** What the form of a new card holds, all of it text. */
export type CardValues = Record<Exclude<keyof NewCard, 'type'> | 'addressLine2', string>;
/** What the form of a new bank account holds. */
export type BankAccountValues = Record<Exclude<keyof NewBankAccount, 'type'>, string>;

/** Card fields that may be kept until the person signs in again: not the number, not the security code. */
export const CARD_DRAFT_FIELDS = [
  'cardHolderName',
  'cardExpDate',
  'addressLine1',
  'addressLine2',
  'addressCity',
  'addressState',
  'addressZip1',
] as const satisfies readonly (keyof CardValues)[];

/** The same for a bank account: not its number. */
export const BANK_DRAFT_FIELDS = [
  'accountHolderName',
  'issuerName',
  'abaRoutingNumber',
  'accountSubtype',
] as const satisfies readonly (keyof BankAccountValues)[];

/** "MM / YY" for the wire, whatever was typed between the digits. */
export function wireExpiry(text: string): string {
  const expiry = parseCardExpiry(text);
  return expiry === null ? text : expiryText(expiry);
}

/** The new card in the contract's form, and nothing else that the form may still hold. */
export const newCardOf = (values: CardValues): NewCard => ({
  type: 'DEBIT',
  cardHolderName: values.cardHolderName,
  cardNumber: values.cardNumber,
  cardExpDate: wireExpiry(values.cardExpDate),
  cardCVV: values.cardCVV,
  addressLine1: streetLine(values.addressLine1, values.addressLine2),
  addressCity: values.addressCity,
  addressState: values.addressState,
  addressZip1: values.addressZip1,
});

/** The new bank account in the contract's form. */
export const newBankAccountOf = (values: BankAccountValues): NewBankAccount => ({
  type: 'ACH',
  accountHolderName: values.accountHolderName,
  issuerName: values.issuerName,
  abaRoutingNumber: values.abaRoutingNumber,
  accountNumber: values.accountNumber,
  accountSubtype: values.accountSubtype as NewBankAccount['accountSubtype'], // the schema allows only these two
});
