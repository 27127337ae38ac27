/** Where mail about a loan goes. The property's address is another matter, and nothing here changes it. */
import type { NewMailingAddress, Property } from '#contract/borrower/loans.ts';
import type { LoanTable } from './tables.ts';

type MailingColumns = Pick<
  LoanTable,
  'mailing_street' | 'mailing_city' | 'mailing_state' | 'mailing_zip' | 'new_mailing_address'
>;

interface MailOfLoan {
  goesTo: Property;
  /** A change whose day has not come. */
  willGoTo: NewMailingAddress | null;
}

/** Where mail goes on `today`, a day of the lender's. A change counts from its own day on, whenever it is asked about. */
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
