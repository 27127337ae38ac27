import { array, boolean, exactOptional, fallback, number, object, picklist } from 'valibot';

import type { Customer, FundingAccountDetails, FundingAccountList } from '#contract/payment.ts';
import { essential, words, wordsOrNull, type ShapeOf } from '#platform/api/answers/shapes.ts';

/** Without `cardCvvNumber`: whatever a lender sends there is dropped. */
const record = {
  id: essential,
  accountHolderName: words,
  accountNumber: words,
  abaRoutingNumber: wordsOrNull,
  expiryDate: wordsOrNull,
  // A method in a state that this build does not know can't be used here.
  status: fallback(picklist(['ACTIVE', 'EXPIRED', 'INACTIVE']), 'INACTIVE'),
  accountHolderType: fallback(picklist(['INDIVIDUAL', 'BUSINESS']), 'INDIVIDUAL'),
  accountSubtype: picklist(['CHECKING', 'SAVINGS', 'DEBIT']),
  paymentMethodType: exactOptional(picklist(['ACH', 'DEBIT'])),
  issuerName: exactOptional(words),
};

/** `httpCall` has read its `error` before. */
export const fundingAccountListShape: ShapeOf<FundingAccountList> = object({
  accounts: object({ list: array(object(record)) }),
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
  customerIdentifier: words,
  firstName: words,
  lastName: words,
  email: words,
  addressLine1: words,
  addressCity: words,
  addressState: words,
  addressZip1: words,
});
