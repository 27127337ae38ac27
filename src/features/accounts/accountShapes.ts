import { boolean, exactOptional, fallback, number, object } from 'valibot';

import type {
  AccountSubtype,
  Customer,
  FundingAccountDetails as SentDetails,
  FundingAccountList as SentList,
  FundingAccountRecord as SentRecord,
  PaymentMethodType,
} from '#contract/payment.ts';
import type { OrUnknown, Unreadable } from '#domain/unreadable.ts';
import {
  codeOf,
  essential,
  knownCode,
  listKeepingUnreadable,
  words,
  wordsOrNull,
  type ShapeOf,
} from '#platform/api/answers/shapes.ts';

type Codes = 'status' | 'accountHolderType';
type WithCodes<Sent extends SentRecord> = Omit<Sent, Codes> & { [Name in Codes]: OrUnknown<Sent[Name]> };

/** Saved methods as the portal reads them. */
export type FundingAccountRecord = WithCodes<SentRecord>;
export type FundingAccountDetails = Omit<SentDetails, Codes> & FundingAccountRecord;
export type FundingAccountList = Omit<SentList, 'accounts'> & { accounts: { list: (FundingAccountRecord | Unreadable)[] } };

/** Without `cardCvvNumber`: whatever a lender sends there is dropped. */
const record = {
  id: essential,
  accountHolderName: words,
  accountNumber: words,
  abaRoutingNumber: wordsOrNull,
  expiryDate: wordsOrNull,
  status: codeOf<SentRecord['status']>({ ACTIVE: true, EXPIRED: true, INACTIVE: true }),
  accountHolderType: codeOf<SentRecord['accountHolderType']>({ INDIVIDUAL: true, BUSINESS: true }),
  accountSubtype: knownCode<AccountSubtype>({ CHECKING: true, SAVINGS: true, DEBIT: true }),
  paymentMethodType: exactOptional(knownCode<PaymentMethodType>({ ACH: true, DEBIT: true })),
  issuerName: exactOptional(words),
};

/** `httpCall` has read its `error` before. */
export const fundingAccountListShape: ShapeOf<FundingAccountList> = object({
  accounts: object({ list: listKeepingUnreadable(object(record)) }),
  totalResultsCount: number(),
  hasMoreResults: boolean(),
  url: words,
  fromIndex: fallback(number(), 0),
  toIndex: fallback(number(), 0),
  queryId: words,
});

export const fundingAccountShape: ShapeOf<FundingAccountDetails> = object({
  ...record,
  addressLine1: exactOptional(wordsOrNull),
  addressCity: exactOptional(wordsOrNull),
  addressState: exactOptional(wordsOrNull),
  addressZip1: exactOptional(wordsOrNull),
});

export const customerShape: ShapeOf<Customer> = object({
  customerIdentifier: essential,
  firstName: words,
  lastName: words,
  email: words,
  addressLine1: words,
  addressCity: words,
  addressState: words,
  addressZip1: words,
});
