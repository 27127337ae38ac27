/** Calculates what a loan owes on a given day, in integer cents. Days are in the lender's time zone. */
import type { Kysely } from 'kysely';

import type { LoanServicing } from '#contract/borrower/loans.ts';
import type { Money } from '#contract/call.ts';
import { addDays, addMonths, daysBetween } from '../../base/clock/calendar.ts';
import type { Database } from '../../base/db/database.ts';
import { toMoney } from '../../base/wire/formats.ts';
import { mailingAddressOn } from './mailingAddress.ts';
import type { LoanTable } from './tables.ts';

/** Uniform note: a payment is late when it has not been received by the end of 15 calendar days after its due date. */
const GRACE_DAYS = 15;

export interface ServicingAmounts {
  /** Due date of the oldest unpaid installment. */
  dueDate: string;
  /** Negative when overdue. */
  daysUntilDueDate: number;
  /** The last day on which the oldest installment can be paid without a late charge. */
  lastTimelyDay: string;
  /** Whole months since the due date, which is the number of further installments that have fallen due. */
  overdueInstallments: number;
  regularCents: number;
  delinquentCents: number;
  lateCents: number;
  feesCents: number;
  feePaidCents: number;
  totalCents: number;
}

/** Returns the due date of the installment `months` after the oldest unpaid one. */
const dueDateAfter = ({ due_date, due_day }: LoanTable, months: number): string => addMonths(due_date, months, due_day);

function overdueInstallments(loan: LoanTable, today: string): number {
  let count = 0;
  while (dueDateAfter(loan, count + 1) <= today) count += 1;
  return count;
}

/** Returns what the loan owes on `today`: the regular payment, missed installments, late charges and fees. */
export function calculateServicing(loan: LoanTable, today: string): ServicingAmounts {
  const missed = overdueInstallments(loan, today);
  const late = Array.from({ length: missed + 1 }, (_, month) => addDays(dueDateAfter(loan, month), GRACE_DAYS));
  const regularCents =
    loan.principal_interest_cents + loan.tax_insurance_cents + (loan.misc_insurance_cents ?? 0) - (loan.subsidy_cents ?? 0);
  const delinquentCents = missed * regularCents;
  const lateCents = loan.late_charge_cents * late.filter((lastTimelyDay) => today > lastTimelyDay).length;
  return {
    dueDate: loan.due_date,
    daysUntilDueDate: daysBetween(today, loan.due_date),
    lastTimelyDay: addDays(loan.due_date, GRACE_DAYS),
    overdueInstallments: missed,
    regularCents,
    delinquentCents,
    lateCents,
    feesCents: loan.fees_cents,
    feePaidCents: loan.fee_paid_cents,
    totalCents: regularCents + delinquentCents + lateCents + loan.fees_cents - loan.fee_paid_cents,
  };
}

const moneyOrNull = (cents: number | null): Money | null => (cents === null ? null : toMoney(cents));

/** The person whose name and email address appear on the servicing record; without one they are empty. */
interface ServicedPerson {
  first_name: string;
  last_name: string;
  email: string | null;
}

export function toLoanServicing(loan: LoanTable, person: ServicedPerson | undefined, today: string): LoanServicing {
  const amounts = calculateServicing(loan, today);
  const { current, pending } = mailingAddressOn(loan, today);
  return {
    ...loan.passed_on,
    ...current,
    newMailingAddress: pending,
    loanNumber: loan.loan_number,
    dmiLoanNumber: loan.dmi_loan_number,
    firstName: person?.first_name ?? '',
    lastName: person?.last_name ?? '',
    emailAddress: person?.email ?? null,
    newServicerEffectiveDate: loan.new_servicer_effective_date,
    newServicerFirstPaymentDueDate: loan.new_servicer_first_payment_due_date,
    newServicer: loan.new_servicer,
    newServicerAddress: loan.new_servicer_address,
    newServicerLocation: loan.new_servicer_location,
    newServicerPhone: loan.new_servicer_phone,
    newServicerURL: loan.new_servicer_url,
    daysUntilDueDate: amounts.daysUntilDueDate,
    dueDate: amounts.dueDate,
    dateUntilDueDate: amounts.lastTimelyDay,
    principalInterestAmount: toMoney(loan.principal_interest_cents),
    taxInsuranceAmount: toMoney(loan.tax_insurance_cents),
    miscellaneousInsurance: moneyOrNull(loan.misc_insurance_cents),
    subsidyPayment: moneyOrNull(loan.subsidy_cents),
    regularMonthlyPayment: toMoney(amounts.regularCents),
    totalFeesAndCharges: toMoney(amounts.feesCents),
    lateCharges: toMoney(amounts.lateCents),
    delinquentPayment: toMoney(amounts.delinquentCents),
    lateChargeAmount: toMoney(loan.late_charge_cents),
    feePaid: toMoney(amounts.feePaidCents),
    totalAmountDue: toMoney(amounts.totalCents),
    firstPaymentDueDate: loan.first_payment_due_date,
    servicedBy: loan.serviced_by,
  };
}

/**
 * Whether the lender accepts payments on this loan today: it services the loan itself, and the loan has not been transferred to another
 * servicer.
 */
export function isPayableHere(loan: LoanTable, today: string): boolean {
  const moved = loan.new_servicer_effective_date !== null && loan.new_servicer_effective_date <= today;
  return loan.serviced_by === 'LENDER' && !moved;
}

/** Returns the due date of the oldest unpaid installment once everything due on `today` has been paid. */
export const dueDateAfterPayment = (loan: LoanTable, today: string): string =>
  dueDateAfter(loan, overdueInstallments(loan, today) + 1);

/** Books a payment of the full amount due on `today`. Must run in the caller's transaction. */
export async function bookFullPayment(transaction: Kysely<Database>, loan: LoanTable, today: string): Promise<void> {
  await transaction
    .updateTable('loan')
    .set({ due_date: dueDateAfterPayment(loan, today), fees_cents: 0, fee_paid_cents: 0, first_payment_due_date: null })
    .where('loan_identifier', '=', loan.loan_identifier)
    .execute();
}
