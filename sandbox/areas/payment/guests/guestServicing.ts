/** What a ticket tells of a loan's servicing record. */
import type { LoanServicing } from '#contract/borrower/loans.ts';

/** What a guest's screens show, or decide by. A new field of the record reaches a guest only once it stands here. */
const TOLD = [
  'loanNumber',
  'dmiLoanNumber',
  'servicedBy',
  // Whose card or account it may be, and where its bills go; a renewed identity check asks for them again.
  'firstName',
  'lastName',
  'streetAddress',
  'city',
  'state',
  'zipCode',
  // Where the loan moves.
  'newServicer',
  'newServicerAddress',
  'newServicerLocation',
  'newServicerPhone',
  'newServicerURL',
  'newServicerEffectiveDate',
  'newServicerFirstPaymentDueDate',
  // What is owed, and by when. What was paid, so that nobody pays the next installment in the belief that it is this one.
  'dueDate',
  'daysUntilDueDate',
  'dateUntilDueDate',
  'firstPaymentDueDate',
  'creditedIfPaidNow',
  'recentPayments',
  'principalInterestAmount',
  'taxInsuranceAmount',
  'miscellaneousInsurance',
  'subsidyPayment',
  'regularMonthlyPayment',
  'totalFeesAndCharges',
  'lateCharges',
  'delinquentPayment',
  'lateChargeAmount',
  'feePaid',
  'totalAmountDue',
] as const satisfies readonly (keyof LoanServicing)[];

/** The record as a guest gets it: fields that are not told are null where the contract needs them, and otherwise absent. */
export function guestServicing(record: LoanServicing): LoanServicing {
  const told = Object.fromEntries(TOLD.map((name) => [name, record[name]])) as Pick<LoanServicing, (typeof TOLD)[number]>;
  return { ...told, encompassLoanNumber: null, emailAddress: null, bankCode: null, investorCode: null };
}
