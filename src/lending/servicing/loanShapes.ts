import { array, exactOptional, number, object, picklist } from 'valibot';

import type { Loan, LoanContact, LoanServicing, NewMailingAddress, Property, RecentPayment } from '#contract/borrower/loans.ts';
import { officerFacts } from '#lending/officers/officerShape.ts';
import {
  dateOnly,
  essential,
  listOf,
  money,
  orNull,
  utcInstant,
  words,
  wordsOrNull,
  type ShapeOf,
} from '#platform/api/answers/shapes.ts';

const recentPaymentShape: ShapeOf<RecentPayment> = object({
  reference: wordsOrNull,
  amount: money,
  kind: picklist(['installment', 'fee']),
  method: orNull(object({ type: picklist(['ACH', 'DEBIT']), issuerName: words, lastFour: words })),
  receivedAtUtc: utcInstant,
  receivedOn: dateOnly,
  creditedOn: orNull(dateOnly),
  state: picklist(['running', 'succeeded']),
});

const address = { streetAddress: words, city: words, state: words, zipCode: words };
export const propertyShape: ShapeOf<Property> = object(address);
const newMailingAddressShape: ShapeOf<NewMailingAddress> = object({ ...address, effectiveDate: dateOnly });

/** A fact of the record that cannot be read counts as not known: a borrower with one odd date still sees the amount. */
export const loanServicingShape: ShapeOf<LoanServicing> = object({
  loanNumber: words,
  dmiLoanNumber: wordsOrNull,
  encompassLoanNumber: wordsOrNull,
  firstName: words,
  lastName: words,
  emailAddress: wordsOrNull,
  ...address,
  bankCode: wordsOrNull,
  investorCode: wordsOrNull,
  newServicerEffectiveDate: orNull(dateOnly),
  newServicerFirstPaymentDueDate: orNull(dateOnly),
  newServicer: wordsOrNull,
  newServicerAddress: wordsOrNull,
  newServicerLocation: wordsOrNull,
  newServicerPhone: wordsOrNull,
  newServicerURL: wordsOrNull,
  daysUntilDueDate: orNull(number()),
  dueDate: orNull(dateOnly),
  dateUntilDueDate: orNull(dateOnly),
  principalInterestAmount: orNull(money),
  taxInsuranceAmount: orNull(money),
  miscellaneousInsurance: orNull(money),
  subsidyPayment: orNull(money),
  regularMonthlyPayment: orNull(money),
  totalFeesAndCharges: orNull(money),
  lateCharges: orNull(money),
  delinquentPayment: orNull(money),
  lateChargeAmount: orNull(money),
  feePaid: orNull(money),
  totalAmountDue: orNull(money),
  firstPaymentDueDate: exactOptional(orNull(dateOnly)),
  servicedBy: exactOptional(orNull(picklist(['LENDER', 'DMI', 'SPECIAL_SERVICING']))),
  creditedIfPaidNow: exactOptional(dateOnly),
  recentPayments: exactOptional(listOf(recentPaymentShape)),
  newMailingAddress: exactOptional(orNull(newMailingAddressShape)),
});

const contactShape: ShapeOf<LoanContact> = object({
  firstName: words,
  lastName: words,
  emailAddress: words,
  role: picklist(['BORROWER', 'CO_BORROWER', 'LOAN_OFFICER']),
  ...officerFacts,
});

export const loanShape: ShapeOf<Loan> = object({
  loanIdentifier: essential,
  loanNumber: words,
  contacts: listOf(contactShape),
  property: propertyShape,
  loanServicings: array(loanServicingShape),
});
