/** Finds out which company services a loan, and how to contact it. */
import type { ServicerContact, ServicingTransfer } from '#contract/guests.ts';
import type { LoanFound } from '#contract/payment.ts';
import { addDays } from '../../../base/clock/calendar.ts';
import type { LoanTable } from '../../../lender/loans/tables.ts';

/** RESPA, 12 CFR 1024.33(c): for 60 days from the effective date, a payment that the old servicer received on time is not late. */
const TRANSFER_PROTECTION_DAYS = 60;

const DMI: ServicerContact = {
  name: 'DMI',
  phone: '8005550148',
  hours: 'Monday to Friday, 8 am to 9 pm Eastern',
  website: 'https://www.dmi-servicing.example',
  mailTo: ['DMI', 'Payment Processing', '1 Corporate Drive, Suite 360', 'Lake Zurich, IL 60047'],
};

const SPECIAL_SERVICING: ServicerContact = {
  name: 'Special Servicing',
  phone: '2165550163',
  hours: 'Monday to Friday, 9 am to 6 pm Eastern',
  website: null,
  mailTo: [],
};

/** Returns the part of a `LoanFound` that says where to pay on `today`. From its effective date on, a transfer overrides `serviced_by`. */
export function paymentDestinationOf(loan: LoanTable, today: string): Pick<LoanFound, 'paidAt' | 'servicer' | 'transfer'> {
  const transfer = transferOf(loan, today);
  if (transfer?.state === 'done') return { paidAt: 'NEW_SERVICER', servicer: null, transfer };
  const servicer = { LENDER: null, DMI, SPECIAL_SERVICING }[loan.serviced_by];
  return { paidAt: loan.serviced_by, servicer, transfer };
}

function transferOf(loan: LoanTable, today: string): ServicingTransfer | null {
  const effectiveDate = loan.new_servicer_effective_date;
  if (effectiveDate === null) return null;
  return {
    state: effectiveDate <= today ? 'done' : 'ahead',
    effectiveDate,
    firstPaymentDueDate: loan.new_servicer_first_payment_due_date,
    protectedThrough: addDays(effectiveDate, TRANSFER_PROTECTION_DAYS - 1),
  };
}
