/** Validates cards and bank accounts (specification §4, validation) on the server, independently of the portal. */
import type { FundingAccountChange, NewBankAccount, NewCard, NewFundingAccount } from '#contract/payment.ts';
import { passesLuhn } from '../../../base/findSecrets.ts';
import { refuseInvalidFields, Refusal } from '../../../base/http/errors.ts';
import { tidyLine } from '../../../base/wire/tidyText.ts';
import { addressProblem, type AddressPart } from '../../../lender/addressRules.ts';
import { isPersonName, LETTERS_ONLY_MESSAGE } from '../../../lender/personNames.ts';
import { brandOf, securityCodeLength } from '../gateway/cardNumbers.ts';

type FieldErrors = Record<string, string>;
type Body = Readonly<Record<string, unknown>>;

const CONTROL_CHARACTER = /\p{Cc}/u;

const textFieldOf = (body: Body, name: string): string => {
  const value = body[name];
  return typeof value === 'string' ? tidyLine(value) : '';
};

/** More than 3 and fewer than 128 characters. */
const hasNameLength = (name: string): boolean => {
  const { length } = Array.from(name);
  return length > 3 && length < 128;
};

function checkHolder(fields: FieldErrors, field: string, name: string): void {
  if (name === '') fields[field] = 'Enter the name on the account.';
  else if (!hasNameLength(name)) fields[field] = 'Enter a name of 4 to 127 characters.';
  else if (!isPersonName(name)) fields[field] = LETTERS_ONLY_MESSAGE;
}

function checkExpiry(fields: FieldErrors, written: string, today: string): void {
  const expires = parseExpiry(written);
  if (written === '') fields['cardExpDate'] = 'Enter the expiration date.';
  else if (expires === null) fields['cardExpDate'] = 'Enter the expiration date as MM / YY, for example 08 / 27.';
  else if (expires < today.slice(0, 7)) fields['cardExpDate'] = 'Credit Card expiration date has already passed.';
}

const ADDRESS_PARTS: Record<'addressLine1' | 'addressCity' | 'addressState' | 'addressZip1', AddressPart> = {
  addressLine1: 'street',
  addressCity: 'city',
  addressState: 'state',
  addressZip1: 'zip',
};

function checkAddress(fields: FieldErrors, field: keyof typeof ADDRESS_PARTS, value: string): void {
  const problem = addressProblem(ADDRESS_PARTS[field], value);
  if (problem !== null) fields[field] = problem;
}

/** Converts `MM / YY` to `YYYY-MM` in this century; null for an invalid month. */
export function parseExpiry(written: string): string | null {
  const [, month, year] = /^(0[1-9]|1[0-2]) ?\/ ?(\d\d)$/.exec(written) ?? [];
  return month === undefined || year === undefined ? null : `20${year}-${month}`;
}

/** Converts `YYYY-MM` to `MM / YY`. */
export const formatExpiry = (expires: string): string => `${expires.slice(5, 7)} / ${expires.slice(2, 4)}`;

/** The validated new account. `today` is the lender's current date. @throws Refusal 400 with a message for each invalid field */
export function readNewFundingAccount(body: unknown, today: string): NewFundingAccount {
  const given: Body = typeof body === 'object' && body !== null ? (body as Body) : {};
  if (given['type'] === 'ACH') return readBankAccount(given);
  if (given['type'] === 'DEBIT') return readCard(given, today);
  const missing = 'Choose a card or a bank account.';
  throw new Refusal(400, missing, { fields: { type: missing } });
}

function readBankAccount(body: Body): NewBankAccount {
  const subtype = textFieldOf(body, 'accountSubtype');
  const account: NewBankAccount = {
    type: 'ACH',
    accountHolderName: textFieldOf(body, 'accountHolderName'),
    issuerName: textFieldOf(body, 'issuerName'),
    abaRoutingNumber: textFieldOf(body, 'abaRoutingNumber'),
    accountNumber: textFieldOf(body, 'accountNumber'),
    accountSubtype: subtype === 'SAVINGS' ? 'SAVINGS' : 'CHECKING',
  };
  const fields = unexpectedFieldErrors(body, Object.keys(account));
  checkHolder(fields, 'accountHolderName', account.accountHolderName);
  if (account.issuerName === '') fields['issuerName'] = 'Enter the name of the bank.';
  else if (!hasNameLength(account.issuerName) || CONTROL_CHARACTER.test(account.issuerName))
    fields['issuerName'] = 'Enter a bank name of 4 to 127 characters.';
  // A wrong check digit is only a warning in the portal; the server requires nine digits that are not all zero.
  if (!/^\d{9}$/.test(account.abaRoutingNumber) || /^0+$/.test(account.abaRoutingNumber))
    fields['abaRoutingNumber'] = 'Enter the routing number, 9 digits.';
  if (!/^\d{8,17}$/.test(account.accountNumber)) fields['accountNumber'] = 'Enter the account number, 8 to 17 digits.';
  if (subtype !== 'CHECKING' && subtype !== 'SAVINGS') fields['accountSubtype'] = 'Choose checking or savings.';
  return requireValid(account, fields);
}

function readCard(body: Body, today: string): NewCard {
  const card: NewCard = {
    type: 'DEBIT',
    cardHolderName: textFieldOf(body, 'cardHolderName'),
    cardNumber: textFieldOf(body, 'cardNumber'),
    cardExpDate: textFieldOf(body, 'cardExpDate'),
    cardCVV: textFieldOf(body, 'cardCVV'),
    addressLine1: textFieldOf(body, 'addressLine1'),
    addressCity: textFieldOf(body, 'addressCity'),
    addressState: textFieldOf(body, 'addressState'),
    addressZip1: textFieldOf(body, 'addressZip1'),
  };
  const fields = unexpectedFieldErrors(body, Object.keys(card));
  checkHolder(fields, 'cardHolderName', card.cardHolderName);
  if (!/^\d{16}$/.test(card.cardNumber))
    fields['cardNumber'] = 'Enter a card number of 16 digits. We take Visa, Mastercard and Discover.';
  else if (/^0+$/.test(card.cardNumber) || !passesLuhn(card.cardNumber))
    fields['cardNumber'] = 'That is not a card number. Check the digits.';
  else if (brandOf(card.cardNumber) === null) fields['cardNumber'] = 'We take Visa, Mastercard and Discover.';
  checkExpiry(fields, card.cardExpDate, today);
  if (!/^\d+$/.test(card.cardCVV) || card.cardCVV.length !== securityCodeLength(card.cardNumber))
    fields['cardCVV'] = 'Invalid CVV.';
  for (const field of ['addressLine1', 'addressCity', 'addressState', 'addressZip1'] as const)
    checkAddress(fields, field, card[field]);
  return requireValid(card, fields);
}

const CHANGEABLE_FIELDS = {
  ACH: ['accountHolderName', 'accountSubtype'],
  DEBIT: ['accountHolderName', 'cardExpDate', 'addressLine1', 'addressCity', 'addressState', 'addressZip1'],
} as const;
const NUMBER_FIELDS = ['cardNumber', 'accountNumber', 'abaRoutingNumber'];

/** The validated changes, limited to what can be changed for this type. @throws Refusal 400 with a message for each invalid field */
export function readFundingAccountChange(type: 'ACH' | 'DEBIT', body: unknown, today: string): FundingAccountChange {
  const given: Body = typeof body === 'object' && body !== null ? (body as Body) : {};
  const fields = unexpectedFieldErrors(given, [...CHANGEABLE_FIELDS.ACH, ...CHANGEABLE_FIELDS.DEBIT]);
  const change: Record<string, string> = {};
  for (const field of NUMBER_FIELDS) {
    if (given[field] !== undefined) fields[field] = 'A number cannot be changed. Add a new payment method and remove this one.';
  }
  for (const field of [...CHANGEABLE_FIELDS.ACH, ...CHANGEABLE_FIELDS.DEBIT]) {
    if (given[field] === undefined) continue;
    const value = textFieldOf(given, field);
    change[field] = value;
    if (!(CHANGEABLE_FIELDS[type] as readonly string[]).includes(field))
      fields[field] = 'This kind of payment method does not have that.';
    else if (field === 'accountHolderName') checkHolder(fields, field, value);
    else if (field === 'cardExpDate') checkExpiry(fields, value, today);
    else if (field !== 'accountSubtype') checkAddress(fields, field, value);
    else if (value !== 'CHECKING' && value !== 'SAVINGS') fields[field] = 'Choose checking or savings.';
  }
  if (Object.keys(change).length === 0 && Object.keys(fields).length === 0)
    throw new Refusal(400, 'There is nothing to change. Nothing was saved.');
  return requireValid(change as FundingAccountChange, fields); // The cast is safe, because only names from the API's schema are copied above.
}

/** Errors for unknown fields. Silently ignoring a misspelled field would be worse than rejecting it. */
const unexpectedFieldErrors = (body: Body, known: readonly string[]): FieldErrors =>
  Object.fromEntries(
    Object.keys(body)
      .filter((name) => !known.includes(name))
      .map((name) => [name, 'This is not expected here.']),
  );

function requireValid<Account>(account: Account, fields: FieldErrors): Account {
  refuseInvalidFields(fields);
  return account;
}
