import { exactOptional, nullable, number, object } from 'valibot';

import type {
  Loan as SentLoan,
  LoanContact,
  LoanServicing as SentServicing,
  NewMailingAddress,
  RecentPayment,
} from '#contract/borrower/loans.ts';
import type { PaymentMethodType } from '#contract/payment.ts';
import type { OrUnknown, Unreadable } from '#domain/unreadable.ts';
import {
  answerKeepingUnreadable,
  codeOrNull,
  dateOnly,
  essential,
  knownCode,
  listKeepingUnreadable,
  money,
  orNull,
  utcInstant,
  wholeList,
  words,
  wordsOrNull,
  type ShapeOf,
} from '#platform/api/answers/shapes.ts';

type ServicedBy = NonNullable<SentServicing['servicedBy']>;

/** A servicing record as the portal reads it: a payment that cannot be read is still a payment. */
export interface LoanServicing extends Omit<SentServicing, 'servicedBy' | 'creditedIfPaidNow' | 'recentPayments'> {
  creditedIfPaidNow?: string | null;
  servicedBy?: OrUnknown<ServicedBy> | null;
  recentPayments?: (RecentPayment | Unreadable)[];
}

/** A loan as the portal reads it. */
export interface Loan extends Omit<SentLoan, 'contacts' | 'loanServicings'> {
  contacts: (LoanContact | Unreadable)[];
  loanServicings: LoanServicing[];
}

const recentPaymentShape: ShapeOf<RecentPayment> = object({
  reference: wordsOrNull,
  amount: money,
  kind: knownCode<RecentPayment['kind']>({ installment: true, fee: true }),
  // Null says that somebody else paid.
  method: nullable(
    object({ type: knownCode<PaymentMethodType>({ ACH: true, DEBIT: true }), issuerName: words, lastFour: words }),
  ),
  receivedAtUtc: utcInstant,
  receivedOn: dateOnly,
  creditedOn: orNull(dateOnly),
  state: knownCode<RecentPayment['state']>({ running: true, succeeded: true }),
});

const address = { streetAddress: words, city: words, state: words, zipCode: words };
const newMailingAddressShape: ShapeOf<NewMailingAddress> = object({ ...address, effectiveDate: dateOnly });

/** A fact of the record that cannot be read counts as not known: a borrower with one odd date still sees the amount. */
export const loanServicingShape: ShapeOf<LoanServicing> = object({
  loanNumber: essential,
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
  servicedBy: exactOptional(codeOrNull<ServicedBy>({ LENDER: true, DMI: true, SPECIAL_SERVICING: true })),
  creditedIfPaidNow: exactOptional(orNull(dateOnly)),
  recentPayments: exactOptional(listKeepingUnreadable(recentPaymentShape)),
  newMailingAddress: exactOptional(orNull(newMailingAddressShape)),
});

const contactShape: ShapeOf<LoanContact> = object({
  firstName: words,
  lastName: words,
  emailAddress: words,
  role: knownCode<LoanContact['role']>({ BORROWER: true, CO_BORROWER: true, LOAN_OFFICER: true }),
  nmlsId: exactOptional(words),
  branch: exactOptional(words),
  phone: exactOptional(words),
  photoUrl: exactOptional(words),
});

export const loanShape: ShapeOf<Loan> = object({
  loanIdentifier: essential,
  loanNumber: words,
  contacts: listKeepingUnreadable(contactShape),
  property: object(address),
  // The first one counts, so a loan whose record cannot be read is a loan that cannot be read.
  loanServicings: wholeList(loanServicingShape),
});

/** Every loan of the borrower, whether it can be read or not. */
export const loansShape: ShapeOf<(Loan | Unreadable)[]> = answerKeepingUnreadable(loanShape);
