/** The mailing address of a loan, which is independent of the property's address. */
import type { NewMailingAddress, Property } from '#contract/borrower/loans.ts';
import type { LoanTable } from './tables.ts';

type MailingColumns = Pick<
  LoanTable,
  'mailing_street' | 'mailing_city' | 'mailing_state' | 'mailing_zip' | 'new_mailing_address'
>;

interface MailOfLoan {
  goesTo: Property;
  /** A change that has not taken effect yet. */
  willGoTo: NewMailingAddress | null;
}

/**
 * Returns the mailing address on `today` (in the lender's time zone) and a pending change. A change takes effect on its own date, without
 * any job running that day.
 */
export function mailOf(loan: MailingColumns, today: string): MailOfLoan {
  const { new_mailing_address: changed } = loan;
  if (changed !== null && changed.effectiveDate <= today) {
    const { effectiveDate: _past, ...goesTo } = changed;
    return { goesTo, willGoTo: null };
  }
  return {
    goesTo: {
      streetAddress: loan.mailing_street,
      city: loan.mailing_city,
      state: loan.mailing_state,
      zipCode: loan.mailing_zip,
    },
    willGoTo: changed,
  };
}
