import type { Property } from '#contract/borrower/loans.ts';
import type { LoanServicing } from '#lending/servicing/loanShapes.ts';

const PARTS = ['streetAddress', 'city', 'state', 'zipCode'] as const;

export const sameAddress = (one: Property, other: Property): boolean => PARTS.every((part) => one[part] === other[part]);

/** The address alone, of a record that holds more. */
export const addressOf = ({ streetAddress, city, state, zipCode }: Property): Property => ({
  streetAddress,
  city,
  state,
  zipCode,
});

/** The mailing address that was chosen last, whether mail goes there already or not. */
export const newestAddress = (record: LoanServicing): Property => addressOf(record.newMailingAddress ?? record);
