import type { Property } from '#contract/borrower/loans.ts';
import type { LoanServicing } from '#lending/servicing/loanShapes.ts';

const PARTS = ['streetAddress', 'city', 'state', 'zipCode'] as const;

export const sameAddress = (one: Property, other: Property): boolean => PARTS.every((part) => one[part] === other[part]);

/** Picks the address fields from a larger record. */
export const addressOf = ({ streetAddress, city, state, zipCode }: Property): Property => ({
  streetAddress,
  city,
  state,
  zipCode,
});

/** The mailing address chosen last, even if it is not in effect yet. */
export const newestAddress = (record: LoanServicing): Property => addressOf(record.newMailingAddress ?? record);
