/** Limits a loan's servicing record to the fields that a guest may see. */
import type { LoanServicing } from '#contract/borrower/loans.ts';

/** Fields that a guest's screens display or depend on. A new field of the record must be added here before guests receive it. */
const GUEST_FIELDS = [
  'loanNumber',
  'dmiLoanNumber',
  'servicedBy',
  // Name and billing address of the account holder, which the guest confirmed in the identity check.
  'firstName',
  'lastName',
  'streetAddress',
  'city',
  'state',
  'zipCode',
  // The new servicer, if the loan is transferred.
  'newServicer',
  'newServicerAddress',
  'newServicerLocation',
  'newServicerPhone',
  'newServicerURL',
  'newServicerEffectiveDate',
  'newServicerFirstPaymentDueDate',
  // Amount due and dates. Recent payments are included, so that nobody pays the next installment by mistake.
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

/** The record for a guest. Hidden fields are null where the API requires them, and otherwise omitted. */
export function toGuestServicing(record: LoanServicing): LoanServicing {
  const told = Object.fromEntries(GUEST_FIELDS.map((name) => [name, record[name]])) as Pick<
    LoanServicing,
    (typeof GUEST_FIELDS)[number]
  >;
  return { ...told, encompassLoanNumber: null, emailAddress: null, bankCode: null, investorCode: null };
}
