import type { LoanServicing, Property } from '#contract/borrower/loans.ts';

const PARTS = ['streetAddress', 'city', 'state', 'zipCode'] as const;

export const sameAddress = (one: Property, other: Property): boolean => PARTS.every((part) => one[part] === other[part]);

/** The mailing address that was chosen last, whether mail goes there already or not. */
export function newestAddress({ newMailingAddress, ...record }: LoanServicing): Property {
  const { streetAddress, city, state, zipCode } = newMailingAddress ?? record;
  return { streetAddress, city, state, zipCode };
}
