import type { Property } from '#contract/borrower/loans.ts';
import type { LoanServicing } from '#lending/servicing/loanTypes.ts';

const ADDRESS_FIELDS = ['streetAddress', 'city', 'state', 'zipCode'] as const;

export const isSameAddress = (one: Property, other: Property): boolean =>
  ADDRESS_FIELDS.every((part) => one[part] === other[part]);

export const pickAddress = ({ streetAddress, city, state, zipCode }: Property): Property => ({
  streetAddress,
  city,
  state,
  zipCode,
});

/** The mailing address chosen last, even if it is not in effect yet. */
export const newestAddress = (record: LoanServicing): Property => pickAddress(record.newMailingAddress ?? record);
