/** The addresses of a loan: the mailing address is independent of the property's. */
import type { NewMailingAddress, Property } from '#contract/borrower/loans.ts';
import type { LoanTable } from './tables.ts';

type MailingColumns = Pick<
  LoanTable,
  'mailing_street' | 'mailing_city' | 'mailing_state' | 'mailing_zip' | 'new_mailing_address'
>;

interface LoanMailingAddress {
  current: Property;
  pending: NewMailingAddress | null;
}

/**
 * Returns the mailing address on `today` (in the lender's time zone) and a pending change. A change takes effect on its own date, without
 * any job running that day.
 */
export function mailingAddressOn(loan: MailingColumns, today: string): LoanMailingAddress {
  const { new_mailing_address: changed } = loan;
  if (changed !== null && changed.effectiveDate <= today) {
    const { effectiveDate: _past, ...current } = changed;
    return { current, pending: null };
  }
  return {
    current: {
      streetAddress: loan.mailing_street,
      city: loan.mailing_city,
      state: loan.mailing_state,
      zipCode: loan.mailing_zip,
    },
    pending: changed,
  };
}

/** Returns the address of the property in the API's format. */
export const propertyAddressOf = (
  loan: Pick<LoanTable, 'property_street' | 'property_city' | 'property_state' | 'property_zip'>,
): Property => ({
  streetAddress: loan.property_street,
  city: loan.property_city,
  state: loan.property_state,
  zipCode: loan.property_zip,
});
